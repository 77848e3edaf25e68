import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countCitations } from './citations.ts';
import { virtuesToBeginWith } from './first-exercises.ts';
import type { Ratings } from './ratings.ts';
import { type Strength, strengths, type Virtue, virtues } from './virtues.ts';

const rated = (groups: Partial<Record<Strength, readonly Virtue[]>>): Ratings =>
  Object.fromEntries(
    Object.entries(groups).flatMap(([strength, of]) => of.map((virtue) => [virtue, { strength, origin: 'test' }])),
  );
const cited = (...weakTest: Virtue[]) => countCitations({ weakTest, aboutMe: [], aboutOthers: [], habits: [] });

describe('the first exercises', () => {
  it('are of the three weak virtues that are cited most, the most cited first', () => {
    const ratings = rated({ debil: ['aceptacion', 'guia', 'perdon', 'valentia'], fuerte: ['alegria'] });
    const citations = cited('valentia', 'valentia', 'valentia', 'perdon', 'perdon', 'guia', 'alegria');
    expect(virtuesToBeginWith(ratings, citations)).toEqual(['valentia', 'perdon', 'guia']);
  });

  it('of virtues cited equally often, are of those that come first in the method', () => {
    const ratings = rated({ debil: ['valentia', 'perdon', 'guia', 'aceptacion'] });
    expect(virtuesToBeginWith(ratings, cited())).toEqual(['aceptacion', 'guia', 'perdon']);
  });

  it('are of medium virtues too, then of strong ones, where fewer than three are weak', () => {
    const ratings = rated({ debil: ['perdon'], media: ['guia'], fuerte: ['alegria', 'valentia'] });
    expect(virtuesToBeginWith(ratings, cited('valentia', 'valentia', 'guia'))).toEqual(['perdon', 'guia', 'valentia']);
  });

  it('are of weak virtues alone where only these count', () => {
    const ratings = rated({ debil: ['perdon'], media: ['guia'], fuerte: ['alegria'] });
    expect(virtuesToBeginWith(ratings, cited('guia'), ['debil'])).toEqual(['perdon']);
  });

  it('are fewer where fewer virtues are rated, and none where none is', () => {
    expect(virtuesToBeginWith(rated({ debil: ['guia'] }), cited('perdon'))).toEqual(['guia']);
    expect(virtuesToBeginWith({}, cited('perdon'))).toEqual([]);
  });

  it('never repeat a virtue, and never leave out a weak one for another', () => {
    const anyStrength = fc.option(fc.constantFrom(...strengths), { nil: undefined });
    const anyRatings = fc.array(anyStrength, { minLength: virtues.length, maxLength: virtues.length });
    fc.assert(
      fc.property(anyRatings, fc.array(fc.constantFrom(...virtues), { maxLength: 40 }), (all, citations) => {
        const ratings: Ratings = {};
        for (const [place, strength] of all.entries()) {
          const virtue = virtues[place];
          if (virtue && strength) ratings[virtue] = { strength, origin: 'test' };
        }
        const chosen = virtuesToBeginWith(ratings, cited(...citations));
        const count = Object.keys(ratings).length;
        const weak = all.filter((strength) => strength === 'debil').length;
        expect(new Set(chosen).size).toBe(Math.min(3, count));
        expect(chosen.filter((virtue) => ratings[virtue]?.strength === 'debil')).toHaveLength(Math.min(3, weak));
      }),
    );
  });
});
