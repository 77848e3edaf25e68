import type { UserId } from '@miraco/contract/fields';
import { and, eq } from 'drizzle-orm';
import { bound } from './bound.ts';
import { type Connection, write } from './connection.ts';
import { drafts } from './schema/drafts.ts';

interface DraftOf {
  user: UserId;
  form: string;
}

/** What drops the draft of a form, in the transaction that stores what it led to. */
export function draftDropper(db: Connection) {
  const drop = db
    .delete(drafts)
    .where(and(eq(drafts.user, bound('user')), eq(drafts.form, bound('form'))))
    .prepare();
  return (draft: DraftOf): void => void drop.run({ ...draft });
}

export function draftsRepository(db: Connection) {
  const drop = draftDropper(db);
  const find = db
    .select({ content: drafts.content, date: drafts.date })
    .from(drafts)
    .where(and(eq(drafts.user, bound('user')), eq(drafts.form, bound('form'))))
    .prepare();

  return {
    get: async ({ user, form }: DraftOf) => find.get({ user, form }),

    /** Keeps `content` as the draft of this form, in place of what was kept before. */
    save: (draft: DraftOf & { content: unknown; date: number }) =>
      write(db, (tx) => {
        const { content, date } = draft;
        tx.insert(drafts)
          .values(draft)
          .onConflictDoUpdate({ target: [drafts.user, drafts.form], set: { content, date } })
          .run();
      }),

    discard: (draft: DraftOf) => write(db, () => drop(draft)),
  };
}
