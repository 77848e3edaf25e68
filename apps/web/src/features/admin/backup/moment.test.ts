import { describe, expect, it } from 'vitest';
import { backupMoment } from './moment.ts';

const now = new Date(2026, 10, 21, 17, 30);

describe('the moment of a backup', () => {
  it.each([
    [new Date(2026, 10, 21, 3, 0), 'es', 'hoy 3:00'],
    [new Date(2026, 10, 20, 23, 59), 'es', 'ayer 23:59'],
    [new Date(2026, 10, 21, 3, 0), 'en-GB', 'today 03:00'],
    [new Date(2026, 10, 19, 3, 0), 'en-GB', '19 Nov 2026, 03:00'],
    [new Date(2026, 10, 22, 3, 0), 'en-GB', '22 Nov 2026, 03:00'],
  ])('%s is written in %s as %s', (moment, language, text) => {
    expect(backupMoment(moment, now, language)).toBe(text);
  });
});
