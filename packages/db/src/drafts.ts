import { and, eq, sql } from 'drizzle-orm';
import { type Connection, type Transaction, write } from './connection.ts';
import { drafts } from './schema/drafts.ts';

interface DraftOf {
  user: string;
  form: string;
}

/** Drops the draft of a form, in the transaction that stores what it led to. */
export function dropDraft(tx: Transaction, user: string, form: string): void {
  tx.delete(drafts)
    .where(and(eq(drafts.user, user), eq(drafts.form, form)))
    .run();
}

export function draftsRepository(db: Connection) {
  const find = db
    .select({ content: drafts.content, date: drafts.date })
    .from(drafts)
    .where(and(eq(drafts.user, sql.placeholder('user')), eq(drafts.form, sql.placeholder('form'))))
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

    discard: ({ user, form }: DraftOf) => write(db, (tx) => dropDraft(tx, user, form)),
  };
}
