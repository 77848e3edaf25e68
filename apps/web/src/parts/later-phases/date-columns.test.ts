import { afterEach, describe, expect, it, test, vi } from 'vitest';
import { dateColumns, shortDate } from './date-columns.ts';

const columns = (count: number) => Array.from({ length: count }, (_, index) => index);

describe('the columns', () => {
  it('are all visible up to seven, without a chevron', () => {
    expect(dateColumns(columns(7), false)).toMatchObject({ shown: columns(7), more: false });
    expect(dateColumns([], false)).toMatchObject({ shown: [], more: false });
  });

  it('from the eighth on are the first with 1 to 6, or the first with the rest', () => {
    expect(dateColumns(columns(8), false)).toEqual({ shown: columns(7), more: true, first: 2, last: 7 });
    expect(dateColumns(columns(8), true)).toEqual({ shown: [0, 7], more: true, first: 8, last: 8 });
  });

  it('are all shown by one of both positions of the chevron, the first by both, also with 52 dates', () => {
    const near = dateColumns(columns(52), false).shown;
    const rest = dateColumns(columns(52), true).shown;
    expect([near[0], rest[0]]).toEqual([0, 0]);
    expect([...near, ...rest.slice(1)]).toEqual(columns(52));
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

test('a date shows its year only if it is not this year', () => {
  vi.stubGlobal('navigator', { language: 'en-GB' });
  const now = new Date(2026, 0, 5).getTime();
  expect(shortDate(new Date(2026, 0, 2).getTime(), 'en', now)).toBe('2 Jan');
  expect(shortDate(new Date(2025, 11, 30).getTime(), 'en', now)).toBe('30 Dec 2025');
});
