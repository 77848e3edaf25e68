import { type Answer, scoreWellness, type WellnessBlock } from '@miraco/domain/wellness';
import { loadMethod } from '@miraco/method/load';
import { describe, expect, it, test } from 'vitest';
import { resultTexts, unevenTexts } from './result-texts.ts';

const { wellness } = await loadMethod();
const { levels } = wellness;

const names = { health: 'Salud', success: 'Éxito', company: 'Compañía', effort: 'Esfuerzo' };
const spanish = { language: 'es', nameOf: (block: WellnessBlock) => names[block] } as const;

/** A result whose blocks have one answer each. */
const scored = (...blocks: Answer[]) => scoreWellness(blocks.flatMap((answer) => Array<Answer>(5).fill(answer)));

const nearlyWow = scoreWellness([1, 2, 2, 2, 2, ...Array<Answer>(15).fill(4)]);

describe('a result with a block in crisis', () => {
  test.each([
    ['challenge', scored(1, 2, 3, 3), 'Salud', 'health'],
    ['flow', scored(4, 1, 4, 3), 'Éxito', 'success'],
    ['flow', scored(1, 4, 4, 4), 'Salud', 'health'],
    ['wow', nearlyWow, 'Salud', 'health'],
    ['challenge', scored(1, 1, 4, 4), 'Salud y Éxito', 'health'],
    ['challenge', scored(1, 1, 1, 4), 'Salud, Éxito y Compañía', 'health'],
  ] as const)('has the uneven text of %s, with %#', (level, score, areas, lowest) => {
    expect(score.overall.level).toBe(level);
    const { meaning, next, nextLevel } = resultTexts(score, wellness, spanish);
    expect(meaning).toBe(levels.uneven?.[level].es.replace('{{areas}}', areas));
    expect(meaning).toContain(`: ${areas}.`);
    expect({ next, nextLevel }).toEqual({ next: levels[lowest].crisis.next.es, nextLevel: 'crisis' });
  });

  it('has the overall text where an operator’s file has no other', () => {
    const score = scored(1, 4, 4, 4);
    const { uneven: _, ...former } = levels;
    expect(unevenTexts(score, { levels: former }, spanish)).toBeUndefined();
    expect(resultTexts(score, { levels: former }, spanish)).toEqual({
      ...{ meaning: levels.overall.flow.meaning.es, next: levels.overall.flow.next.es, nextLevel: 'flow' },
    });
  });
});

test.each([
  ['crisis', scored(1, 1, 1, 1)],
  ['crisis', scored(4, 1, 1, 1)],
  ['challenge', scored(2, 2, 2, 2)],
  ['flow', scored(3, 3, 3, 3)],
  ['wow', scored(4, 4, 4, 4)],
] as const)('a result of %s that is no uneven one has the overall text, %#', (level, score) => {
  const { meaning, next } = levels.overall[level];
  expect(unevenTexts(score, wellness, spanish)).toBeUndefined();
  expect(resultTexts(score, wellness, spanish)).toEqual({ meaning: meaning.es, next: next.es, nextLevel: level });
});
