import { AppError } from '@miraco/contract/app-error';
import type { UserId } from '@miraco/contract/fields';
import { countedMarks, maximumWeak } from '@miraco/domain/conscience';
import type { Virtue } from '@miraco/domain/virtues';
import { eq } from 'drizzle-orm';
import { prepareDraftDeletion } from './drafts.ts';
import { type Connection, write } from './engine.ts';
import { weakTests } from './schema/weak-tests.ts';
import { citedByExpectations, rederive } from './user-virtues.ts';
import { run } from './work.ts';

export function weakTestsRepository(db: Connection) {
  const deleteDraft = prepareDraftDeletion(db);
  return {
    of: async (user: UserId) => db.select().from(weakTests).where(eq(weakTests.user, user)).get(),

    /**
     * Stores the marks of a user in place of earlier ones, derives all ratings again and deletes the draft.
     * @throws AppError weakLimit for more than eight marks that no expectation cites
     */
    register: (test: { user: UserId; virtues: Virtue[]; date: number }) =>
      write(db, { user: test.user }, function* (tx) {
        const { user, virtues, date } = test;
        const expectations = yield* citedByExpectations(tx, user);
        if (countedMarks({ weakTest: virtues, expectations }) > maximumWeak) {
          throw new AppError('weakLimit', { field: 'responses' });
        }
        yield* run(
          tx.insert(weakTests).values(test).onConflictDoUpdate({ target: weakTests.user, set: { virtues, date } }),
        );
        yield* deleteDraft({ user, form: 'weak' });
        yield* rederive(tx, user, date);
      }),
  };
}
