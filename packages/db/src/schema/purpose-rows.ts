import type { PurposeAnswers, PurposeKind, PurposeScore } from '@miraco/domain/purpose';
import { type Virtue, virtues } from '@miraco/domain/virtues';
import { customType } from 'drizzle-orm/sqlite-core';

/** The answers about a virtue, the kind that it had when they were given, and their score. Spec 2, section 3. */
export type PurposeRow = PurposeAnswers & PurposeScore & { kind: PurposeKind };

export type PurposeRows = Partial<Record<Virtue, PurposeRow>>;

type StoredRow = [
  own: PurposeRow['own'],
  training: PurposeRow['training'],
  mid: PurposeRow['mid'],
  level: PurposeRow['level'],
  resultKey: string,
  actionKey: string,
  kind: PurposeKind,
];

function readRow([own, training, mid, level, resultKey, actionKey, kind]: StoredRow): PurposeRow {
  return { own, training, mid, level, resultKey, actionKey, kind };
}

function storedRow({ own, training, mid, level, resultKey, actionKey, kind }: PurposeRow): StoredRow {
  return [own, training, mid, level, resultKey, actionKey, kind];
}

/** Rows by virtue, stored as JSON with the fields of a row by position. */
export const purposeRows = customType<{ data: PurposeRows; driverData: string }>({
  dataType: () => 'text',
  fromDriver: (text) => {
    const stored: Partial<Record<Virtue, StoredRow>> = JSON.parse(text);
    const rows: PurposeRows = {};
    for (const virtue of virtues) {
      const row = stored[virtue];
      if (row) rows[virtue] = readRow(row);
    }
    return rows;
  },
  toDriver: (rows) =>
    JSON.stringify(Object.fromEntries(Object.entries(rows).map(([virtue, row]) => [virtue, storedRow(row)]))),
});
