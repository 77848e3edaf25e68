import type { Evaluation } from '@miraco/domain/evaluation';
import type { WellnessScore } from '@miraco/domain/wellness';
import type { Translator } from '@miraco/i18n/translator';
import type { Person } from './person.ts';
import type { Sheet } from './sheet.ts';
import type { Statements } from './statements.ts';

export interface WellnessPoint {
  /** Epoch milliseconds. */
  date: number;
  score: WellnessScore;
}

export interface DatedEvaluation {
  /** Epoch milliseconds. */
  date: number;
  evaluation: Evaluation;
}

export interface DoneExercise {
  description: string;
  /** The name of its virtue. */
  virtue: string;
}

export interface SummaryPurposes {
  /** What the client wrote, each "" if nothing; and the names of the virtues that motivate them. */
  personal: { purpose: string; lifeproject: string; motivate: readonly string[] };
  /** The number of virtues in each scenario, from the lowest to the highest; empty where a purpose has none. */
  scenarios: readonly { name: string; company: number; couple: number }[];
  couple: { virtues: string; potential: string };
}

/** What a coach hands over to a client. A part that is undefined was not chosen, or there is nothing to say. */
export interface SummaryDocument extends Person {
  /** The coach's own words at the beginning, "" for none, and the coach's name. */
  line: string;
  coach: string;
  /** The initial test and the weekly ones, oldest first: at least one. */
  wellness?: readonly WellnessPoint[] | undefined;
  /** The first evaluation and the latest one. */
  thenNow?: { before: DatedEvaluation; now: DatedEvaluation } | undefined;
  /** The virtues by strength. */
  virtues?: boolean | undefined;
  /** The latest ones first. */
  exercises?: readonly DoneExercise[] | undefined;
  manifest?: Statements | undefined;
  purposes?: SummaryPurposes | undefined;
}

/** A sheet with the data of the summary. */
export interface SummarySheet extends Sheet {
  summary: SummaryDocument;
  t: Translator;
}
