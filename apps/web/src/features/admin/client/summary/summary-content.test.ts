import { noSign } from '@miraco/domain/evaluation';
import { forEveryVirtue } from '@miraco/domain/virtues';
import { scoreWellness } from '@miraco/domain/wellness';
import { describe, expect, it } from 'vitest';
import { chosenOf, type Sources, summaryContent, summaryParts } from './summary-content.ts';

const score = scoreWellness(Array.from({ length: 20 }, () => 3));
const test = (date: number) => ({ id: String(date), user: 'u', date, score, responses: [] });
const names = forEveryVirtue((virtue) => ({ name: { es: `${virtue} (es)`, en: `${virtue} (en)` } }));
const scenarios = Object.fromEntries(
  ['crisis', 'crisischallenge', 'challenge', 'flow', 'wow'].map((name) => [name, { name: { es: name, en: name } }]),
);
const exercise = (date: number, changes: object = {}) => ({
  id: String(date),
  virtue: 'guia',
  description: `Exercise ${date}`,
  date,
  done: true,
  deleted: false,
  ...changes,
});

/** What the server answers, as far as a summary reads it. */
const sources = (changes: object = {}) => {
  const nothing = {
    overview: { ratings: {} },
    initial: null,
    weekly: [],
    evaluations: [],
    exercises: [],
    statements: {},
    personal: null,
    professional: null,
    couple: null,
    reading: 'primary',
    words: names,
    scenarios: { scenarios },
  };
  return { ...nothing, ...changes } as unknown as Sources;
};
const contentOf = (changes: object) => summaryContent(sources(changes), 'en');

describe('a part', () => {
  it('is left out where there is nothing to say', () => {
    const content = summaryContent(sources(), 'es');
    for (const part of summaryParts) expect(content[part], part).toBeUndefined();
  });

  it('wellness begins with the initial test, and goes on with the weekly ones in their order', () => {
    const { wellness } = contentOf({ initial: test(1), weekly: [test(3), test(2)] });
    expect(wellness?.map(({ date }) => date)).toEqual([1, 2, 3]);
    expect(contentOf({ weekly: [test(3)] }).wellness).toHaveLength(1);
  });

  it('then and now has the first evaluation and the latest, and needs two', () => {
    const at = (date: number) => ({ date, evaluation: { guia: noSign } });
    expect(contentOf({ evaluations: [at(2)] }).thenNow).toBeUndefined();
    expect(contentOf({ evaluations: [at(3), at(2), at(1)] }).thenNow).toEqual({ before: at(1), now: at(3) });
  });

  it('exercises has those that are done, the latest first, with their virtue in the language of the client', () => {
    const exercises = [exercise(1), exercise(2, { done: false }), exercise(3), exercise(4, { deleted: true })];
    expect(contentOf({ exercises }).exercises).toEqual([
      { description: 'Exercise 3', virtue: 'guia (en)' },
      { description: 'Exercise 1', virtue: 'guia (en)' },
    ]);
  });

  it('manifesto is there once a statement is more than blanks', () => {
    expect(contentOf({ statements: { guia: ' ' } }).manifest).toBeUndefined();
    expect(contentOf({ statements: { guia: 'Doy ejemplo' } }).manifest).toEqual({ guia: 'Doy ejemplo' });
  });

  it('purposes has the words of the client, and counts the virtues by scenario', () => {
    const personal = { motivate: ['guia'], purpose: 'Cuidar', lifeproject: '' };
    expect(contentOf({ personal }).purposes?.personal).toEqual({
      motivate: ['guia (en)'],
      purpose: 'Cuidar',
      lifeproject: '',
    });
    const ratings = { guia: { strength: 'fuerte', origin: 'test' } };
    const row = { kind: 'hard', own: true, training: true, mid: null, level: 'wow', resultKey: 'r', actionKey: 'a' };
    const couple = { virtues: { guia: row }, complementary: {}, virtuesCouple: '', potential: '' };
    const { purposes } = contentOf({ overview: { ratings }, couple });
    expect(purposes?.scenarios.find(({ name }) => name === 'wow')).toEqual({ name: 'wow', company: 0, couple: 1 });
    expect(contentOf({ personal: { motivate: [], purpose: ' ', lifeproject: '' } }).purposes).toBeUndefined();
  });
});

it('what is chosen has no other part', () => {
  const content = contentOf({ initial: test(1), statements: { guia: 'Doy ejemplo' } });
  expect(Object.keys(chosenOf(content, ['manifest']))).toEqual(['manifest']);
});
