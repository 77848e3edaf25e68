import { describe, expect, test } from 'vitest';
import { virtuesThenAndNow, wellnessThenAndNow } from './then-and-now.ts';

const [march, april, may] = [{ date: 3 as number }, { date: 4 as number }, { date: 5 as number }] as const;

describe('wellness then and now', () => {
  test('is the initial test and the latest weekly test', () => {
    expect(wellnessThenAndNow(march, [may, april])).toEqual({ kind: 'initial', before: march, now: may });
  });

  test('is the first and the latest weekly test if there is no initial one, or only a later one', () => {
    expect(wellnessThenAndNow(null, [april, march])).toEqual({ kind: 'weekly', before: march, now: april });
    expect(wellnessThenAndNow(may, [april, march])).toEqual({ kind: 'weekly', before: march, now: april });
  });

  test('is null while there is only one test', () => {
    expect(wellnessThenAndNow(march, [])).toBeNull();
    expect(wellnessThenAndNow(null, [march])).toBeNull();
  });
});

describe('virtues then and now', () => {
  test('are the first and the latest evaluation, for the virtues in both', () => {
    const evaluations = [
      { date: 5, evaluation: { perdon: { rencor: 'pocos' }, guia: 'ninguno', justicia: { a: 'diario' } } },
      { date: 4, evaluation: { perdon: 'ninguno' } },
      {
        date: 3,
        evaluation: { perdon: { rencor: 'diario' }, guia: 'ninguno', justicia: { a: 'pocos' }, lealtad: 'ninguno' },
      },
    ] as const;
    const compared = virtuesThenAndNow(evaluations);
    expect(compared).toMatchObject({ before: 3, now: 5, better: 1, same: 1, worse: 1 });
    expect(compared?.virtues).toContainEqual({ virtue: 'perdon', before: 'crisis', now: 'flow' });
    expect(compared?.virtues).toHaveLength(3);
  });

  test('are null with fewer than two evaluations', () => {
    expect(virtuesThenAndNow([])).toBeNull();
    expect(virtuesThenAndNow([{ date: 3, evaluation: {} }])).toBeNull();
  });
});
