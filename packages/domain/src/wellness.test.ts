import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { virtues } from './virtues.ts';
import {
  type Answer,
  answers,
  blocksInCrisis,
  levels,
  lowestBlock,
  questionCount,
  scoreWellness,
  trendOf,
  unevenBlocks,
  wellnessBlocks,
} from './wellness.ts';

const five = (a: Answer, b: Answer, c: Answer, d: Answer, e: Answer) => [a, b, c, d, e] as const;
const sumOf9 = five(1, 2, 2, 2, 2);
const sumOf8 = five(1, 1, 2, 2, 2);
const sumOf10 = five(2, 2, 2, 2, 2);
const sumOf14 = five(2, 3, 3, 3, 3);
const sumOf15 = five(3, 3, 3, 3, 3);
const sumOf17 = five(3, 3, 3, 4, 4);
const sumOf18 = five(3, 3, 4, 4, 4);
const sumOf20 = five(4, 4, 4, 4, 4);

describe('a block', () => {
  test.each([
    ['a sum of 9 is crisis', sumOf9, 9, 'crisis'],
    ['a sum of 10, a mean of exactly 2, is challenge', sumOf10, 10, 'challenge'],
    ['a sum of 14 is challenge', sumOf14, 14, 'challenge'],
    ['a sum of 15, a mean of exactly 3, is flow', sumOf15, 15, 'flow'],
    ['a sum of 17 is flow', sumOf17, 17, 'flow'],
    ['a sum of 18 is wow', sumOf18, 18, 'wow'],
  ] as const)('%s', (_rule, block, sum, level) => {
    for (const [position, name] of wellnessBlocks.entries()) {
      const blocks = [sumOf20, sumOf20, sumOf20, sumOf20].with(position, block);
      expect(scoreWellness(blocks.flat()).blocks[name]).toEqual({ sum, level });
    }
  });
});

describe('overall', () => {
  // 2(s1+s2+s3)+4·s4, each boundary from both sides; points move in steps of two.
  test.each([
    ['98 points are crisis', [sumOf9, sumOf10, sumOf10, sumOf10], 98, 'crisis'],
    ['100 points, an average of exactly 2, are challenge', [sumOf10, sumOf10, sumOf10, sumOf10], 100, 'challenge'],
    ['148 points are challenge', [sumOf14, sumOf15, sumOf15, sumOf15], 148, 'challenge'],
    ['150 points, an average of exactly 3, are flow', [sumOf15, sumOf15, sumOf15, sumOf15], 150, 'flow'],
    ['174 points are flow', [sumOf17, sumOf17, sumOf17, sumOf18], 174, 'flow'],
    ['176 points are wow', [sumOf17, sumOf17, sumOf18, sumOf18], 176, 'wow'],
    ['the effort block counts twice', [sumOf10, sumOf10, sumOf10, sumOf20], 140, 'challenge'],
  ] as const)('%s', (_rule, blocks, points, level) => {
    expect(scoreWellness(blocks.flat()).overall).toEqual({ points, level });
  });
});

describe('blocks in crisis', () => {
  const sumOf5 = five(1, 1, 1, 1, 1);
  test.each([
    ['a sum of 10 is none', [sumOf10, sumOf20, sumOf20, sumOf20], [], []],
    ['a sum of 9 is one, also in an overall wow', [sumOf9, sumOf20, sumOf20, sumOf20], ['health'], ['health']],
    ['the lowest comes first', [sumOf9, sumOf20, sumOf5, sumOf20], ['company', 'health'], ['company', 'health']],
    [
      'equal ones keep the order of the test',
      [sumOf20, sumOf9, sumOf9, sumOf20],
      ['success', 'company'],
      ['success', 'company'],
    ],
    ['effort counts as the others do', [sumOf20, sumOf20, sumOf20, sumOf5], ['effort'], ['effort']],
    [
      '100 points overall are uneven',
      [sumOf9, sumOf20, sumOf5, sumOf8],
      ['company', 'effort', 'health'],
      ['company', 'effort', 'health'],
    ],
    ['98 points overall are a crisis as a whole', [sumOf9, sumOf10, sumOf10, sumOf10], ['health'], []],
  ] as const)('%s', (_rule, sums, crisis, uneven) => {
    const score = scoreWellness(sums.flat());
    expect(blocksInCrisis(score)).toEqual(crisis);
    expect(unevenBlocks(score)).toEqual(uneven);
  });
});

describe('the lowest block', () => {
  test.each([
    ['is the one with the smallest sum', [sumOf20, sumOf15, sumOf14, sumOf20], 'company'],
    ['is the first of the test among equal ones', [sumOf20, sumOf14, sumOf14, sumOf20], 'success'],
    ['is none where all are equal', [sumOf15, sumOf15, sumOf15, sumOf15], null],
  ] as const)('%s', (_rule, sums, lowest) => {
    expect(lowestBlock(scoreWellness(sums.flat()))).toBe(lowest);
  });
});

describe('any answers', () => {
  const anyAnswers = fc.array(fc.constantFrom(...answers), { minLength: questionCount, maxLength: questionCount });

  it('get the level of the spec’s means, unless those are within rounding of a boundary', () => {
    fc.assert(
      fc.property(anyAnswers, (responses) => {
        const means = [0, 5, 10, 15].map(
          (first) => responses.slice(first, first + 5).reduce<number>((a, b) => a + b, 0) / 5,
        );
        const [health = 0, success = 0, company = 0, effort = 0] = means;
        const average = (2 * health + 2 * success + 2 * company + 4 * effort) / 10;
        const score = scoreWellness(responses);
        expect(score.overall.points / 50).toBeCloseTo(average, 9);
        const expected = average < 2 ? 'crisis' : average < 3 ? 'challenge' : average < 3.5 ? 'flow' : 'wow';
        if ([2, 3, 3.5].every((limit) => Math.abs(average - limit) > 1e-9)) expect(score.overall.level).toBe(expected);
      }),
    );
  });

  it('never lower a level when one of them rises', () => {
    fc.assert(
      fc.property(anyAnswers, fc.nat({ max: questionCount - 1 }), (responses, position) => {
        const before = scoreWellness(responses);
        const after = scoreWellness(responses.with(position, 4));
        expect(after.overall.points).toBeGreaterThanOrEqual(before.overall.points);
        expect(levels.indexOf(after.overall.level)).toBeGreaterThanOrEqual(levels.indexOf(before.overall.level));
      }),
    );
  });

  it('are in crisis as a whole only where a block is: filters by blocks find both', () => {
    const lowAnswers = fc.array(fc.constantFrom(...([1, 1, 1, 2, 2, 3, 4] as const)), {
      minLength: questionCount,
      maxLength: questionCount,
    });
    fc.assert(
      fc.property(lowAnswers, (responses) => {
        const score = scoreWellness(responses);
        if (score.overall.level === 'crisis') expect(blocksInCrisis(score)).not.toEqual([]);
      }),
    );
  });

  it('are refused when they are not exactly 20', () => {
    expect(() => scoreWellness(Array<Answer>(19).fill(1))).toThrow(RangeError);
    expect(() => scoreWellness(Array<Answer>(21).fill(1))).toThrow(RangeError);
  });
});

test.each([
  [101, 100, 'up'],
  [100, 100, 'same'],
  [99, 100, 'down'],
] as const)('%i points after %i are a trend: %s', (points, before, trend) => {
  expect(trendOf(points, before)).toBe(trend);
});

test('there are 23 virtues, each once', () => {
  expect(new Set(virtues).size).toBe(23);
  expect(virtues).toHaveLength(23);
});
