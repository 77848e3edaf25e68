import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { countCitations } from './citations.ts';
import { blockedInMediumHard, countedMarks, missingSteps, questionNumber, unratedVirtues } from './conscience.ts';
import { polarityPairs } from './polarity.ts';
import {
  deriveRatings,
  mediumHardTypes,
  type RatingSources,
  type Ratings,
  strengthScale,
  virtuesRated,
} from './ratings.ts';
import { strengths, type Virtue, virtues } from './virtues.ts';

const nothing: RatingSources = { weakTest: [], expectations: [], mediumHard: {}, administrator: {} };

const someVirtues = fc.array(fc.constantFrom(...virtues), { maxLength: 30 });
const byVirtue = <Value>(...values: Value[]) =>
  fc.dictionary(fc.constantFrom(...virtues), fc.constantFrom(...values)) as fc.Arbitrary<
    Partial<Record<Virtue, Value>>
  >;
const anySources: fc.Arbitrary<RatingSources> = fc.record({
  weakTest: someVirtues,
  expectations: someVirtues,
  mediumHard: byVirtue(...mediumHardTypes),
  administrator: byVirtue(...strengths),
});

const rank = (ratings: Ratings, virtue: Virtue) => {
  const strength = ratings[virtue]?.strength;
  return strength ? strengthScale[strength] : 0;
};

describe('a rating', () => {
  test('is weak when the weak test marks the virtue', () => {
    expect(deriveRatings({ ...nothing, weakTest: ['perdon'] })).toEqual({
      perdon: { strength: 'debil', origin: 'test' },
    });
  });

  test('is weak when an expectation cites the virtue, regardless of the medium/hard test', () => {
    const ratings = deriveRatings({ ...nothing, expectations: ['perdon'], mediumHard: { perdon: 'hard' } });
    expect(ratings.perdon).toEqual({ strength: 'debil', origin: 'test' });
  });

  test('is medium or strong by the medium/hard test otherwise', () => {
    const ratings = deriveRatings({ ...nothing, mediumHard: { perdon: 'medium', guia: 'hard' } });
    expect(ratings).toEqual({
      guia: { strength: 'fuerte', origin: 'test' },
      perdon: { strength: 'media', origin: 'test' },
    });
  });

  test('is the administrator’s, over every test', () => {
    const ratings = deriveRatings({ ...nothing, weakTest: ['perdon'], administrator: { perdon: 'fuerte' } });
    expect(ratings.perdon).toEqual({ strength: 'fuerte', origin: 'administrator' });
  });

  test('is absent if nothing rates the virtue', () => {
    expect(deriveRatings(nothing)).toEqual({});
    expect(unratedVirtues({})).toEqual(virtues);
  });

  it('does not depend on the order of entries, nor on how often they are repeated', () => {
    fc.assert(
      fc.property(anySources, (sources) => {
        const turned = {
          ...sources,
          weakTest: sources.weakTest.toReversed(),
          expectations: [...sources.expectations, ...sources.expectations].toReversed(),
        };
        expect(deriveRatings(turned)).toEqual(deriveRatings(sources));
      }),
    );
  });

  it('never grows stronger by one more citation', () => {
    fc.assert(
      fc.property(anySources, fc.constantFrom(...virtues), (sources, cited) => {
        const before = deriveRatings(sources);
        const after = deriveRatings({ ...sources, expectations: [...sources.expectations, cited] });
        for (const virtue of virtues) {
          if (virtue !== cited) expect(after[virtue]).toEqual(before[virtue]);
        }
        if (before[cited]) expect(rank(after, cited)).toBeLessThanOrEqual(rank(before, cited));
        expect(after[cited]).toBeDefined();
      }),
    );
  });

  it('puts each virtue into at most one of the three columns', () => {
    fc.assert(
      fc.property(anySources, (sources) => {
        const ratings = deriveRatings(sources);
        const columns = strengths.flatMap((strength) => virtuesRated(ratings, strength));
        expect([...columns, ...unratedVirtues(ratings)].sort()).toEqual([...virtues].sort());
      }),
    );
  });
});

describe('citations', () => {
  test('are counted by where they come from, the most cited virtue first', () => {
    const [first, second, third] = countCitations({
      weakTest: ['perdon', 'guia'],
      aboutMe: ['perdon', 'perdon'],
      aboutOthers: ['guia'],
      habits: ['perdon'],
    });
    expect(first).toEqual({ virtue: 'perdon', weakTest: 1, aboutMe: 2, aboutOthers: 0, habits: 1, total: 4 });
    expect(second).toEqual({ virtue: 'guia', weakTest: 1, aboutMe: 0, aboutOthers: 1, habits: 0, total: 2 });
    expect(third).toMatchObject({ virtue: 'aceptacion', total: 0 });
  });

  it('add up to the citations, in any order', () => {
    const sources = fc.record({
      weakTest: someVirtues,
      aboutMe: someVirtues,
      aboutOthers: someVirtues,
      habits: someVirtues,
    });
    fc.assert(
      fc.property(sources, (cited) => {
        const counts = countCitations(cited);
        expect(counts).toHaveLength(virtues.length);
        expect(counts.reduce((sum, count) => sum + count.total, 0)).toBe(Object.values(cited).flat().length);
        const turned = { ...cited, aboutMe: cited.aboutMe.toReversed(), habits: cited.habits.toReversed() };
        expect(countCitations(turned)).toEqual(counts);
      }),
    );
  });
});

describe('polarity', () => {
  const partners = Object.fromEntries(virtues.map((virtue) => [virtue, [] as Virtue[]])) as Record<Virtue, Virtue[]>;
  partners.dignidad = ['admiracion', 'humildad', 'generosidad', 'responsabilidad'];
  partners.aceptacion = ['perseverancia'];

  test('sets each strong virtue against those of its partners that are weak', () => {
    const ratings = deriveRatings({
      ...nothing,
      weakTest: ['humildad', 'responsabilidad', 'guia'],
      mediumHard: { dignidad: 'hard', aceptacion: 'hard', generosidad: 'medium', perseverancia: 'hard' },
    });
    expect(polarityPairs(ratings, partners)).toEqual([
      { strong: 'aceptacion', weak: [] },
      { strong: 'dignidad', weak: ['humildad', 'responsabilidad'] },
      { strong: 'perseverancia', weak: [] },
    ]);
  });
});

describe('the weak test', () => {
  test('numbers its questions in the order of the virtues, from 1 to 23', () => {
    expect(questionNumber('aceptacion')).toBe(1);
    expect(questionNumber('valentia')).toBe(23);
  });

  test('does not count virtues that expectations cite anyway', () => {
    expect(countedMarks({ weakTest: ['perdon', 'guia'], expectations: ['guia'] })).toBe(1);
    expect(countedMarks({ weakTest: ['perdon', 'perdon'], expectations: [] })).toBe(1);
  });
});

describe('the medium/hard test', () => {
  test('does not ask about virtues known to be weak, and says how they are known', () => {
    expect(blockedInMediumHard({ weakTest: ['perdon', 'guia'], expectations: ['guia', 'lealtad'] })).toEqual({
      guia: 'weakTest',
      lealtad: 'expectation',
      perdon: 'weakTest',
    });
  });
});

describe('missing steps', () => {
  const all = deriveRatings({ ...nothing, weakTest: virtues });

  test('is every step at the beginning', () => {
    expect(missingSteps({ initialTaken: false, weakTestTaken: false, expectationCount: 0, ratings: {} })).toEqual([
      'initial',
      'weak',
      'prospect',
      'mediumhard',
    ]);
  });

  test('is nothing once every virtue is rated and every step taken', () => {
    expect(missingSteps({ initialTaken: true, weakTestTaken: true, expectationCount: 1, ratings: all })).toEqual([]);
  });

  test('is the medium/hard test as soon as one virtue is not rated', () => {
    const { valentia: _, ...others } = all;
    const progress = { initialTaken: true, weakTestTaken: true, expectationCount: 1, ratings: others };
    expect(missingSteps(progress)).toEqual(['mediumhard']);
  });
});
