import { describe, expect, it } from 'vitest';
import { dayOf } from './mail/local-time.ts';
import { zoneNamed, zoneOf } from './time-zone.ts';

const dayInIntl = (timeZone: string) => new Intl.DateTimeFormat('sv', { timeZone, dateStyle: 'short' }).format(0);

describe('a time zone', () => {
  it('of Intl can be computed in, and Intl reads the canonical name alike', () => {
    const names = [...Intl.supportedValuesOf('timeZone'), 'UTC', 'Asia/Kolkata', 'Europe/Kyiv', 'US/Pacific', '+02:00'];
    for (const name of names) expect(dayOf(0, zoneOf(name)), name).toBe(dayInIntl(zoneOf(name)));
    expect(names.filter((name) => zoneNamed(name) !== name)).toEqual([]);
  });

  it.each([
    ['asia/tokyo', 'Asia/Tokyo'],
    ['utc', 'UTC'],
    ['-0230', '-02:30'],
  ])('named %s is kept as %s', (name, canonical) => {
    expect(zoneNamed(name)).toBe(canonical);
  });

  // Intl takes the first ones.
  it.each(['JST', 'IST', 'ACT', '−02:00', 'Etc/Unknown', '"Europe/Madrid"', 'Foo/Bar', '', null, undefined])(
    'is not %j',
    (name) => {
      expect(zoneNamed(name)).toBeNull();
      expect(zoneOf(name, 'Asia/Tokyo', 'Europe/Madrid')).toBe('Asia/Tokyo');
    },
  );

  it('is that of the server where no name can be used', () => {
    expect(zoneOf('JST')).toBe(Intl.DateTimeFormat().resolvedOptions().timeZone);
  });
});
