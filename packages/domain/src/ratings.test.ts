import { describe, expect, it } from 'vitest';
import { deriveRatings, type Ratings, strengthCounts, strengthValues, virtuesRated } from './ratings.ts';
import { virtues } from './virtues.ts';

const rated: Ratings = {
  perdon: { strength: 'debil', origin: 'test' },
  alegria: { strength: 'media', origin: 'test' },
  guia: { strength: 'fuerte', origin: 'administrator' },
  aceptacion: { strength: 'debil', origin: 'test' },
};

describe('the strengths of a user', () => {
  it('are 1 for weak, 2 for medium and 3 for strong on the radar, and 0 for what is not rated yet', () => {
    const values = strengthValues(rated);
    expect(Object.keys(values)).toEqual([...virtues]);
    expect(Object.entries(values).filter(([, value]) => value > 0)).toEqual([
      ['aceptacion', 1],
      ['alegria', 2],
      ['guia', 3],
      ['perdon', 1],
    ]);
  });

  it('are counted one by one, with 0 where no virtue has a strength', () => {
    expect(strengthCounts(rated)).toEqual({ debil: 2, media: 1, fuerte: 1 });
    expect(strengthCounts({})).toEqual({ debil: 0, media: 0, fuerte: 0 });
  });

  it('list their virtues in the order of the method', () => {
    expect(virtuesRated(rated, 'debil')).toEqual(['aceptacion', 'perdon']);
  });
});

describe('a rating', () => {
  const sources = { weakTest: [], expectations: [], mediumHard: {}, administrator: {} };

  it('is weak by the weak test or by an expectation, whatever the medium/hard test says', () => {
    const mediumHard = { perdon: 'hard', guia: 'hard', alegria: 'medium' } as const;
    expect(deriveRatings({ ...sources, weakTest: ['perdon'], expectations: ['guia'], mediumHard })).toEqual({
      alegria: { strength: 'media', origin: 'test' },
      guia: { strength: 'debil', origin: 'test' },
      perdon: { strength: 'debil', origin: 'test' },
    });
  });

  it('of an administrator wins over the tests, also where no test has one', () => {
    const administrator = { perdon: 'fuerte', valentia: 'media' } as const;
    expect(deriveRatings({ ...sources, weakTest: ['perdon'], administrator })).toEqual({
      perdon: { strength: 'fuerte', origin: 'administrator' },
      valentia: { strength: 'media', origin: 'administrator' },
    });
  });
});
