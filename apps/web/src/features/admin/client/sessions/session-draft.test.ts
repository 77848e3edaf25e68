import { expect, it } from 'vitest';
import { checkedSession, emptySession } from './session-draft.ts';

const whole = { ...emptySession, day: '2026-11-30', time: '18:15' };

it('a day and a time are enough', () => {
  const { faults, session } = checkedSession('a', whole);
  expect(faults).toEqual({});
  expect(session).toMatchObject({ user: 'a', date: new Date(2026, 10, 30, 18, 15).getTime(), link: null, note: '' });
});

it.each([
  [{ day: '' }, { day: 'validation.required' }],
  [{ time: '' }, { time: 'validation.required' }],
  [
    { day: '', time: '' },
    { day: 'validation.required', time: 'validation.required' },
  ],
  [{ day: '1926-11-30' }, { day: 'validation.tooSmall' }],
  [{ link: 'http://example.org' }, { link: 'coachingSessions.badLink' }],
  [
    { note: 'x'.repeat(100_000), link: 'my room' },
    { note: 'validation.tooLong', link: 'coachingSessions.badLink' },
  ],
])('%j is not sent', (changes, expected) => {
  const { faults, session } = checkedSession('a', { ...whole, ...changes });
  expect(faults).toEqual(expected);
  expect(session).toBeUndefined();
});
