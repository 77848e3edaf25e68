import { describe, expect, it } from 'vitest';
import { waitAfterWrongCodes } from './second-factor-waits.ts';

const minute = 60_000;

describe('after wrong codes in a row', () => {
  it.each([
    [0, 0],
    [4, 0],
    [5, 1],
    [6, 2],
    [10, 32],
    [11, 60],
    [12, 60],
    [10_000, 60],
  ])('%i of them wait %i minutes', (failures, minutes) => {
    expect(waitAfterWrongCodes(failures)).toBe(minutes * minute);
  });

  it('somebody who tries for a year, and never waits longer than they must, has 8,800 tries at most', () => {
    const year = 365 * 24 * 60 * minute;
    let tries = 0;
    for (let time = 0; time < year; time += waitAfterWrongCodes(tries)) tries += 1;
    expect(tries).toBeLessThan(8_800);
    // Three of a million codes are valid at a time.
    expect(1 - (1 - 3e-6) ** tries).toBeLessThan(0.027);
  });
});
