import type { PurposeRow } from '@miraco/db/purpose-rows';
import {
  type PurposeAnswers,
  type PurposeForm,
  type PurposeKind,
  type ScoringReading,
  scorePurpose,
  shownAnswers,
} from '@miraco/domain/purpose';
import { type Virtue, virtues } from '@miraco/domain/virtues';

type NamedAnswers = Partial<Record<Virtue, PurposeAnswers>>;

/** The virtues that were sent, and a function that makes a row of each: the server computes level and keys itself. */
export function scoring(answers: NamedAnswers, form: PurposeForm, reading: ScoringReading) {
  return {
    named: virtues.filter((virtue) => answers[virtue]),
    score: (virtue: Virtue, kind: PurposeKind): PurposeRow => {
      const given = answers[virtue] ?? { own: null, training: null, mid: null };
      const { level, resultKey, actionKey } = scorePurpose(given, { kind, form, reading });
      const { own, training, mid } = shownAnswers(kind, given);
      return { own, training, mid, level, resultKey, actionKey, kind };
    },
  };
}
