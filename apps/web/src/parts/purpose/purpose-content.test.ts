import type { Ratings } from '@miraco/domain/ratings';
import { describe, expect, it } from 'vitest';
import { mergePurpose, parseChanges, partnerChange, rowChange, sendable, textChange } from './purpose-content.ts';

const ratings: Ratings = {
  alegria: { strength: 'debil', origin: 'test' },
  dignidad: { strength: 'fuerte', origin: 'test' },
  guia: { strength: 'media', origin: 'test' },
};
const row = { own: true, training: null, mid: false };

describe('content of the tab', () => {
  it('is read as it was written', () => {
    const changes = {
      ...rowChange('alegria', { ...row, kind: 'weak' }),
      ...partnerChange('dignidad', 'humildad'),
      ...textChange('potential', 'A garden'),
      role: 'family',
    };
    expect(parseChanges(JSON.parse(JSON.stringify(changes)))).toEqual(changes);
  });

  it('is ignored where the form did not write it', () => {
    const found = {
      'row.alegria': { own: 'yes', training: null, mid: null, kind: 'weak' },
      'row.guia': { ...row, kind: 'medium' },
      'row.valor': { ...row, kind: 'weak' },
      'complementary.dignidad': 'nobody',
      virtuesCouple: 3,
      role: 'boss',
    };
    expect(parseChanges(found)).toEqual({});
  });
});

describe('a change', () => {
  const before = mergePurpose(null, rowChange('alegria', { ...row, kind: 'weak' }));

  it('replaces the fields that it names and keeps the rest', () => {
    const after = mergePurpose(before, partnerChange('dignidad', ''));
    expect(after.rows).toEqual(before.rows);
    expect(mergePurpose(after, { role: 'team' })).toMatchObject({ rows: before.rows, role: 'team' });
    expect(after.role).toBeNull();
    expect(after.complementary).toEqual({ dignidad: '' });
  });

  it('is sent without the unchanged fields', () => {
    const after = mergePurpose(before, textChange('virtuesCouple', 'Calm'));
    expect(sendable(after.changed, ratings)).toEqual({
      role: undefined,
      virtues: {},
      complementary: {},
      virtuesCouple: 'Calm',
      potential: undefined,
    });
  });

  it('of a virtue that is neither weak nor strong any more, or has another strength now, is not sent', () => {
    const changed = {
      ...rowChange('alegria', { ...row, kind: 'weak' }),
      ...rowChange('guia', { ...row, kind: 'weak' }),
      ...rowChange('dignidad', { ...row, kind: 'weak' }),
      ...partnerChange('alegria', 'paciencia'),
      ...partnerChange('dignidad', 'humildad'),
    };
    const { virtues, complementary } = sendable(changed, ratings);
    expect(virtues).toEqual({ alegria: { own: true, training: null, mid: false } });
    expect(complementary).toEqual({ dignidad: 'humildad' });
  });
});
