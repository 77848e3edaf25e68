import type { UserId } from '@miraco/contract/fields';
import { and, desc, eq, gte, or } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import { type Connection, recordWrites, type Transaction, write } from './connection.ts';
import { activities } from './schema/activities.ts';
import { users } from './schema/users.ts';

type NewActivity = Omit<typeof activities.$inferInsert, 'id'>;

/** Repeated savings within this time are logged once. */
const mergeWindow = 10 * 60 * 1000;

const maximumShown = 200;

/** Logs a change, in the transaction that makes it. */
export function recordActivity(tx: Transaction, entry: NewActivity): void {
  tx.insert(activities).values(entry).run();
}

interface SavedOnBehalf {
  user: UserId;
  /** The administrator who saves for the user. */
  actor: UserId;
  procedure: string;
  date: number;
}

/** Logs once what a form saves field by field: within `mergeWindow`, as long as nothing else is logged in between. */
function recordSavedOnBehalf(tx: Transaction, { procedure, ...entry }: SavedOnBehalf): void {
  const { user, actor, date } = entry;
  const latest = tx
    .select()
    .from(activities)
    .where(and(eq(activities.user, user), eq(activities.actor, actor), gte(activities.date, date - mergeWindow)))
    .orderBy(desc(activities.id))
    .limit(1)
    .get();
  if (latest?.kind === 'savedOnBehalf' && latest.detail.procedure === procedure) return;
  recordActivity(tx, { ...entry, kind: 'savedOnBehalf', detail: { procedure } });
}

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
          detail: activities.detail,
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
      write(db, (tx) => {
        for (const user of ids) recordActivity(tx, { user, actor, date, kind: 'invited', detail: {} });
      }),

    /**
     * Runs `work`, in which an administrator saves something for a user. Each of its writes is logged in the transaction that
     * stores it.
     */
    onBehalf: <Result>(saving: SavedOnBehalf, work: () => Result): Result =>
      recordWrites(db, (tx) => recordSavedOnBehalf(tx, saving), work),
  };
}
