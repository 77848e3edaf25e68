import { describe, expect, test } from 'vitest';
import {
  enabledAnswers,
  isAnswered,
  missingInPersonal,
  type PurposeAnswer,
  personalParts,
  purposeKind,
  type Scenario,
  scorePurpose,
  shownAnswers,
} from './purpose.ts';
import { virtues } from './virtues.ts';

/**
 * Written by hand from the rules, not computed. Each kind, form and reading has three lines (own true, false, empty), each with three
 * groups (training true, false, empty) of three (mid true, false, empty). A letter is the scenario, a number the text: W wow,
 * F flow, C challenge, X crisis, Y crisis/challenge, -- blank.
 */
const expected = {
  'weak company primary': ['W1 C2 -- F3 X4 -- -- -- --', 'C5 X6 -- C5 X6 -- C5 X6 --', 'C5 X6 -- C5 X6 -- -- -- --'],
  'weak couple primary': ['W1 C2 -- F3 X4 -- -- -- --', 'C5 Y6 -- C5 Y6 -- C5 Y6 --', 'C5 Y6 -- C5 Y6 -- -- -- --'],
  'weak company alternate': ['W1 C2 -- F3 X4 -- -- -- --', 'C5 X6 X6 C5 X6 X6 C5 X6 X6', 'C5 X6 X6 C5 X6 X6 C5 X6 --'],
  'weak couple alternate': ['W1 C2 -- F3 X4 -- -- -- --', 'C5 Y6 X6 C5 Y6 X6 C5 Y6 X6', 'C5 Y6 X6 C5 Y6 X6 C5 Y6 --'],
  'hard company primary': ['W2 W2 W2 W2 W2 W2 W2 W2 W2', 'F3 C4 -- F1 F1 F1 F1 F1 F1', 'F3 C4 -- F1 F1 F1 F1 F1 --'],
  'hard couple primary': ['W2 W2 W2 W2 W2 W2 W2 W2 W2', 'C3 X4 -- F1 F1 F1 F1 F1 F1', 'C3 X4 -- F1 F1 F1 F1 F1 --'],
  'hard company alternate': ['W2 W2 W2 W2 W2 W2 W2 W2 W2', 'F3 C4 -- F1 F1 F1 F1 F1 F1', 'F3 C4 -- F1 F1 F1 F1 F1 --'],
  'hard couple alternate': ['W2 W2 W2 W2 W2 W2 W2 W2 W2', 'C3 X4 F1 F1 X4 F1 F1 X4 F1', 'C3 X4 F1 F1 X4 F1 F1 X4 --'],
} as const;

const letters: Readonly<Record<string, Scenario>> = {
  W: 'wow',
  F: 'flow',
  C: 'challenge',
  X: 'crisis',
  Y: 'crisischallenge',
};

const values: readonly PurposeAnswer[] = [true, false, null];
const combinations = values.flatMap((own) =>
  values.flatMap((training) => values.map((mid) => ({ own, training, mid }))),
);

const cases = (['weak', 'hard'] as const).flatMap((kind) =>
  (['company', 'couple'] as const).flatMap((form) =>
    (['primary', 'alternate'] as const).flatMap((reading) =>
      combinations.map((answers, position) => {
        const outcome = expected[`${kind} ${form} ${reading}`].join(' ').split(' ')[position] ?? 'missing';
        return { kind, form, reading, ...answers, outcome };
      }),
    ),
  ),
);

test('there are 3 × 3 × 3 answers, 2 kinds, 2 forms and 2 readings', () => {
  expect(cases).toHaveLength(216);
});

test.each(cases)('$kind $form $reading: own $own, training $training, mid $mid is $outcome', (row) => {
  const { kind, form, reading, own, training, mid, outcome } = row;
  const level = letters[outcome[0] ?? ''];
  const suffix = `${kind}${form === 'couple' ? 'couple' : ''}${outcome[1]}`;
  expect(scorePurpose({ own, training, mid }, { kind, form, reading })).toEqual(
    level
      ? { level, resultKey: `result${suffix}`, actionKey: `action${suffix}` }
      : { level: '', resultKey: '', actionKey: '' },
  );
});

describe('a select', () => {
  test('of training is disabled and shows false for a weak virtue whose own answer is false', () => {
    expect(enabledAnswers('weak', { own: false, training: true, mid: null })).toEqual({ training: false, mid: true });
    expect(shownAnswers('weak', { own: false, training: true, mid: null }).training).toBe(false);
  });

  test('of training is open for a weak virtue otherwise', () => {
    for (const own of [true, null]) {
      expect(enabledAnswers('weak', { own, training: true, mid: null })).toEqual({ training: true, mid: true });
      expect(shownAnswers('weak', { own, training: null, mid: null }).training).toBeNull();
    }
  });

  test('of training is disabled and shows true for a strong virtue whose own answer is true, and mid with it', () => {
    expect(enabledAnswers('hard', { own: true, training: false, mid: null })).toEqual({ training: false, mid: false });
    expect(shownAnswers('hard', { own: true, training: false, mid: null }).training).toBe(true);
  });

  test.each([
    [false, true, true],
    [false, null, true],
    [null, false, true],
    [null, true, false],
    [null, null, false],
  ])('of mid for a strong virtue with own %s and training %s is open: %s', (own, training, mid) => {
    expect(enabledAnswers('hard', { own, training, mid: null })).toEqual({ training: true, mid });
  });
});

test('only weak and strong virtues have a row', () => {
  expect(purposeKind('debil')).toBe('weak');
  expect(purposeKind('fuerte')).toBe('hard');
  expect(purposeKind('media')).toBeUndefined();
  expect(purposeKind(undefined)).toBeUndefined();
});

describe('a virtue has its answers', () => {
  test.each([
    ['weak', true, true, true, true],
    ['weak', true, true, null, false],
    ['weak', true, null, true, false],
    ['weak', null, true, true, false],
    ['weak', false, null, true, true],
    ['weak', false, null, null, false],
    ['hard', true, null, null, true],
    ['hard', false, true, true, true],
    ['hard', false, false, null, false],
    ['hard', false, null, true, false],
    ['hard', null, true, null, false],
  ] as const)(
    '%s: own %s, training %s, mid %s: %s, as disabled ones need none',
    (kind, own, training, mid, answered) => {
      expect(isAnswered(kind, { own, training, mid })).toBe(answered);
    },
  );
});

describe('a personal purpose', () => {
  const [first] = virtues;
  const whole = {
    motivate: [first],
    dimension: 'family',
    duration: 'ilive',
    lifeproject: 'Un taller',
    purpose: 'Enseñar',
  };
  const empty = { motivate: [], dimension: null, duration: null, lifeproject: '', purpose: ' ' };

  test('is finished when none of its five parts is empty', () => {
    expect(missingInPersonal(whole)).toEqual([]);
    expect(missingInPersonal(empty)).toEqual(personalParts);
  });

  test.each(personalParts)('is not without its part %s', (part) => {
    expect(missingInPersonal({ ...whole, [part]: empty[part] })).toEqual([part]);
  });
});
