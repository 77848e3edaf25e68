import { expect, test } from 'vitest';
import { isAdministrator, isAppointment, isTeam } from './access.ts';

test.each([
  ['all', true],
  ['Initial', false],
  ['coach', false],
  ['ALL', false],
  ['all ', false],
  ['', false],
  [null, false],
  [undefined, false],
  [['all'], false],
])('the tests value %j is an administrator’s: %s', (tests, expected) => {
  expect(isAdministrator(tests)).toBe(expected);
});

test.each([
  ['all', true],
  ['coach', true],
  ['Initial', false],
  ['Coach', false],
  ['', false],
  [null, false],
  [undefined, false],
  [['coach'], false],
])('the tests value %j is of the team: %s', (tests, expected) => {
  expect(isTeam(tests)).toBe(expected);
});

test.each([
  ['Initial', 'coach', true],
  ['Initial', 'all', true],
  ['coach', 'all', true],
  [undefined, 'coach', true],
  [undefined, 'all', true],
  [undefined, 'Initial', false],
  ['Initial', 'Initial', false],
  ['coach', 'coach', false],
  ['all', 'all', false],
  ['all', 'coach', false],
  ['all', 'Initial', false],
  ['coach', 'Initial', false],
  ['coach', undefined, false],
])('from %j to %j is an appointment: %s', (before, after, expected) => {
  expect(isAppointment(before, after)).toBe(expected);
});
