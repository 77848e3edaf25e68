import {
  enabledAnswers,
  type PurposeAnswers,
  type PurposeForm,
  type PurposeKind,
  type PurposeScore,
  purposeKinds,
  type purposeQuestions,
  type Scenario,
  type ScoringReading,
  scorePurpose,
  shownAnswers,
} from '@miraco/domain/purpose';
import { type Ratings, virtuesRated } from '@miraco/domain/ratings';
import type { Strength, Virtue } from '@miraco/domain/virtues';
import { type PurposeContent, type StoredPurpose, storedContent } from './purpose-content.ts';

/** A virtue of a purpose as the form shows it. */
export interface PurposeRow {
  virtue: Virtue;
  kind: PurposeKind;
  answers: PurposeAnswers;
  score: PurposeScore;
}

type StoredRows = StoredPurpose['virtues'];

export interface Scoring {
  form: PurposeForm;
  reading: ScoringReading;
}

export const strengthOf = { weak: 'debil', hard: 'fuerte' } as const satisfies Record<PurposeKind, Strength>;

const noAnswers: PurposeAnswers = { own: null, training: null, mid: null };

function scoreOf(answers: PurposeAnswers, kind: PurposeKind, stored: StoredRows[Virtue], scoring: Scoring) {
  // The server's result takes precedence.
  if (stored?.kind === kind) {
    const { own, training, mid, level, resultKey, actionKey } = stored;
    if (own === answers.own && training === answers.training && mid === answers.mid)
      return { level, resultKey, actionKey };
  }
  return scorePurpose(answers, { kind, ...scoring });
}

/**
 * The weak and the strong virtues with their answers and scenarios, in the order of the method. Answers that were given while a
 * virtue had another strength are ignored. Spec 2, sections 3 and 4.
 */
export function purposeRows(
  ratings: Ratings,
  content: Pick<PurposeContent, 'rows'>,
  stored: StoredRows,
  scoring: Scoring,
): PurposeRow[] {
  return purposeKinds.flatMap((kind) =>
    virtuesRated(ratings, strengthOf[kind]).map((virtue) => {
      const given = content.rows[virtue];
      const answers = shownAnswers(kind, given?.kind === kind ? given : noAnswers);
      const { own, training, mid } = answers;
      return { virtue, kind, answers: { own, training, mid }, score: scoreOf(answers, kind, stored[virtue], scoring) };
    }),
  );
}

/** The same for a purpose that is only read. */
export function storedRows(ratings: Ratings, stored: StoredPurpose | null, scoring: Scoring): PurposeRow[] {
  const content = stored ? storedContent(stored).content : { rows: {} };
  return purposeRows(ratings, content, stored?.virtues ?? {}, scoring);
}

/** The answers after one is changed. A training that this disables takes the value that it shows. */
export function withAnswer({ kind, answers }: PurposeRow, change: Partial<PurposeAnswers>) {
  return { ...shownAnswers(kind, { ...answers, ...change }), kind };
}

/** The number of virtues in each scenario. */
export function countScenarios(rows: readonly PurposeRow[]): Readonly<Record<Scenario, number>> {
  const counts: Record<Scenario, number> = { crisis: 0, crisischallenge: 0, challenge: 0, flow: 0, wow: 0 };
  for (const { score } of rows) if (score.level) counts[score.level] += 1;
  return counts;
}

/** Whether a question of a virtue can be answered. */
export const isEnabled = ({ kind, answers }: PurposeRow, question: (typeof purposeQuestions)[number]) =>
  ({ own: true, ...enabledAnswers(kind, answers) })[question];

export const isScored = ({ score }: PurposeRow) => score.level !== '';
