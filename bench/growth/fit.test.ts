import { expect, it } from 'vitest';
import { exponentOf, growthText } from './fit.ts';

const sizes = [1_000, 10_000, 100_000, 1_000_000];
const growing = (cost: (users: number) => number) => exponentOf(sizes.map((x) => ({ x, y: cost(x) })));

it('finds 0 where the cost stays the same', () => {
  expect(growing(() => 2.5)).toBeCloseTo(0, 10);
});

it('finds the power that a cost grows by, for any factor', () => {
  expect(growing((users) => 0.003 * users)).toBeCloseTo(1, 10);
  expect(growing((users) => 7 * Math.sqrt(users))).toBeCloseTo(0.5, 10);
  expect(growing((users) => 1 / users)).toBeCloseTo(-1, 10);
});

it('lets one size that is off count as one among the others', () => {
  const costs = new Map([
    [1_000, 2],
    [10_000, 2],
    [100_000, 4],
    [1_000_000, 2],
  ]);
  // The slope of (-1.5, 0), (-0.5, 0), (0.5, log10 2), (1.5, 0).
  expect(growing((users) => costs.get(users) ?? 0)).toBeCloseTo((0.5 * Math.log10(2)) / 5, 10);
});

it('knows nothing from one size', () => {
  expect(exponentOf([{ x: 1_000, y: 2 }])).toBeNaN();
});

it('says growth without a sign where there is none', () => {
  expect([0.5, -0.11, 0.004, -0.004].map(growthText)).toEqual([
    'users^0.50',
    'users^-0.11',
    'users^0.00',
    'users^0.00',
  ]);
});
