import { levelStarts, levels, questionCount, scoreWellness, answers as wellnessAnswers } from '@miraco/domain/wellness';
import { expect, test } from 'vitest';
import { blockMean, formatScore, overallScore } from './score.ts';

test('200 points are 4 out of 4, and 50 are 1', () => {
  expect(overallScore({ points: 200, level: 'wow' })).toBe(4);
  expect(overallScore({ points: 50, level: 'crisis' })).toBe(1);
});

test('a block of 17 has a mean of 3.4', () => {
  expect(blockMean({ sum: 17 })).toBe(3.4);
});

test.each([
  [3.24, 'es', '3,24'],
  [3.24, 'en', '3.24'],
  [3.4, 'es', '3,4'],
  [3, 'en', '3'],
  [2.999, 'en', '3'],
  [1.236, 'es', '1,24'],
] as const)('%d in %s is written %s', (score, language, text) => {
  expect(formatScore(score, language)).toBe(text);
});

test('a score that counts up keeps its two decimals', () => {
  expect(formatScore(3, 'es', true)).toBe('3,00');
});

test('the levels begin where the scoring says so', () => {
  // From all 1 to all 4, raising one answer by one each time.
  for (let better = 0; better <= 3 * questionCount; better++) {
    const answers = Array.from({ length: questionCount }, (_, position) => {
      const steps = Math.floor(better / questionCount) + (position < better % questionCount ? 1 : 0);
      return wellnessAnswers[steps] ?? 4;
    });
    const { overall } = scoreWellness(answers);
    expect(levels.findLast((level) => overallScore(overall) >= levelStarts[level])).toBe(overall.level);
  }
});
