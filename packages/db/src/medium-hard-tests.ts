import { AppError } from '@miraco/contract/app-error';
import type { UserId } from '@miraco/contract/fields';
import { blockedInMediumHard } from '@miraco/domain/conscience';
import type { MediumHardType } from '@miraco/domain/ratings';
import { type Virtue, virtues } from '@miraco/domain/virtues';
import { eq } from 'drizzle-orm';
import { type Connection, write } from './connection.ts';
import { prepareDraftDeletion } from './drafts.ts';
import { mediumHardTests } from './schema/medium-hard-tests.ts';
import { citedByExpectations, markedInWeakTest, rederive } from './user-virtues.ts';

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
      write(db, (tx) => {
        const { user, ratings, date } = test;
        const blocked = blockedInMediumHard({
          weakTest: markedInWeakTest(tx, user),
          expectations: citedByExpectations(tx, user),
        });
        if (virtues.some((virtue) => blocked[virtue] && ratings[virtue])) {
          throw new AppError('virtueBlocked', { field: 'responses' });
        }
        if (virtues.some((virtue) => !blocked[virtue] && !ratings[virtue])) {
          throw new AppError('mediumHardIncomplete', { field: 'responses' });
        }
        tx.insert(mediumHardTests)
          .values(test)
          .onConflictDoUpdate({ target: mediumHardTests.user, set: { ratings, date } })
          .run();
        deleteDraft({ user, form: 'mediumhard' });
        rederive(tx, user, date);
      }),
  };
}
