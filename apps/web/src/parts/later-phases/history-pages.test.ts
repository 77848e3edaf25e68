import { expect, test } from 'vitest';
import { historyPages } from './history-pages.ts';

const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

test.each([
  [0, [], [], false],
  [3, [1, 2, 3], [], false],
  [4, [1, 2, 3, 4], [], true],
  [5, [1, 2, 3, 4], [5], true],
  [8, [1, 2, 3, 4], [5, 6, 7, 8], true],
  [104, [1, 2, 3, 4], [5, 6, 7, 8], true],
])(
  'of %i results the last 8 are shown, 4 at a time, with an arrow when more than 3 exist',
  (count, latest, earlier, paged) => {
    expect(historyPages(upTo(count))).toEqual({ latest, earlier, paged });
  },
);
