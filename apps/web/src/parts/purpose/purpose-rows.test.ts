import { userId } from '@miraco/contract/fields';
import type { Ratings } from '@miraco/domain/ratings';
import { describe, expect, it } from 'vitest';
import type { StoredPurpose } from './purpose-content.ts';
import { isScored, purposeRows, storedRows, withAnswer } from './purpose-rows.ts';

const ratings: Ratings = {
  alegria: { strength: 'debil', origin: 'test' },
  dignidad: { strength: 'fuerte', origin: 'test' },
  guia: { strength: 'media', origin: 'test' },
};
const user = userId.parse('u');
const company = { form: 'company', reading: 'primary' } as const;
const rowsOf = (virtues: StoredPurpose['virtues'], scoring: Parameters<typeof storedRows>[2] = company) =>
  storedRows(
    ratings,
    { user, role: null, virtues, complementary: {}, virtuesCouple: '', potential: '', date: 1, savedOnBehalfBy: null },
    scoring,
  );

describe('the rows of a purpose', () => {
  it('are the weak virtues and then the strong ones; medium virtues have none', () => {
    expect(storedRows(ratings, null, company).map(({ virtue, kind }) => [virtue, kind])).toEqual([
      ['alegria', 'weak'],
      ['dignidad', 'hard'],
    ]);
  });

  it('show the level that the server has stored for the same answers', () => {
    const [row] = rowsOf({
      alegria: {
        own: true,
        training: true,
        mid: true,
        level: 'crisis',
        resultKey: 'resultweak4',
        actionKey: 'actionweak4',
        kind: 'weak',
      },
    });
    expect(row?.score).toEqual({ level: 'crisis', resultKey: 'resultweak4', actionKey: 'actionweak4' });
  });

  it('show the scenario of changed answers at once', () => {
    const stored: StoredPurpose['virtues'] = {
      alegria: {
        own: true,
        training: true,
        mid: true,
        level: 'wow',
        resultKey: 'resultweak1',
        actionKey: 'actionweak1',
        kind: 'weak',
      },
    };
    const [row] = rowsOf(stored);
    if (!row) throw new Error('no row');
    const content = { rows: { alegria: withAnswer(row, { mid: false }) } };
    const [changed] = purposeRows(ratings, content, stored, company);
    expect(changed?.score).toEqual({ level: 'challenge', resultKey: 'resultweak2', actionKey: 'actionweak2' });
  });

  it('use the product’s reading of the table', () => {
    const answers = { own: false, training: false, mid: null, kind: 'weak' } as const;
    const levels = (['primary', 'alternate'] as const).map((reading) => {
      const [row] = purposeRows(ratings, { rows: { alegria: answers } }, {}, { form: 'couple', reading });
      return row?.score.level;
    });
    expect(levels).toEqual(['', 'crisis']);
  });

  it('are empty where the answers were given while the virtue had another strength', () => {
    const [, strong] = rowsOf({
      dignidad: {
        own: true,
        training: true,
        mid: true,
        level: 'wow',
        resultKey: 'resultweak1',
        actionKey: 'actionweak1',
        kind: 'weak',
      },
    });
    expect(strong?.answers).toEqual({ own: null, training: null, mid: null });
    expect(strong && isScored(strong)).toBe(false);
  });
});

describe('an answer that disables the training', () => {
  const [weak, strong] = storedRows(ratings, null, company);
  it.each([
    [weak, false, false],
    [strong, true, true],
  ])('gives it the value that it shows', (row, own, training) => {
    expect(row && withAnswer(row, { own })).toMatchObject({ own, training, mid: null });
  });
});
