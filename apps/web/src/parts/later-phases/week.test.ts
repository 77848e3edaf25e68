import { describe, expect, it } from 'vitest';
import { nextDue, withinWeek } from './week.ts';

const at = (...parts: [number, number, number, number?, number?]) => new Date(...parts).getTime();

describe('a weekly test', () => {
  it('is due again on the same weekday of the week after, from midnight', () => {
    expect(nextDue(at(2026, 0, 28, 21, 30))).toBe(at(2026, 1, 4));
    expect(nextDue(at(2026, 11, 30, 0, 0))).toBe(at(2027, 0, 6));
  });

  it('taken in the evening is due a week later from midnight', () => {
    const taken = at(2026, 4, 3, 22, 0);
    expect(withinWeek(taken, at(2026, 4, 9, 23, 59))).toBe(true);
    expect(withinWeek(taken, at(2026, 4, 10, 0, 0))).toBe(false);
  });

  it('is due on that day even if the clocks have changed meanwhile', () => {
    for (const month of [2, 9]) {
      const taken = at(2026, month, 24, 12, 0);
      expect(new Date(nextDue(taken)).getHours()).toBe(0);
      expect(new Date(nextDue(taken)).getDate()).toBe(31);
    }
  });
});
