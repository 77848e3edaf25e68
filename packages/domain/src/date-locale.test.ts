import { expect, test } from 'vitest';
import { dateLocale } from './date-locale.ts';

test('dates are British in English, and those of the language otherwise', () => {
  expect(dateLocale('en')).toBe('en-GB');
  expect(dateLocale('es')).toBe('es');
});
