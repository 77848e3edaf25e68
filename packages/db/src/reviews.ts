import { AppError } from '@miraco/contract/app-error';
import type { RecordId, UserId } from '@miraco/contract/fields';
import type { Day } from '@miraco/domain/completions';
import type { ReviewAnswer } from '@miraco/domain/reviews';
import type { Virtue } from '@miraco/domain/virtues';
import { and, asc, eq, max } from 'drizzle-orm';
import { bound } from './bound.ts';
import { type Connection, read, type Transaction, write } from './engine.ts';
import { removeExercise } from './exercises.ts';
import { exercises } from './schema/exercises.ts';
import { manifests } from './schema/manifests.ts';
import { reviews } from './schema/reviews.ts';
import { many, one, run, type Work } from './work.ts';

/** An essential exercise, or the sentence of the manifesto on a virtue. */
interface Subject {
  user: UserId;
  /** Null for the sentence. */
  exercise: RecordId | null;
  virtue: Virtue;
}

interface Review extends Subject {
  answer: ReviewAnswer;
  /** In the user's time zone. */
  day: Day;
  date: number;
  /** Who answers: the user, or somebody on the team for them. */
  answerer: UserId;
}

const isEssential = and(eq(exercises.done, true), eq(exercises.favourite, true), eq(exercises.deleted, false));

/** @throws AppError notFound for what is another user's, not essential any more, or not there */
function* assertThere(tx: Transaction, { user, exercise, virtue }: Subject): Work<void> {
  const found = exercise
    ? yield* one(
        tx
          .select({ virtue: exercises.virtue })
          .from(exercises)
          .where(and(eq(exercises.id, exercise), eq(exercises.user, user), eq(exercises.virtue, virtue), isEssential)),
      )
    : yield* one(
        tx
          .select({ virtue: manifests.virtue })
          .from(manifests)
          .where(and(eq(manifests.user, user), eq(manifests.virtue, virtue))),
      );
  if (!found) throw new AppError('notFound');
}

const latest = { answer: reviews.answer, day: reviews.day, date: reviews.date };

export function reviewsRepository(db: Connection) {
  const user = bound('user');
  const essentials = db
    .select({
      exercise: exercises.id,
      virtue: exercises.virtue,
      text: exercises.description,
      date: exercises.date,
      latest,
    })
    .from(exercises)
    .leftJoin(reviews, eq(reviews.exercise, exercises.id))
    .where(and(eq(exercises.user, user), isEssential))
    .orderBy(asc(exercises.id))
    .prepare();
  const sentences = db
    .select({ virtue: manifests.virtue, text: manifests.statement, date: manifests.date, latest })
    .from(manifests)
    .leftJoin(reviews, and(eq(reviews.user, manifests.user), eq(reviews.virtue, manifests.virtue)))
    .where(eq(manifests.user, user))
    .orderBy(asc(manifests.date), asc(manifests.virtue))
    .prepare();
  const answered = db
    .select({ day: max(reviews.day) })
    .from(reviews)
    .where(eq(reviews.user, user))
    .prepare();

  return {
    /**
     * What a user can be asked about: the sentences of their manifesto and their essential exercises, each with the latest answer since
     * it last changed; and the latest day of any answer, or null.
     */
    of: (user: UserId) =>
      read(db, function* () {
        const all = [
          ...(yield* many(sentences, { user })).map((sentence) => ({ ...sentence, exercise: null })),
          ...(yield* many(essentials, { user })),
        ];
        const items = all.map((item) => ({
          ...item,
          latest: item.latest && item.latest.date >= item.date ? item.latest : null,
        }));
        return { items, answered: (yield* one(answered, { user }))?.day ?? null };
      }),

    /**
     * Stores an answer in place of the earlier one about the same. With a “no”, an essential exercise loses its mark.
     * @throws AppError notFound for what is another user's, not essential any more, or not there
     */
    answer: ({ answerer: remover, ...review }: Review) =>
      write(db, { user: review.user }, function* (tx) {
        yield* assertThere(tx, review);
        const { user, exercise, answer, day, date } = review;
        const virtue = exercise ? null : review.virtue;
        yield* run(
          tx
            .insert(reviews)
            .values({ user, exercise, virtue, answer, day, date })
            .onConflictDoUpdate({
              target: exercise ? reviews.exercise : [reviews.user, reviews.virtue],
              set: { answer, day, date },
            }),
        );
        if (exercise && answer === 'no') yield* removeExercise(tx, { user, id: exercise, date, remover });
      }),
  };
}
