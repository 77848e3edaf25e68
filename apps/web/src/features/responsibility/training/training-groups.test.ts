import type { Ratings } from '@miraco/domain/ratings';
import { describe, expect, it } from 'vitest';
import { essentialBlocks, openAtFirst, trainingBlocks } from './training-groups.ts';

const ratings: Ratings = {
  valentia: { strength: 'debil', origin: 'test' },
  alegria: { strength: 'debil', origin: 'test' },
  guia: { strength: 'fuerte', origin: 'test' },
};

describe('the training screen', () => {
  it('has the blocks from weak to strong, without those that are empty', () => {
    expect(trainingBlocks(ratings, [], []).map(({ name }) => name)).toEqual(['debil', 'fuerte']);
  });

  it('groups a block by the latest evaluation, or the one before where it lacks the virtue', () => {
    const [weak] = trainingBlocks(ratings, [{ valentia: 'ninguno' }, { alegria: { x: 'diario' } }], []);
    expect(weak?.groups).toEqual([
      { group: 'diario', virtues: [{ virtue: 'alegria', exercises: [] }] },
      { group: 'ninguno', virtues: [{ virtue: 'valentia', exercises: [] }] },
    ]);
  });

  it('keeps the exercises of a virtue that is no longer rated', () => {
    const exercise = { id: 'a', virtue: 'perdon' } as const;
    const blocks = trainingBlocks(ratings, [], [exercise]);
    expect(blocks.at(-1)).toEqual({
      name: 'unrated',
      groups: [{ group: 'notEvaluated', virtues: [{ virtue: 'perdon', exercises: [exercise] }] }],
    });
  });

  it('shows each exercise once, in the given order', () => {
    const exercises = [
      { id: 'newest', virtue: 'guia' },
      { id: 'older', virtue: 'guia' },
    ] as const;
    const shown = trainingBlocks(ratings, [], exercises).flatMap(({ groups }) =>
      groups.flatMap((group) => group.virtues.flatMap((virtue) => virtue.exercises)),
    );
    expect(shown).toEqual(exercises);
  });
});

describe('the virtues open at first', () => {
  const some = (virtue: 'alegria' | 'valentia' | 'guia', count: number) =>
    Array.from({ length: count }, () => ({ virtue }));
  const opened = (...exercises: { virtue: 'alegria' | 'valentia' | 'guia' }[]) => [
    ...openAtFirst(trainingBlocks(ratings, [], exercises)),
  ];

  it('are the first one where there are no exercises', () => {
    expect(opened()).toEqual(['alegria']);
    expect(openAtFirst([]).size).toBe(0);
  });

  it('are the virtues with exercises', () => {
    expect(opened(...some('guia', 1), ...some('valentia', 1))).toEqual(['valentia', 'guia']);
  });

  it('hold no more than sixty exercises, but always those of one virtue', () => {
    expect(opened(...some('alegria', 30), ...some('valentia', 30), ...some('guia', 1))).toEqual([
      'alegria',
      'valentia',
    ]);
    expect(opened(...some('alegria', 500), ...some('guia', 1))).toEqual(['alegria']);
  });
});

it('the essential screen has only virtues with exercises, under their block', () => {
  const exercise = { id: 'a', virtue: 'guia' } as const;
  expect(essentialBlocks(ratings, [exercise])).toEqual([
    { name: 'fuerte', virtues: [{ virtue: 'guia', exercises: [exercise] }] },
  ]);
  expect(essentialBlocks(ratings, [])).toEqual([]);
});
