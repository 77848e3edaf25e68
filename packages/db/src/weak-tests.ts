import { AppError } from '@miraco/contract/app-error';
import type { UserId } from '@miraco/contract/fields';
import { countedMarks, maximumWeak } from '@miraco/domain/conscience';
import type { Virtue } from '@miraco/domain/virtues';
import { eq } from 'drizzle-orm';
import { type Connection, write } from './connection.ts';
import { draftDropper } from './drafts.ts';
import { weakTests } from './schema/weak-tests.ts';
import { citedByExpectations, rederive } from './user-virtues.ts';

export function weakTestsRepository(db: Connection) {
  const dropDraft = draftDropper(db);
  return {
    of: async (user: UserId) => db.select().from(weakTests).where(eq(weakTests.user, user)).get(),

    /**
     * Stores the marks of a user in place of earlier ones, rates anew and drops the draft.
     * @throws AppError weakLimit for more than eight that no expectation cites
     */
    register: (test: { user: UserId; virtues: Virtue[]; date: number }) =>
      write(db, (tx) => {
        const { user, virtues, date } = test;
        const expectations = citedByExpectations(tx, user);
        if (countedMarks({ weakTest: virtues, expectations }) > maximumWeak) {
          throw new AppError('weakLimit', { field: 'responses' });
        }
        tx.insert(weakTests).values(test).onConflictDoUpdate({ target: weakTests.user, set: { virtues, date } }).run();
        dropDraft({ user, form: 'weak' });
        rederive(tx, user);
      }),
  };
}
