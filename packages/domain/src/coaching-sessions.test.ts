import { expect, it } from 'vitest';
import { earliestAhead } from './coaching-sessions.ts';

it('a session is ahead until two hours after it has begun', () => {
  const now = Date.UTC(2026, 10, 30, 19);
  expect(earliestAhead(now)).toBe(Date.UTC(2026, 10, 30, 17));
});
