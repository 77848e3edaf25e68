import { strengths } from '@miraco/domain/virtues';
import { expect, test } from 'vitest';
import { strengthSigns } from './strength-signs.ts';

test('every strength has a different sign', () => {
  expect(Object.keys(strengthSigns)).toEqual([...strengths]);
  expect(new Set(Object.values(strengthSigns)).size).toBe(strengths.length);
});
