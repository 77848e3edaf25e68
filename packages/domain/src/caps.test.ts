import { describe, expect, it } from 'vitest';
import { cappedLists, caps, hasRoom, isNearlyFull } from './caps.ts';

describe.each(cappedLists)('the list %s', (list) => {
  const cap = caps[list];

  it('has room below its cap, and none at it', () => {
    expect([hasRoom(list, cap - 1), hasRoom(list, cap)]).toEqual([true, false]);
  });

  it('is nearly full from 90 % on', () => {
    const ninetyPercent = cap * 0.9;
    expect([isNearlyFull(list, ninetyPercent - 1), isNearlyFull(list, ninetyPercent)]).toEqual([false, true]);
  });
});
