import { describe, expect, test } from 'vitest';
import { exercisesToDo, statementOfTheDay } from './open-today.ts';

describe('the exercises of today', () => {
  const exercise = { frequency: 'weekly', done: false, deleted: false } as const;

  test('are those not done, the most frequent first', () => {
    const daily = { ...exercise, frequency: 'daily' } as const;
    expect(exercisesToDo([exercise, daily])).toEqual([
      { frequency: 'daily', exercises: [daily] },
      { frequency: 'weekly', exercises: [exercise] },
    ]);
  });

  test('are neither the done nor the deleted ones', () => {
    expect(
      exercisesToDo([
        { ...exercise, done: true },
        { ...exercise, deleted: true },
      ]),
    ).toEqual([]);
  });
});

describe('the statement of the day', () => {
  const weak = { strength: 'debil', origin: 'test' } as const;
  const ratings = { perdon: weak, guia: weak, justicia: { strength: 'fuerte', origin: 'test' } } as const;
  const statements = { perdon: 'I forgive', guia: 'I guide', justicia: 'I am just' };
  const on = (day: number, hour: number) =>
    statementOfTheDay(ratings, statements, new Date(2026, 2, day, hour).getTime())?.virtue;

  test('is of a weak virtue, the same all day and another the next', () => {
    expect(on(3, 0)).toBe(on(3, 23));
    expect(new Set([on(3, 12), on(4, 12)])).toEqual(new Set(['perdon', 'guia']));
  });

  test('is undefined where no weak virtue has one', () => {
    expect(statementOfTheDay(ratings, { justicia: 'I am just' }, 0)).toBeUndefined();
  });
});
