import { trainingGroups } from '@miraco/domain/training';
import { expect, test } from 'vitest';
import { frequencySigns } from './frequency-signs.ts';

test('every frequency has a different sign', () => {
  expect(Object.keys(frequencySigns)).toEqual([...trainingGroups]);
  expect(new Set(Object.values(frequencySigns)).size).toBe(trainingGroups.length);
});
