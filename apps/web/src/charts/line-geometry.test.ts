import { describe, expect, it, test } from 'vitest';
import { markedPoints, nearest, timePositions, timeTicks } from './line-geometry.ts';

const day = 24 * 60 * 60 * 1000;
const plot = { left: 10, top: 0, width: 100, height: 50 };

describe('moments from left to right', () => {
  it('lie as far apart as their times do', () => {
    expect(timePositions([0, day, 4 * day], plot)).toEqual([10, 35, 110]);
  });

  it('are in the middle where there is one, or all are the same', () => {
    expect(timePositions([day], plot)).toEqual([60]);
    expect(timePositions([day, day], plot)).toEqual([60, 60]);
  });
});

test.each([
  [-50, 0],
  [12, 0],
  [30, 1],
  [35, 1],
  [500, 2],
])('the point nearest to %i is the one at position %i', (place, index) => {
  expect(nearest([10, 35, 110], place)).toBe(index);
});

it('finds the later of two at the same place', () => {
  expect(nearest([10, 60, 60], 60)).toBe(2);
});

describe('the moments written below', () => {
  it('begin with the first and end with the last', () => {
    expect(timeTicks([0, day, 8 * day], 5)).toEqual([0, 2 * day, 4 * day, 6 * day, 8 * day]);
  });

  it('are never two on one day', () => {
    expect(timeTicks([0, 2 * day], 5)).toEqual([0, day, 2 * day]);
    expect(timeTicks([0, day / 2], 5)).toEqual([0]);
    expect(timeTicks([3 * day], 5)).toEqual([3 * day]);
  });

  it('are one where there is no room for more', () => {
    expect(timeTicks([0, 8 * day], 1)).toEqual([0]);
    expect(timeTicks([0, 8 * day], 0)).toEqual([0]);
  });
});

describe('markers', () => {
  it('stand at every point that has room', () => {
    expect(markedPoints([0, 20, 40], 14)).toEqual([0, 1, 2]);
  });

  it('are left out where they would run into each other, the last one never', () => {
    expect(markedPoints([0, 5, 10, 15, 20], 10)).toEqual([0, 2, 4]);
    expect(markedPoints([0, 0, 0], 10)).toEqual([2]);
    expect(markedPoints([], 10)).toEqual([]);
  });
});
