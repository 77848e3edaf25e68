import type { ActivityDetail, RowChange } from '@miraco/contract/activity';
import type { UserId } from '@miraco/contract/fields';
import type { Phase } from '@miraco/domain/phases';
import { desc, eq, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import { type Connection, type Dialect, type Recording, recordWrites, type Transaction, write } from './engine.ts';
import { activities } from './schema/activities.ts';
import { users } from './schema/users.ts';
import { tablesWrittenBy, watchRows } from './watched-rows.ts';
import { run, type Work } from './work.ts';

type NewActivity = Omit<typeof activities.$inferInsert, 'id'>;

const maximumShown = 200;

/** In characters. A whole form, before and after, is a tenth of it; a longer change is logged without its values. */
const longestChanges = 500_000;

/** Logs a change, in the transaction that makes it. */
export function* recordActivity(tx: Transaction, entry: NewActivity): Work<void> {
  yield* run(tx.insert(activities).values(entry));
}

/** What is kept of changed rows in the details of an entry. */
export function keptChanges(changes: RowChange[]): Pick<ActivityDetail, 'changes'> {
  return changes.length > 0 && JSON.stringify(changes).length <= longestChanges ? { changes } : {};
}

interface SavedOnBehalf {
  user: UserId;
  /** Who on the team saves for the user. */
  actor: UserId;
  procedure: string;
  phase: Phase | undefined;
  date: number;
}

/** Logs a change with the values before and after it. */
const recordingOf = ({ procedure, phase, ...entry }: SavedOnBehalf): Recording => ({
  user: entry.user,
  *record(tx, change) {
    const changed = yield* watchRows(tx, entry.user, tablesWrittenBy(procedure));
    const result = yield* change();
    const detail = { procedure, ...(phase && { phase }), ...keptChanges(yield* changed()) };
    yield* recordActivity(tx, { ...entry, kind: 'savedOnBehalf', detail });
    return result;
  },
});

/** The details of an entry without the answers: they are read one entry at a time. */
export const summaryIn = ({ withoutKey }: Dialect) =>
  withoutKey(activities.detail, 'changes').mapWith(activities.detail);

/** Whether an entry can be undone, unless its answers have changed since. */
export const isUndoableIn = ({ hasKey }: Dialect) =>
  sql<boolean>`(${hasKey(activities.detail, 'changes')} and not (${hasKey(activities.detail, 'undone')}))`.mapWith(
    Boolean,
  );

export function activitiesRepository(db: Connection) {
  const subject = alias(users, 'subject');
  const actor = alias(users, 'actor');
  return {
    /** The latest 200 changes made for a user or by them, newest first. */
    of: async (user: UserId) =>
      db
        .select({
          id: activities.id,
          kind: activities.kind,
          detail: summaryIn(db.engine.dialect),
          undoable: isUndoableIn(db.engine.dialect),
          date: activities.date,
          user: { id: subject.id, firstname: subject.firstname, lastname: subject.lastname },
          actor: { id: actor.id, firstname: actor.firstname, lastname: actor.lastname },
        })
        .from(activities)
        .leftJoin(subject, eq(subject.id, activities.user))
        .leftJoin(actor, eq(actor.id, activities.actor))
        .where(or(eq(activities.user, user), eq(activities.actor, user)))
        .orderBy(desc(activities.id))
        .limit(maximumShown)
        .all(),

    /** Logs that users were invited. */
    invited: (ids: readonly UserId[], actor: UserId, date: number) =>
      write(db, 'everybody', function* (tx) {
        for (const user of ids) yield* recordActivity(tx, { user, actor, date, kind: 'invited', detail: {} });
      }),

    /** Logs that somebody on the team has taken something about a user with them. */
    handedOut: (
      kind: 'summaryDownloaded' | 'dataExported' | 'linkHanded',
      { user, actor, date }: { user: UserId; actor: UserId; date: number },
    ) => write(db, 'oneStatement', (tx) => recordActivity(tx, { user, actor, date, kind, detail: {} })),

    /**
     * Runs `work`, in which somebody on the team saves something for a user. Each of its writes is logged in the transaction that
     * stores it, with the values before and after.
     */
    onBehalf: <Result>(saving: SavedOnBehalf, work: () => Result): Result =>
      recordWrites(db, recordingOf(saving), work),
  };
}
