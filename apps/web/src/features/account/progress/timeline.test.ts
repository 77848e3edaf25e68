import { describe, expect, test } from 'vitest';
import { byMonth, type Known, timeline } from './timeline.ts';

const nothing: Known = {
  single: {
    initial: null,
    weak: null,
    mediumHard: null,
    manifest: null,
    personal: null,
    professional: null,
    couple: null,
  },
  weekly: [],
  evaluations: [],
  exercises: [],
};
const at = (month: number, day: number) => new Date(2026, month - 1, day, 12).getTime();

describe('the timeline', () => {
  test('is empty while nothing is done', () => {
    expect(timeline(nothing)).toEqual([]);
  });

  test('is newest first, across all kinds', () => {
    const known: Known = {
      ...nothing,
      single: { ...nothing.single, initial: { date: at(1, 2) }, couple: { date: at(3, 1) } },
      weekly: [{ id: 'w', date: at(2, 1) }],
    };
    expect(timeline(known).map(({ kind }) => kind)).toEqual(['couple', 'weekly', 'initial']);
  });

  test('contains the exercises that are done, and no others', () => {
    const exercise = { virtue: 'perdon', description: 'Write', date: at(1, 1), id: 'a' } as const;
    const known: Known = {
      ...nothing,
      exercises: [
        { ...exercise, done: true },
        { ...exercise, id: 'b', done: false },
      ],
    };
    expect(timeline(known).map(({ key }) => key)).toEqual(['a']);
  });

  test('is grouped by calendar months', () => {
    const weekly = [at(3, 1), at(2, 28), at(2, 1)].map((date) => ({ id: String(date), date }));
    const months = byMonth(timeline({ ...nothing, weekly }));
    expect(months.map(({ entries }) => entries.length)).toEqual([1, 2]);
    expect(new Date(months[1]?.start ?? 0).getMonth()).toBe(1);
  });
});
