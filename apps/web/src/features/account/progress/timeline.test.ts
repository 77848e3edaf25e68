import { describe, expect, test } from 'vitest';
import { byMonth, type Done, timeline } from './timeline.ts';

const nothing: Done = {
  once: {
    initial: null,
    weak: null,
    mediumHard: null,
    manifest: null,
    personal: null,
    professional: null,
    couple: null,
  },
  weeks: [],
  evaluations: [],
  exercises: [],
};
const at = (month: number, day: number) => new Date(2026, month - 1, day, 12).getTime();

describe('the timeline', () => {
  test('is empty while nothing is done', () => {
    expect(timeline(nothing)).toEqual([]);
  });

  test('is newest first, across all kinds', () => {
    const known: Done = {
      ...nothing,
      once: { ...nothing.once, initial: at(1, 2), couple: at(3, 1) },
      weeks: [at(2, 1)],
    };
    expect(timeline(known).map(({ kind }) => kind)).toEqual(['couple', 'weekly', 'initial']);
  });

  test('names an exercise by its words and its virtue', () => {
    const exercise = { virtue: 'perdon', description: 'Write' } as const;
    const known: Done = { ...nothing, exercises: [{ ...exercise, date: at(1, 1) }] };
    expect(timeline(known)).toMatchObject([{ kind: 'exercise', exercise }]);
  });

  test('is grouped by calendar months', () => {
    const months = byMonth(timeline({ ...nothing, weeks: [at(3, 1), at(2, 28), at(2, 1)] }));
    expect(months.map(({ entries }) => entries.length)).toEqual([1, 2]);
    expect(new Date(months[1]?.start ?? 0).getMonth()).toBe(1);
  });
});
