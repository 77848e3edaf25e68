import { describe, expect, it } from 'vitest';
import { momentOf, nameAt } from '../src/backup/names.ts';
import { type Keep, readKeep, superfluous } from '../src/backup/retention.ts';

const day = 24 * 60 * 60 * 1000;
const standard: Keep = { days: 7, weeks: 4, months: 12 };
/** A Saturday. */
const now = Date.parse('2026-11-21T12:00:00Z');

const named = (...moments: string[]) => moments.map((moment) => nameAt(Date.parse(`${moment}:00Z`), false));

/** Daily backups at three, the latest today. */
const daily = (count: number) =>
  Array.from({ length: count }, (_, ago) => nameAt(Date.parse('2026-11-21T03:00:00Z') - ago * day, false));

const kept = (names: readonly string[], keep: Keep, at = now) => {
  const gone = superfluous(names, keep, at);
  return names
    .filter((name) => !gone.includes(name))
    .map((name) => name.slice('miraco-'.length, -'-00-00Z.tar'.length));
};

describe('the backups that are kept', () => {
  it('of two years of daily ones are those of 7 days, the last of 4 weeks and the last of 12 months', () => {
    expect(kept(daily(730), standard)).toEqual(
      [
        ['2026-11-21', '2026-11-20', '2026-11-19', '2026-11-18', '2026-11-17', '2026-11-16', '2026-11-15'],
        ['2026-11-08', '2026-11-01'],
        ['2026-10-31', '2026-09-30', '2026-08-31', '2026-07-31', '2026-06-30', '2026-05-31', '2026-04-30'],
        ['2026-03-31', '2026-02-28', '2026-01-31', '2025-12-31'],
      ]
        .flat()
        .map((date) => `${date}T03`),
    );
  });

  it.each<[string, string[], Keep, string[]]>([
    [
      'of one day is its newest',
      named('2026-11-20T01:00', '2026-11-20T23:00', '2026-11-21T02:00'),
      { days: 2, weeks: 0, months: 0 },
      ['2026-11-20T23', '2026-11-21T02'],
    ],
    [
      'counts days that have one',
      named('2026-11-21T03:00', '2026-03-01T03:00', '2025-01-01T03:00'),
      { days: 2, weeks: 0, months: 0 },
      ['2026-11-21T03', '2026-03-01T03'],
    ],
    [
      'ends a day at midnight of UTC',
      named('2026-11-20T00:00', '2026-11-19T23:00'),
      { days: 2, weeks: 0, months: 0 },
      ['2026-11-20T00', '2026-11-19T23'],
    ],
    [
      'ends a week with its Sunday',
      named('2026-11-16T00:00', '2026-11-15T23:00', '2026-11-15T22:00'),
      { days: 0, weeks: 2, months: 0 },
      ['2026-11-16T00', '2026-11-15T23'],
    ],
    [
      'ends a month with its last day',
      named('2026-11-01T00:00', '2026-10-31T23:00', '2026-10-31T22:00'),
      { days: 0, weeks: 0, months: 2 },
      ['2026-11-01T00', '2026-10-31T23'],
    ],
    [
      'is the newest, whatever is to be kept',
      named('2026-11-20T03:00', '2026-11-21T03:00'),
      { days: 0, weeks: 0, months: 1 },
      ['2026-11-21T03'],
    ],
    [
      'are the latest of a number',
      named('2026-11-21T01:00', '2026-11-21T03:00', '2026-11-21T02:00'),
      { latest: 2 },
      ['2026-11-21T03', '2026-11-21T02'],
    ],
  ])('%s', (_what, names, keep, wanted) => {
    expect(kept(names, keep).sort()).toEqual(wanted.sort());
  });

  it('have one of the future among them, which takes the place of no other', () => {
    const names = [...named('2030-01-01T03:00'), ...daily(3)];
    expect(kept(names, { latest: 2 })).toEqual(['2030-01-01T03', '2026-11-21T03', '2026-11-20T03']);
    expect(kept(names, { days: 2, weeks: 0, months: 0 })).toEqual(['2030-01-01T03', '2026-11-21T03', '2026-11-20T03']);
  });

  it('are not fewer the next time', () => {
    const left = kept(daily(400), standard);
    expect(kept(named(...left.map((moment) => `${moment}:00`)), standard)).toEqual(left);
  });

  it('have the names of this product: others are not touched', () => {
    const others = [
      'holiday.tar',
      'miraco.tar',
      'miraco-2020-01-01T03-00-00Z.tar.gz',
      'miraco-2020-01-01T03-00-00Z.tar.part',
    ];
    expect(superfluous([...others, ...daily(2)], { latest: 1 }, now)).toEqual(daily(2).slice(1));
  });
});

describe('the name of a backup', () => {
  it.each([
    'miraco-2026-11-21T03-04-05Z.tar',
    'miraco-2026-11-21T03-04-05Z.tar.age',
    'miraco-2026-11-21T03-04-05Z.miraco-backup',
  ])('%s says when it was made', (name) => {
    expect(momentOf(name)).toBe(Date.parse('2026-11-21T03:04:05Z'));
  });

  it.each([
    'miraco-2026-11-21T03-04-05Z',
    'miraco-2026-13-41T03-04-05Z.tar',
    'x-2026-11-21T03-04-05Z.tar',
    'state.json',
  ])('is not %s', (name) => {
    expect(momentOf(name)).toBeNull();
  });

  it('tells an encrypted one from another', () => {
    const moment = Date.parse('2026-11-21T03:04:05.678Z');
    expect([nameAt(moment, true), nameAt(moment, false)]).toEqual([
      'miraco-2026-11-21T03-04-05Z.tar.age',
      'miraco-2026-11-21T03-04-05Z.tar',
    ]);
  });
});

describe('BACKUP_KEEP', () => {
  it.each<[string, Keep | null]>([
    ['7d4w12m', standard],
    [' 7d 4w 12m ', standard],
    ['30d', { days: 30, weeks: 0, months: 0 }],
    ['4w12m', { days: 0, weeks: 4, months: 12 }],
    ['14', { latest: 14 }],
    ['1000', { latest: 1000 }],
    ['1001', null],
    ['0', null],
    ['0d', null],
    ['', null],
    ['12m7d', null],
    ['7 days', null],
    ['-1', null],
  ])('%s is read', (text, keep) => {
    expect(readKeep(text)).toEqual(keep);
  });
});
