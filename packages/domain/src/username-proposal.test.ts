import { expect, test } from 'vitest';
import { proposedUsername } from './username-proposal.ts';

test.each([
  ['both names', 'Lucia', 'Ortega', 'lucia.ortega'],
  ['no accents and no capitals', 'José', 'Peña', 'jose.pena'],
  ['a dot for each gap', 'Ana', 'Ruiz  de León', 'ana.ruiz.de.leon'],
  ['no signs that a username cannot have', 'Shane', "O'Hara!", 'shane.ohara'],
  ['no dots around it', 'Ana ', '-', 'ana'],
  ['at most 50 characters', 'a'.repeat(80), 'Ruiz', 'a'.repeat(50)],
  ['the name in Latin letters, if the other is in another script', '花子', 'Yamada', 'yamada'],
])('a proposed username has %s', (_, firstname, lastname, username) => {
  expect(proposedUsername({ firstname, lastname })).toBe(username);
});

test('somebody without any Latin letter is a client', () => {
  expect(proposedUsername({ firstname: '花子', lastname: '山田' })).toBe('client');
});
