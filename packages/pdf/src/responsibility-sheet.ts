import type { Evaluation } from '@miraco/domain/evaluation';
import type { WellnessScore } from '@miraco/domain/wellness';
import type { Translator } from '@miraco/i18n/translator';
import type { VirtueExercises } from './exercise-tables.ts';
import type { Person } from './person.ts';
import type { Sheet } from './sheet.ts';
import type { Statements } from './statements.ts';

export interface Week {
  /** Epoch milliseconds. */
  date: number;
  score: WellnessScore;
}

export interface ResponsibilityProfile extends Person {
  /** The weekly tests, newest first. */
  weeks: readonly Week[];
  /** What the latest week means and the next step, where an area is in crisis and the whole is not. */
  uneven?: { meaning: string; next: string } | undefined;
  /** Newest first. */
  evaluations: readonly Evaluation[];
  toDo: readonly VirtueExercises[];
  /** Exercises that were done and are repeated. */
  essential: readonly VirtueExercises[];
  statements: Statements;
}

/** A sheet with the data of the profile. */
export interface ResponsibilitySheet extends Sheet {
  profile: ResponsibilityProfile;
  t: Translator;
}
