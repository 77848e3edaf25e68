import { expect, test } from 'vitest';
import { isAdministrator } from './access.ts';

test.each([
  ['all', true],
  ['Initial', false],
  ['ALL', false],
  ['all ', false],
  ['', false],
  [null, false],
  [undefined, false],
  [['all'], false],
])('the tests value %j is an administrator’s: %s', (tests, expected) => {
  expect(isAdministrator(tests)).toBe(expected);
});
