import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import {
  addDays,
  anyAsksToday,
  asksToday,
  completionFault,
  dotsOf,
  isOpenToday,
  isReturn,
  latestDays,
  longestAgo,
  type Practised,
  periodOf,
} from './completions.ts';
import { exerciseFrequencies } from './training.ts';

const days = fc
  .date({ min: new Date('1990-01-01'), max: new Date('2090-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

describe('a day', () => {
  test.each([
    ['2026-02-28', 1, '2026-03-01'],
    ['2028-02-28', 1, '2028-02-29'],
    ['2027-01-01', -1, '2026-12-31'],
    // The clocks change on this night in Europe: a day is a day.
    ['2026-10-24', 1, '2026-10-25'],
    ['2026-10-25', 1, '2026-10-26'],
    ['2026-03-28', 2, '2026-03-30'],
  ])('%s and %i days are %s', (day, number, other) => {
    expect(addDays(day, number)).toBe(other);
  });
});

describe('a completion', () => {
  const today = '2026-11-24';
  it('can be of today and of the last 14 days', () => {
    expect(completionFault(today, today)).toBeNull();
    expect(completionFault(addDays(today, -latestDays), today)).toBeNull();
  });
  it('can be neither of tomorrow nor older', () => {
    expect(completionFault('2026-11-25', today)).toBe('future');
    expect(completionFault(addDays(today, -latestDays - 1), today)).toBe('tooLate');
  });
});

describe('the period of a frequency', () => {
  test.each([
    ['daily', '2026-11-24', '2026-11-24'],
    ['weekly', '2026-11-23', '2026-11-23'],
    ['weekly', '2026-11-29', '2026-11-23'],
    ['weekly', '2027-01-01', '2026-12-28'],
    ['monthly', '2026-11-30', '2026-11-01'],
    ['quarterly', '2026-12-31', '2026-10-01'],
    ['quarterly', '2026-09-30', '2026-07-01'],
    ['annually', '2026-11-24', '2026-01-01'],
    ['once', '2026-11-24', '0001-01-01'],
  ] as const)('%s of %s begins on %s', (frequency, day, start) => {
    expect(periodOf(frequency, day)).toBe(start);
  });

  it('begins on its own first day, and never after the day', () => {
    fc.assert(
      fc.property(fc.constantFrom(...exerciseFrequencies), days, (frequency, day) => {
        const start = periodOf(frequency, day);
        expect(start <= day).toBe(true);
        expect(periodOf(frequency, start)).toBe(start);
      }),
    );
  });
});

describe('the row of dots', () => {
  it('ends with the current period and has each one before it once', () => {
    fc.assert(
      fc.property(fc.constantFrom(...exerciseFrequencies), days, (frequency, today) => {
        const starts = dotsOf(frequency, [], today).map(({ start }) => start);
        expect(starts.at(-1)).toBe(periodOf(frequency, today));
        expect(starts).toEqual([...new Set(starts)].sort());
      }),
    );
  });

  it('marks the periods with a completion, and no others', () => {
    expect(dotsOf('weekly', ['2026-11-29', '2026-11-10', '2020-01-01'], '2026-11-29').map(({ done }) => done)).toEqual([
      ...[false, false, false, false, false],
      ...[true, false, true],
    ]);
  });
});

describe('an exercise', () => {
  test.each([
    ['daily', null, true],
    ['daily', '2026-11-23', true],
    ['daily', '2026-11-24', false],
    ['weekly', '2026-11-22', true],
    ['weekly', '2026-11-23', false],
    ['monthly', '2026-10-31', true],
    ['monthly', '2026-11-01', false],
    ['once', null, true],
    ['once', '2020-01-01', false],
  ] as const)('%s, done on %s, is open on 24 November: %s', (frequency, latest, open) => {
    expect(isOpenToday(frequency, latest, '2026-11-24')).toBe(open);
  });
});

describe('an exercise with a number of times', () => {
  const practised = { frequency: 'daily', times: 6, total: 5, latest: '2026-11-23' } as const;
  it('asks to be done until it was done so often', () => {
    expect(asksToday(practised, '2026-11-24')).toBe(true);
    expect(asksToday({ ...practised, total: 6 }, '2026-11-24')).toBe(false);
    expect(asksToday({ ...practised, total: 6, times: null }, '2026-11-24')).toBe(true);
  });
});

describe('a list of exercises', () => {
  const exercises = fc.array(
    fc.record<Practised>({
      frequency: fc.constantFrom(...exerciseFrequencies),
      times: fc.option(fc.integer({ min: 1, max: 3 })),
      total: fc.integer({ min: 0, max: 4 }),
      latest: fc.option(days),
    }),
  );

  it('asks for something on a day exactly where one of its exercises does', () => {
    fc.assert(
      fc.property(exercises, days, (list, today) => {
        expect(anyAsksToday(longestAgo(list), today)).toBe(list.some((exercise) => asksToday(exercise, today)));
      }),
    );
  });
});

describe('a return', () => {
  test.each([
    ['daily', null, false],
    ['daily', '2026-11-18', false],
    ['daily', '2026-11-17', true],
    ['weekly', '2026-11-16', false],
    ['weekly', '2026-11-15', true],
    ['monthly', '2026-10-01', false],
    ['monthly', '2026-09-30', true],
    ['once', '2020-01-01', false],
  ] as const)('to a %s exercise that was done last on %s, on 24 November: %s', (frequency, before, comesBack) => {
    expect(isReturn(frequency, before, '2026-11-24')).toBe(comesBack);
  });
});
