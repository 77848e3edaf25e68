import { expect, it } from 'vitest';
import { courtesyMails, courtesyMailsOf, isCourtesyMail } from './courtesy-mails.ts';

it('every courtesy mail can be switched off by somebody who gets it', () => {
  const people = ['Initial', 'coach', 'all'].flatMap((tests) => [0, null].map((lastLogin) => ({ tests, lastLogin })));
  expect(new Set(people.flatMap(courtesyMailsOf))).toEqual(new Set(courtesyMails));
});

it('a mail that answers something is none', () => {
  expect(courtesyMails.every(isCourtesyMail)).toBe(true);
  expect(isCourtesyMail('reset')).toBe(false);
});
