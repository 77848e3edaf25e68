import { describe, expect, it } from 'vitest';
import { type Known, nothingSaid, practiceOf, withDay } from './known.ts';

const nothing: Known = { recent: [], totals: [] };
const one = (day: string) => ({ exercise: 'one', day });
const exercise = { id: 'one', frequency: 'daily', times: null } as const;

describe('a day of an exercise', () => {
  const first = withDay(nothing, one('2026-11-23'), nothingSaid);
  const both = withDay(first, one('2026-11-24'), { effort: 7, note: 'Con sueño' });

  it('is counted, the latest first', () => {
    expect(both.recent.map(({ day }) => day)).toEqual(['2026-11-24', '2026-11-23']);
    expect(both.totals).toEqual([{ exercise: 'one', total: 2, first: '2026-11-23', latest: '2026-11-24' }]);
    expect(practiceOf(both, exercise)).toMatchObject({ total: 2, latest: '2026-11-24' });
  });

  it('is one, whatever is said about it and however often', () => {
    const again = withDay(both, one('2026-11-24'), { effort: 0, note: '' });
    expect(again.totals).toEqual(both.totals);
    expect(practiceOf(again, exercise).days[0]).toMatchObject({ effort: 0, note: '' });
  });

  it('is taken back, also when it is gone already', () => {
    const back = withDay(both, one('2026-11-24'), null);
    expect(back).toEqual(first);
    expect(withDay(back, one('2026-11-24'), null)).toEqual(first);
    expect(withDay(back, one('2026-11-23'), null)).toEqual(nothing);
  });

  it('leaves other exercises alone', () => {
    const other = withDay(both, { exercise: 'other', day: '2026-11-24' }, nothingSaid);
    expect(practiceOf(other, exercise)).toEqual(practiceOf(both, exercise));
    expect(practiceOf(other, { ...exercise, id: 'third' })).toMatchObject({ total: 0, latest: null, days: [] });
  });

  it('of long ago stays counted where only the latest days are known', () => {
    const long = { recent: [], totals: [{ exercise: 'one', total: 40, first: '2020-01-01', latest: '2020-05-01' }] };
    const more = withDay(long, one('2026-11-24'), nothingSaid);
    expect(more.totals).toEqual([{ exercise: 'one', total: 41, first: '2020-01-01', latest: '2026-11-24' }]);
    expect(practiceOf(withDay(more, one('2026-11-24'), null), exercise)).toMatchObject({ total: 40, days: [] });
  });
});
