import { AppError } from '@miraco/contract/app-error';
import type { UserId } from '@miraco/contract/fields';
import { type Evaluation, missingInEvaluation, virtuesToEvaluate } from '@miraco/domain/evaluation';
import { virtues } from '@miraco/domain/virtues';
import { and, desc, eq } from 'drizzle-orm';
import { bound } from './bound.ts';
import { raiseCareLine } from './care-lines.ts';
import { prepareDraftDeletion } from './drafts.ts';
import { type Connection, write } from './engine.ts';
import { prepareCount } from './prepare-count.ts';
import { evaluations } from './schema/evaluations.ts';
import { ratingsOf } from './user-virtues.ts';
import { run } from './work.ts';

interface DayEvaluation {
  user: UserId;
  /** YYYY-MM-DD in the user's time zone. */
  day: string;
  ratings: Evaluation;
  date: number;
  /** Whether it raises a line for administrators. */
  cares: boolean;
}

export function evaluationsRepository(db: Connection) {
  const deleteDraft = prepareDraftDeletion(db);
  const newestFirst = () =>
    db
      .select()
      .from(evaluations)
      .where(eq(evaluations.user, bound('user')))
      .orderBy(desc(evaluations.day));
  const all = newestFirst().prepare();
  const latest = newestFirst().limit(1).prepare();
  const latestTwo = newestFirst().limit(2).prepare();
  return {
    /** A user's evaluations, newest first. */
    of: async (user: UserId) => all.all({ user }),

    latestOf: async (user: UserId) => latest.get({ user }),

    /** Newest first. */
    latestTwoOf: async (user: UserId) => latestTwo.all({ user }),

    count: prepareCount(db, evaluations),

    /**
     * Stores the evaluation of a day, in place of an earlier one of the same day, and deletes the draft.
     * @throws AppError notRated for a virtue that no test has rated, evaluationIncomplete naming the first virtue without a sign
     */
    register: (evaluation: DayEvaluation) =>
      write(db, { user: evaluation.user }, function* (tx) {
        const { user, day, ratings, date, cares } = evaluation;
        const expected = virtuesToEvaluate(yield* ratingsOf(tx, user));
        const unknown = virtues.find((virtue) => ratings[virtue] !== undefined && !expected.includes(virtue));
        if (unknown) throw new AppError('notRated', { field: `evaluation.${unknown}` });
        const [missing] = missingInEvaluation(expected, ratings);
        if (missing || expected.length === 0) {
          throw new AppError('evaluationIncomplete', { field: missing ? `evaluation.${missing}` : 'evaluation' });
        }
        yield* run(tx.delete(evaluations).where(and(eq(evaluations.user, user), eq(evaluations.day, day))));
        yield* run(tx.insert(evaluations).values({ user, day, ratings, date }));
        if (cares) yield* raiseCareLine(tx, { user, source: 'evaluation', date });
        yield* deleteDraft({ user, form: 'evaluation' });
      }),
  };
}
