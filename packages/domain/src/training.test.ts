import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import {
  historyMarker,
  historyMarkers,
  missingInEvaluation,
  mostFrequentSign,
  noSign,
  shownBy,
  signFrequencies,
  virtuesToEvaluate,
} from './evaluation.ts';
import { essentialFrequencies, isListed, trainingGroup, trainingGroups } from './training.ts';
import { virtues } from './virtues.ts';

describe('the marker of a virtue', () => {
  test.each([
    ['is crisis when a sign shows daily', { postergar: 'pocos', pereza: 'diario' }, 'crisis'],
    [
      'is challenge when the most frequent sign shows some days',
      { postergar: 'algunos', pereza: 'pocos' },
      'challenge',
    ],
    ['is flow when signs show few days only', { postergar: 'pocos' }, 'flow'],
    ['is custom when none shows', 'ninguno', 'custom'],
    ['is absent where the evaluation lacks the virtue', undefined, undefined],
    ['is absent where no sign was chosen', {}, undefined],
  ] as const)('%s', (_rule, entry, marker) => {
    expect(historyMarker(entry)).toBe(marker);
  });

  it.each(historyMarkers)('of %s comes from the frequency that it stands for', (marker) => {
    const frequency = shownBy(marker);
    expect(historyMarker(frequency === noSign ? frequency : { pereza: frequency })).toBe(marker);
  });

  it('does not depend on the order of the signs, and one more sign never makes it milder', () => {
    const signs = fc.dictionary(fc.string({ minLength: 1 }), fc.constantFrom(...signFrequencies), { minKeys: 1 });
    fc.assert(
      fc.property(signs, fc.constantFrom(...signFrequencies), (entry, added) => {
        const turned = Object.fromEntries(Object.entries(entry).toReversed());
        expect(mostFrequentSign(turned)).toBe(mostFrequentSign(entry));
        const position = (frequency: unknown) => signFrequencies.findIndex((one) => Object.is(one, frequency));
        expect(position(mostFrequentSign({ ...entry, 'one more': added }))).toBeLessThanOrEqual(
          position(mostFrequentSign(entry)),
        );
      }),
    );
  });
});

describe('an evaluation', () => {
  test('is about the rated virtues, in the order of the method', () => {
    const rated = { strength: 'media', origin: 'test' } as const;
    expect(virtuesToEvaluate({ valentia: rated, aceptacion: rated })).toEqual(['aceptacion', 'valentia']);
  });

  test('misses the virtues with neither a sign nor none', () => {
    const evaluation = { perdon: {}, guia: 'ninguno', lealtad: { traicion: 'pocos' } } as const;
    expect(missingInEvaluation(['perdon', 'guia', 'lealtad', 'justicia'], evaluation)).toEqual(['perdon', 'justicia']);
  });
});

describe('the group of an exercise', () => {
  const daily = { perdon: { rencor: 'diario' } } as const;
  const none = { perdon: 'ninguno' } as const;

  test('follows the latest evaluation', () => {
    expect(trainingGroup('perdon', [none, daily])).toBe('ninguno');
  });

  test('follows the one before where the latest lacks the virtue', () => {
    expect(trainingGroup('perdon', [{}, daily])).toBe('diario');
  });

  test('does not look further back than that', () => {
    expect(trainingGroup('perdon', [{}, {}, daily])).toBe('notEvaluated');
  });

  test('is "not evaluated" without any evaluation', () => {
    for (const virtue of virtues) expect(trainingGroup(virtue, [])).toBe('notEvaluated');
    expect(trainingGroups).toContain('notEvaluated');
  });
});

test('essential exercises are never done once in life', () => {
  expect(essentialFrequencies).toEqual(['daily', 'weekly', 'monthly', 'quarterly', 'annually']);
});

describe('the lists of exercises', () => {
  test.each([
    ['to be done', { deleted: false, done: false, favourite: false }],
    ['essential and to be done', { deleted: false, done: false, favourite: true }],
    ['essential and done', { deleted: false, done: true, favourite: true }],
  ])('show one that is %s', (_state, exercise) => {
    expect(isListed(exercise)).toBe(true);
  });

  test.each([
    ['done and not essential', { deleted: false, done: true, favourite: false }],
    ['deleted', { deleted: true, done: false, favourite: true }],
  ])('leave out one that is %s', (_state, exercise) => {
    expect(isListed(exercise)).toBe(false);
  });
});
