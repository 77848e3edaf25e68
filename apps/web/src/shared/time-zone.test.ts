import { afterEach, expect, it, vi } from 'vitest';
import { timeZone } from './time-zone.ts';

afterEach(() => vi.unstubAllGlobals());

it('is the one that the browser tells', () => {
  vi.stubGlobal('Temporal', { Now: { timeZoneId: () => 'America/Bogota' } });
  expect(timeZone()).toBe('America/Bogota');
});

it.each(['Etc/Unknown', '', undefined])('is none where the browser says %j', (zone) => {
  vi.stubGlobal('Temporal', { Now: { timeZoneId: () => zone } });
  expect(timeZone()).toBeUndefined();
});

it('is that of its formats where the browser has no Temporal', () => {
  vi.stubGlobal('Temporal', undefined);
  expect(timeZone()).toBe(Intl.DateTimeFormat().resolvedOptions().timeZone);
});
