import type { Scenario } from '@miraco/domain/purpose';
import type { Virtue } from '@miraco/domain/virtues';
import { describe, expect, it } from 'vitest';
import { scenarioGroups, scenarioText } from './scenario-groups.ts';

const row = (virtue: Virtue, level: Scenario | '', number: number) => ({
  virtue,
  kind: 'weak' as const,
  answers: { own: null, training: null, mid: null },
  score: { level, resultKey: `resultweak${number}`, actionKey: `actionweak${number}` },
});

describe('the scenarios of a purpose', () => {
  it('stand once for the virtues that share their texts, the lowest first', () => {
    const groups = scenarioGroups([
      row('admiracion', 'wow', 1),
      row('alegria', '', 0),
      row('humildad', 'challenge', 5),
      row('justicia', 'challenge', 2),
      row('lealtad', 'wow', 1),
      row('perdon', 'crisis', 6),
    ]);
    expect(groups.map(({ level, resultKey, virtues }) => [level, resultKey, virtues])).toEqual([
      ['crisis', 'resultweak6', ['perdon']],
      ['challenge', 'resultweak5', ['humildad']],
      ['challenge', 'resultweak2', ['justicia']],
      ['wow', 'resultweak1', ['admiracion', 'lealtad']],
    ]);
  });

  it('with the same texts and another level are two groups', () => {
    const groups = scenarioGroups([row('guia', 'crisischallenge', 6), row('perdon', 'crisis', 6)]);
    expect(groups.map(({ virtues }) => virtues)).toEqual([['perdon'], ['guia']]);
  });
});

describe('the text of a scenario', () => {
  const words = {
    texts: { resultweak1: { es: 'Diriges', en: 'You direct' }, resultweakcouple1: { es: 'Dos', en: 'Two' } },
    roles: { team: { resultweak1: { es: 'En equipo', en: 'In a team' } } },
  };

  it('is the one for the role', () => {
    expect(scenarioText(words, 'resultweak1', 'team')?.en).toBe('In a team');
    expect(scenarioText(words, 'resultweak1', 'director')?.en).toBe('You direct');
  });

  it('is the one for directors where the method has none for the role, as in the format before roles', () => {
    expect(scenarioText(words, 'resultweak1', 'family')?.en).toBe('You direct');
    expect(scenarioText({ texts: words.texts }, 'resultweak1', 'team')?.en).toBe('You direct');
  });

  it('of a couple is the same for everybody', () => {
    expect(scenarioText(words, 'resultweakcouple1', 'team')?.en).toBe('Two');
  });
});
