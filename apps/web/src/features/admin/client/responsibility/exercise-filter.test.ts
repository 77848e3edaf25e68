import { expect, test } from 'vitest';
import { byState, exerciseFilters, isEssential, passes } from './exercise-filter.ts';

const open = { done: false, deleted: false, favourite: false, suggester: null };
const done = { ...open, done: true };
const essential = { ...done, favourite: true };
const deleted = { ...open, deleted: true };
const suggested = { ...open, suggester: { firstname: 'Ana', lastname: 'Ruiz' } };
const declined = { ...suggested, deleted: true };

test.each([
  ['an unfinished exercise', open, ['all', 'open']],
  ['a finished one', done, ['all', 'done']],
  ['an essential one, which is finished too,', essential, ['all', 'done', 'essential']],
  ['a deleted one', deleted, ['all', 'deleted']],
  ['a suggested one', suggested, ['all', 'open']],
  ['a suggested one that was deleted', declined, ['all', 'declined']],
])('%s passes these filters alone', (_, exercise, filters) => {
  expect(exerciseFilters.filter((filter) => passes(exercise, filter))).toEqual(filters);
});

test('a favourite that is not done is not essential', () => {
  expect(isEssential({ ...open, favourite: true })).toBe(false);
  expect(isEssential({ ...essential, deleted: true })).toBe(false);
});

test('exercises to be done come first and deleted ones last, each in the given order', () => {
  const exercises = [
    { ...deleted, id: 1 },
    { ...declined, id: 6 },
    { ...done, id: 2 },
    { ...open, id: 3 },
    { ...essential, id: 4 },
    { ...open, id: 5 },
  ];
  expect(byState(exercises).map(({ id }) => id)).toEqual([3, 5, 2, 4, 6, 1]);
});
