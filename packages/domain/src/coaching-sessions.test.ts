import { expect, it } from 'vitest';
import { earliestAhead, sessionToPrepare } from './coaching-sessions.ts';

it('a session is ahead until two hours after it has begun', () => {
  const now = Date.UTC(2026, 10, 30, 19);
  expect(earliestAhead(now)).toBe(Date.UTC(2026, 10, 30, 17));
});

it('the session to prepare is the one after those that are over, and the seventh from there on', () => {
  expect([0, 1, 5, 6, 7, 40].map(sessionToPrepare)).toEqual([1, 2, 6, 7, 7, 7]);
});
