import type { UserId } from '@miraco/contract/fields';
import { and, eq } from 'drizzle-orm';
import { bound } from './bound.ts';
import { type Connection, write } from './engine.ts';
import { drafts } from './schema/drafts.ts';
import { run } from './work.ts';

interface DraftOf {
  user: UserId;
  form: string;
}

/** Prepares the deletion of a form's draft, for the transaction that stores the form. */
export function prepareDraftDeletion(db: Connection) {
  const statement = db
    .delete(drafts)
    .where(and(eq(drafts.user, bound('user')), eq(drafts.form, bound('form'))))
    .prepare();
  return (draft: DraftOf) => run(statement, { ...draft });
}

export function draftsRepository(db: Connection) {
  const deleteDraft = prepareDraftDeletion(db);
  const find = db
    .select({ content: drafts.content, date: drafts.date })
    .from(drafts)
    .where(and(eq(drafts.user, bound('user')), eq(drafts.form, bound('form'))))
    .prepare();

  return {
    get: async ({ user, form }: DraftOf) => find.get({ user, form }),

    /** Stores the draft of a form, in place of the earlier one. */
    save: (draft: DraftOf & { content: unknown; date: number }) =>
      write(db, 'oneStatement', function* (tx) {
        const { content, date } = draft;
        yield* run(
          tx
            .insert(drafts)
            .values(draft)
            .onConflictDoUpdate({ target: [drafts.user, drafts.form], set: { content, date } }),
        );
      }),

    discard: (draft: DraftOf) => write(db, 'oneStatement', () => deleteDraft(draft)),
  };
}
