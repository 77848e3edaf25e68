import { expect, it } from 'vitest';
import { canUseKeepalive } from './trpc-keepalive.ts';

it('lets everything that a person types outlive the page', () => {
  expect(canUseKeepalive('{}')).toBe(true);
  expect(canUseKeepalive('a'.repeat(59_999))).toBe(true);
});

it('counts bytes and not letters', () => {
  expect(canUseKeepalive('a'.repeat(60_000))).toBe(false);
  expect(canUseKeepalive('ñ'.repeat(29_999))).toBe(true);
  expect(canUseKeepalive('ñ'.repeat(30_000))).toBe(false);
});

it('refuses a body of unknown length', () => {
  expect(canUseKeepalive(undefined)).toBe(false);
  expect(canUseKeepalive(new ReadableStream())).toBe(false);
});
