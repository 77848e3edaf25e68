import { expect, it } from 'vitest';
import { mayOutliveThePage } from './trpc-keepalive.ts';

it('lets everything that a person types outlive the page', () => {
  expect(mayOutliveThePage('{}')).toBe(true);
  expect(mayOutliveThePage('a'.repeat(59_999))).toBe(true);
});

it('counts bytes and not letters', () => {
  expect(mayOutliveThePage('a'.repeat(60_000))).toBe(false);
  expect(mayOutliveThePage('ñ'.repeat(29_999))).toBe(true);
  expect(mayOutliveThePage('ñ'.repeat(30_000))).toBe(false);
});

it('refuses a body of unknown length', () => {
  expect(mayOutliveThePage(undefined)).toBe(false);
  expect(mayOutliveThePage(new ReadableStream())).toBe(false);
});
