import { describe, expect, it } from 'vitest';
import { opensAfter, opensByItself } from './unlocking.ts';

describe('the later phases of a client open', () => {
  it.each([
    [null, 'byHand', false],
    [null, 'byItself', true],
    ['byHand', 'byHand', false],
    ['byHand', 'byItself', false],
    ['byItself', 'byHand', true],
    ['byItself', 'byItself', true],
  ] as const)('with %s for the client and %s in the practice, by themselves: %s', (own, practice, expected) => {
    expect(opensByItself(own, practice)).toBe(expected);
  });

  it('after Conscience and the team, after Conscience alone, or for those who have finished it after the team', () => {
    expect(opensAfter(['prospect'], false)).toBe('conscienceAndTeam');
    expect(opensAfter(['prospect'], true)).toBe('conscience');
    expect(opensAfter([], false)).toBe('team');
    expect(opensAfter([], true)).toBe('team');
  });
});
