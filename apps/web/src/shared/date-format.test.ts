import { afterEach, expect, test, vi } from 'vitest';
import { dateFormat } from './date-format.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

const november = new Date(2026, 10, 6);

test.each([
  ['es-ES', '6 November 2026'],
  ['en', '6 November 2026'],
  ['en-GB', '6 November 2026'],
  ['en-US', 'November 6, 2026'],
  ['en-US@posix', '6 November 2026'],
  ['en-', '6 November 2026'],
])('an English date in a browser of %s is %s', (browser, date) => {
  vi.stubGlobal('navigator', { language: browser });
  expect(dateFormat('en', { dateStyle: 'long' }).format(november)).toBe(date);
});

test('a Spanish date does not follow an English browser', () => {
  vi.stubGlobal('navigator', { language: 'en-US' });
  expect(dateFormat('es', { dateStyle: 'long' }).format(november)).toBe('6 de noviembre de 2026');
});
