import { expect, test } from 'vitest';
import { reminderRefusal, remindersApart } from './weekly-reminders.ts';

const now = 10 * remindersApart;
const late = { archived: false, disabled: false, weeklyDueAt: now - 1, off: false, remindedAt: null };

test.each([
  ['is reminded the moment after the test was due', late, null],
  ['is not in that moment', { ...late, weeklyDueAt: now }, 'notDue'],
  ['is reminded again a week after the last time', { ...late, remindedAt: now - remindersApart }, null],
  ['is not before', { ...late, remindedAt: now - remindersApart + 1 }, 'recent'],
  ['is not if the mail is switched off', { ...late, off: true, remindedAt: now }, 'off'],
  ['is not if it is not due, switched off or not', { ...late, weeklyDueAt: now + 1, off: true }, 'notDue'],
  ['is not while the later phases are closed', { ...late, weeklyDueAt: null, off: true }, 'closed'],
  ['is not when deactivated', { ...late, disabled: true, weeklyDueAt: null }, 'disabled'],
  ['is not when put away', { ...late, archived: true, disabled: true, weeklyDueAt: null }, 'archived'],
] as const)('a client %s', (_, client, refusal) => {
  expect(reminderRefusal(client, now)).toBe(refusal);
});
