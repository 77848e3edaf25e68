import { expect, test } from 'vitest';
import { proposedUsername } from './username-proposal.ts';

test.each([
  ['the local part of the address', 'lucia.ortega@example.org', 'lucia.ortega'],
  ['no accents and no capitals', 'José.Peña@example.org', 'jose.pena'],
  ['nothing behind a plus sign', 'ana+coach@example.org', 'ana'],
  ['no signs that a username cannot have', "o'hara!@example.org", 'ohara'],
  ['no dots around it', '.ana.@example.org', 'ana'],
  ['at most 50 characters', `${'a'.repeat(80)}@example.org`, 'a'.repeat(50)],
  ['the name, for an address in another script', '花子@example.org', 'ana.ruiz.de.leon'],
])('a proposed username has %s', (_, email, username) => {
  expect(proposedUsername({ email, firstname: 'Ana', lastname: 'Ruiz  de León' })).toBe(username);
});

test('somebody without any Latin letter is a client', () => {
  expect(proposedUsername({ email: '花子@example.org', firstname: '花子', lastname: '山田' })).toBe('client');
});
