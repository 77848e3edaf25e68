import { AppError } from '@miraco/contract/app-error';
import type { UserId } from '@miraco/contract/fields';
import { blockedInMediumHard } from '@miraco/domain/conscience';
import type { MediumHardType } from '@miraco/domain/ratings';
import { type Virtue, virtues } from '@miraco/domain/virtues';
import { eq } from 'drizzle-orm';
import { prepareDraftDeletion } from './drafts.ts';
import { type Connection, write } from './engine.ts';
import { mediumHardTests } from './schema/medium-hard-tests.ts';
import { citedByExpectations, markedInWeakTest, rederive } from './user-virtues.ts';
import { run } from './work.ts';

interface MediumHardTest {
  user: UserId;
  ratings: Partial<Record<Virtue, MediumHardType>>;
  date: number;
}

export function mediumHardTestsRepository(db: Connection) {
  const deleteDraft = prepareDraftDeletion(db);
  return {
    of: async (user: UserId) => db.select().from(mediumHardTests).where(eq(mediumHardTests.user, user)).get(),

    /**
     * Stores the ratings of a user in place of earlier ones, derives all ratings again and deletes the draft.
     * @throws AppError virtueBlocked for a virtue known to be weak, mediumHardIncomplete if any other virtue has no rating
     */
    register: (test: MediumHardTest) =>
      write(db, { user: test.user }, function* (tx) {
        const { user, ratings, date } = test;
        const blocked = blockedInMediumHard({
          weakTest: yield* markedInWeakTest(tx, user),
          expectations: yield* citedByExpectations(tx, user),
        });
        if (virtues.some((virtue) => blocked[virtue] && ratings[virtue])) {
          throw new AppError('virtueBlocked', { field: 'responses' });
        }
        if (virtues.some((virtue) => !blocked[virtue] && !ratings[virtue])) {
          throw new AppError('mediumHardIncomplete', { field: 'responses' });
        }
        yield* run(
          tx
            .insert(mediumHardTests)
            .values(test)
            .onConflictDoUpdate({ target: mediumHardTests.user, set: { ratings, date } }),
        );
        yield* deleteDraft({ user, form: 'mediumhard' });
        yield* rederive(tx, user, date);
      }),
  };
}
