import { afterEach, expect, it, vi } from 'vitest';
import { arrivalStore, arrive, sayOnArrival } from './arrival.ts';

const on = (pathname: string) => vi.stubGlobal('location', { pathname });

afterEach(() => vi.unstubAllGlobals());

it('is said by the next page, and by none after it', () => {
  on('/test');
  sayOnArrival('Saved');
  arrive('/test');
  expect(arrivalStore.get()).toBeUndefined();
  arrive('/result');
  expect(arrivalStore.get()).toBe('Saved');
  arrive('/result');
  expect(arrivalStore.get()).toBe('Saved');
  arrive('/profile');
  expect(arrivalStore.get()).toBeUndefined();
  arrive('/result');
  expect(arrivalStore.get()).toBeUndefined();
});

it('gives way to later news', () => {
  on('/one');
  sayOnArrival('First');
  arrive('/two');
  on('/two');
  sayOnArrival('Second');
  expect(arrivalStore.get()).toBeUndefined();
  arrive('/three');
  expect(arrivalStore.get()).toBe('Second');
  arrive('/four');
});
