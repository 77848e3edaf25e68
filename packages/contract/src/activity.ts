import { phases } from '@miraco/domain/phases';
import { strengths, type Virtue, virtues } from '@miraco/domain/virtues';
import { recordId } from './fields.ts';
import { z } from './messages.ts';

/** The kinds of changes that administrators make for users. */
export const activityKinds = [
  'registered',
  'imported',
  'invited',
  'reminded',
  'edited',
  'phaseOpened',
  'phaseBlocked',
  'archived',
  'broughtBack',
  'strengthChanged',
  'savedOnBehalf',
  'undone',
  'secondFactorReset',
  'locked',
  'linkHanded',
  'noteChanged',
  'noteRemoved',
  'careSeen',
  'careUnseen',
  'coachAssigned',
  'summarySent',
  'summaryDownloaded',
  'dataExported',
  'removed',
] as const;
export type ActivityKind = (typeof activityKinds)[number];

const storedValue = z.union([z.string(), z.number(), z.null()]);
export type StoredValue = z.infer<typeof storedValue>;

/** Columns of a row by name, as the database stores them. */
const storedRow = z.record(z.string(), storedValue);
export type StoredRow = z.infer<typeof storedRow>;

/** A row before and after a change, as far as the two differ; null for a row that was not there. */
const rowChange = z.object({
  table: z.string(),
  key: storedRow,
  before: storedRow.nullable(),
  after: storedRow.nullable(),
});
export type RowChange = z.infer<typeof rowChange>;

/** Details of a change. Which of them it has depends on its kind. */
export const activityDetail = z.object({
  /** Nobody opened the phase: it opened by itself. */
  byItself: z.boolean().optional(),
  /** The fields of the user that were changed. */
  fields: z.array(z.string()).optional(),
  virtue: z.enum(virtues).optional(),
  /** Several of them, changed at once. */
  virtues: z.array(z.enum(virtues)).optional(),
  /** Null: the administrator’s rating was removed, and the tests decide again. */
  strength: z.enum(strengths).nullable().optional(),
  /** The procedure that saved something on behalf of the user. */
  procedure: z.string().optional(),
  /** The phase that has to be open for it. */
  phase: z.enum(phases.map(({ name }) => name)).optional(),
  /** What was changed on behalf of the user. Without it the change cannot be undone. */
  changes: z.array(rowChange).optional(),
  /** Whether another entry undoes this one. */
  undone: z.boolean().optional(),
  /** The names of the new coach and the earlier one; null for none. */
  coach: z.string().nullable().optional(),
  formerCoach: z.string().nullable().optional(),
  /** The name of a user who was removed. */
  name: z.string().optional(),
});
export type ActivityDetail = z.infer<typeof activityDetail>;

/** Changes of a client's answers: the client reads them, and the team can undo them. */
export const changeKinds = ['savedOnBehalf', 'strengthChanged', 'undone'] as const satisfies readonly ActivityKind[];

/** An entry of the log. */
export const activityInput = z.object({ id: recordId });

/** The values of a client's answers that the log names. */
export type ChangedField =
  | 'initial'
  | 'weekly'
  | 'weak'
  | 'mediumHard'
  | 'prospect'
  | 'habit'
  | 'strength'
  | 'evaluation'
  | 'exercise'
  | 'exerciseLevel'
  | 'exerciseFrequency'
  | 'exerciseDone'
  | 'exerciseFavourite'
  | 'exerciseDeleted'
  | 'manifest'
  | 'motivate'
  | 'favourite'
  | 'chosen'
  | 'creation'
  | 'dimension'
  | 'duration'
  | 'lifeproject'
  | 'purpose'
  | 'role'
  | 'answerOwn'
  | 'answerTraining'
  | 'answerMid'
  | 'complementary'
  | 'virtuesCouple'
  | 'potential'
  | 'draft';

/** What a value was and what it became; null for nothing. */
export interface ChangedValue {
  field: ChangedField;
  /** The virtue that it is about, if it is about one. */
  virtue: Virtue | null;
  before: string | readonly string[] | boolean | null;
  after: string | readonly string[] | boolean | null;
}
