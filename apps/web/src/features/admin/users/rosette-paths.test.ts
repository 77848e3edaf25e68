import { virtues } from '@miraco/domain/virtues';
import { petals } from '@miraco/drawing/rosette';
import { expect, test } from 'vitest';
import { countRated, rosettePath } from './rosette-paths.ts';

const digits = `3210${'2'.repeat(19)}`;

test('each petal is in the path of its strength, and in no other', () => {
  const drawn = ([0, 1, 2, 3] as const).map((strength) => rosettePath(digits, strength).split('Z').length - 1);
  expect(drawn).toEqual([1, 1, 20, 1]);
  expect(rosettePath(digits, 3)).toBe(
    petals(virtues.map(() => 3))[0]?.path.replace(/\d+\.\d+/g, (value) => String(Number(Number(value).toFixed(1)))),
  );
});

test('a petal points in the direction of its virtue: the one a quarter around points to the right', () => {
  const path = rosettePath(`${'0'.repeat(6)}3${'0'.repeat(16)}`, 3);
  const [, x, y] = path.match(/C\S+ \S+ \S+ \S+ (\S+) (\S+?)C/) ?? [];
  expect(Number(x)).toBeGreaterThan(45);
  expect(Math.abs(Number(y))).toBeLessThan(5);
});

test('virtues are counted by their strength', () => {
  expect([0, 1, 2, 3].map((strength) => countRated(digits, strength as 0 | 1 | 2 | 3))).toEqual([1, 1, 20, 1]);
});
