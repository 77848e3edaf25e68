import { expect, it } from 'vitest';
import { inGroups } from './groups.ts';

const upTo = (length: number) => Array.from({ length }, (_, index) => index + 1);

it('cuts 23 into groups of 6, 6, 6 and 5', () => {
  const groups = inGroups(upTo(23), 6);
  expect(groups.map(({ items }) => items.length)).toEqual([6, 6, 6, 5]);
  expect(groups.map(({ first, last }) => [first, last])).toEqual([
    [1, 6],
    [7, 12],
    [13, 18],
    [19, 23],
  ]);
});

it('loses nothing and keeps the order, at any length', () => {
  for (let length = 0; length <= 40; length++) {
    const groups = inGroups(upTo(length), 6);
    expect(groups.flatMap(({ items }) => items)).toEqual(upTo(length));
    for (const { first, last, items } of groups) {
      expect([first, last]).toEqual([items[0], items.at(-1)]);
      expect(items.length).toBeLessThanOrEqual(6);
    }
  }
});

it('makes no group of an empty list', () => {
  expect(inGroups([], 6)).toEqual([]);
});
