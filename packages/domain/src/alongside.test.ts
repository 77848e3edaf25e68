import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { alongside, lately } from './alongside.ts';
import { addDays, periodOf } from './completions.ts';

const nothing = { tests: [], evaluations: [] };

describe('what goes with an exercise', () => {
  it('is shown from the third week in which it was done, and not before', () => {
    expect(alongside({ days: ['2026-11-02', '2026-11-09', '2026-11-15'], ...nothing })).toBeNull();
    expect(alongside({ days: ['2026-11-02', '2026-11-09', '2026-11-16'], ...nothing })).toMatchObject({
      times: 3,
      practised: 3,
      wellness: null,
      state: null,
    });
  });

  it('has every week from the first to the last, also those without it', () => {
    const found = alongside({ days: ['2026-11-29', '2026-11-03', '2026-11-04', '2026-11-10'], ...nothing });
    expect(found?.weeks.map(({ start, times }) => [start, times])).toEqual([
      ['2026-11-02', 2],
      ['2026-11-09', 1],
      ['2026-11-16', 0],
      ['2026-11-23', 1],
    ]);
    expect(found).toMatchObject({ times: 4, practised: 3 });
  });

  it('counts weeks from Monday to Sunday, also where the clocks change', () => {
    // Summer time ends on 25 October 2026 and begins on 28 March 2027 in Europe: both are Sundays.
    const found = alongside({ days: ['2026-10-18', '2026-10-25', '2026-10-26'], ...nothing });
    expect(found?.weeks.map(({ start }) => start)).toEqual(['2026-10-12', '2026-10-19', '2026-10-26']);
    const spring = alongside({ days: ['2027-03-21', '2027-03-28', '2027-03-29', '2027-04-05'], ...nothing });
    expect(spring?.weeks.map(({ start }) => start)).toEqual(['2027-03-15', '2027-03-22', '2027-03-29', '2027-04-05']);
  });

  it('has the mean of a week’s tests and the last of its evaluations, and leaves other weeks out', () => {
    const found = alongside({
      days: ['2026-11-02', '2026-11-09', '2026-11-16'],
      tests: [
        { day: '2026-11-18', mean: 3.5 },
        { day: '2026-11-08', mean: 3 },
        { day: '2026-11-02', mean: 2 },
        { day: '2026-11-01', mean: 1 },
        { day: '2026-11-23', mean: 4 },
      ],
      evaluations: [
        { day: '2026-11-20', state: 'flow' },
        { day: '2026-11-17', state: 'crisis' },
        { day: '2026-11-04', state: 'challenge' },
      ],
    });
    expect(found?.weeks.map(({ wellness }) => wellness)).toEqual([2.5, null, 3.5]);
    expect(found?.weeks.map(({ state }) => state)).toEqual(['challenge', null, 'flow']);
    expect(found).toMatchObject({
      wellness: { before: 2.5, now: 3.5 },
      state: { before: 'challenge', now: 'flow' },
    });
  });

  it('says nothing of a change with a single week that was measured', () => {
    const found = alongside({
      days: ['2026-11-02', '2026-11-09', '2026-11-16'],
      tests: [{ day: '2026-11-10', mean: 3 }],
      evaluations: [{ day: '2026-11-10', state: 'flow' }],
    });
    expect(found).toMatchObject({ wellness: null, state: null });
  });

  it('counts each day once, whatever the order', () => {
    const days = fc.array(fc.integer({ min: 0, max: 60 }).map((number) => addDays('2026-09-01', number)));
    fc.assert(
      fc.property(days, (some) => {
        const found = alongside({ days: some, ...nothing });
        const weeks = new Set(some.map((day) => periodOf('weekly', day)));
        expect(found === null).toBe(weeks.size < 3);
        if (!found) return;
        expect(found.times).toBe(new Set(some).size);
        expect(found.practised).toBe(weeks.size);
        expect(alongside({ days: some.toReversed(), ...nothing })).toEqual(found);
      }),
    );
  });
});

describe('an exercise lately', () => {
  const said = (day: string, effort: number | null = null, note = '') => ({ day, effort, note });
  it('is counted over four weeks, with the mean effort where one was given, and the latest note', () => {
    const days = [
      said('2026-10-27', 9, 'Antes'),
      said('2026-10-28', 4, 'Primero'),
      said('2026-11-20', 7, 'Luego'),
      said('2026-11-24'),
    ];
    expect(lately(days, '2026-11-24')).toEqual({
      times: 3,
      weeks: 4,
      effort: 5.5,
      said: said('2026-11-20', 7, 'Luego'),
    });
    expect(lately([], '2026-11-24')).toMatchObject({ times: 0, effort: null, said: null });
  });
});
