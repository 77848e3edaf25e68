import {
  type PurposeAnswer,
  type PurposeAnswers,
  type PurposeKind,
  type PurposeRole,
  purposeKind,
  purposeKinds,
  purposeRoles,
} from '@miraco/domain/purpose';
import type { Ratings } from '@miraco/domain/ratings';
import { type Virtue, virtues } from '@miraco/domain/virtues';
import type { Stored } from '#shared/drafts/form-draft.ts';
import type { Outputs } from '#shared/trpc/trpc.ts';

type StoredCompany = NonNullable<Outputs['impact']['professional']['get']>;
export type StoredCouple = NonNullable<Outputs['impact']['couple']['get']>;
/** A purpose as the server stores it. The company's has no partners and no texts, the couple's has no role. */
export type StoredPurpose = StoredCouple & Pick<StoredCompany, 'role'>;

/** The answers about a virtue, and its strength when they were given: with another strength they no longer count. */
export interface AnsweredRow extends PurposeAnswers {
  kind: PurposeKind;
}

type Partner = Virtue | '';
type RowField = `row.${Virtue}`;
type PartnerField = `complementary.${Virtue}`;
const textFields = ['virtuesCouple', 'potential'] as const;
export type TextField = (typeof textFields)[number];

/** The changes, field by field, so that each is kept until it has been saved. */
export type PurposeChanges = Partial<
  Record<RowField, AnsweredRow> & Record<PartnerField, Partner> & Record<TextField, string> & { role: PurposeRole }
>;

export interface PurposeContent extends Record<TextField, string> {
  /** Null until it has been chosen. */
  role: PurposeRole | null;
  rows: Partial<Record<Virtue, AnsweredRow>>;
  complementary: Partial<Record<Virtue, Partner>>;
  /** The changes that the server does not have; only these are sent. */
  changed: PurposeChanges;
}

export function rowChange(virtue: Virtue, row: AnsweredRow): PurposeChanges {
  const change: Partial<Record<RowField, AnsweredRow>> = {};
  change[`row.${virtue}`] = row;
  return change;
}

export function partnerChange(virtue: Virtue, partner: Partner): PurposeChanges {
  const change: Partial<Record<PartnerField, Partner>> = {};
  change[`complementary.${virtue}`] = partner;
  return change;
}

export function textChange(field: TextField, text: string): PurposeChanges {
  const change: Partial<Record<TextField, string>> = {};
  change[field] = text;
  return change;
}

export function companyPurpose(stored: StoredCompany): StoredPurpose {
  return { ...stored, complementary: {}, virtuesCouple: '', potential: '' };
}

export function couplePurpose(stored: StoredCouple): StoredPurpose {
  return { ...stored, role: null };
}

/** A purpose as the form holds it. */
export function storedContent(stored: StoredPurpose): Stored<PurposeContent> {
  const rows: PurposeContent['rows'] = {};
  for (const virtue of virtues) {
    const row = stored.virtues[virtue];
    if (row) rows[virtue] = { own: row.own, training: row.training, mid: row.mid, kind: row.kind };
  }
  const { role, complementary, virtuesCouple, potential, date } = stored;
  return { content: { role, rows, complementary, virtuesCouple, potential, changed: {} }, date };
}

/** The purpose with the changes applied. */
export function mergePurpose(content: PurposeContent | null, changed: PurposeChanges): PurposeContent {
  const rows = { ...content?.rows };
  const complementary = { ...content?.complementary };
  for (const virtue of virtues) {
    const row = changed[`row.${virtue}`];
    if (row) rows[virtue] = row;
    const partner = changed[`complementary.${virtue}`];
    if (partner !== undefined) complementary[virtue] = partner;
  }
  const { virtuesCouple = content?.virtuesCouple ?? '', potential = content?.potential ?? '' } = changed;
  return { role: changed.role ?? content?.role ?? null, rows, complementary, virtuesCouple, potential, changed };
}

const isAnswer = (value: unknown): value is PurposeAnswer => value === null || typeof value === 'boolean';

function parseRow(value: unknown): AnsweredRow | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  if (!('own' in value && 'training' in value && 'mid' in value && 'kind' in value)) return undefined;
  const { own, training, mid } = value;
  const kind = purposeKinds.find((known) => known === value.kind);
  return kind && isAnswer(own) && isAnswer(training) && isAnswer(mid) ? { own, training, mid, kind } : undefined;
}

const parsePartner = (value: unknown): Partner | undefined =>
  value === '' ? '' : virtues.find((virtue) => virtue === value);

/** The changes among the fields found in the tab. */
export function parseChanges(found: Readonly<Record<string, unknown>>): PurposeChanges {
  const changes: PurposeChanges = {};
  for (const virtue of virtues) {
    const row = parseRow(found[`row.${virtue}`]);
    if (row) Object.assign(changes, rowChange(virtue, row));
    const partner = parsePartner(found[`complementary.${virtue}`]);
    if (partner !== undefined) Object.assign(changes, partnerChange(virtue, partner));
  }
  for (const field of textFields) {
    const text = found[field];
    if (typeof text === 'string') changes[field] = text;
  }
  const role = purposeRoles.find((known) => known === found.role);
  if (role) changes.role = role;
  return changes;
}

/** The changes that can be sent. Answers about a virtue that has another strength now are left out. */
export function sendable(changed: PurposeChanges, ratings: Ratings) {
  const rows: Partial<Record<Virtue, PurposeAnswers>> = {};
  const complementary: PurposeContent['complementary'] = {};
  for (const virtue of virtues) {
    const kind = purposeKind(ratings[virtue]?.strength);
    const row = changed[`row.${virtue}`];
    if (row && row.kind === kind) rows[virtue] = { own: row.own, training: row.training, mid: row.mid };
    const partner = changed[`complementary.${virtue}`];
    if (partner !== undefined && kind === 'hard') complementary[virtue] = partner;
  }
  const { role, virtuesCouple, potential } = changed;
  return { role, virtues: rows, complementary, virtuesCouple, potential };
}
