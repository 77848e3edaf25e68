import { changeKinds, type RowChange } from '@miraco/contract/activity';
import { AppError } from '@miraco/contract/app-error';
import type { RecordId, UserId } from '@miraco/contract/fields';
import { and, count, desc, eq, inArray } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import { isUndoableIn, keptChanges, recordActivity, summaryIn } from './activities.ts';
import { changedValues } from './changed-values.ts';
import { type Connection, type Engine, type Reader, type Transaction, write } from './engine.ts';
import { countListed } from './exercises.ts';
import { assertRoom } from './room.ts';
import { activities } from './schema/activities.ts';
import { harmfulHabits } from './schema/harmful-habits.ts';
import { prospects } from './schema/prospects.ts';
import { users } from './schema/users.ts';
import { prepareWellnessUpdate } from './user-progress.ts';
import { rederive } from './user-virtues.ts';
import { isAsLeft, tablesWrittenBy, takeBack, watchRows } from './watched-rows.ts';
import { one, run, type Work } from './work.ts';

/** The changes that a client reads. */
const shownToClient = 100;

const isOfAnswers = inArray(activities.kind, [...changeKinds]);

/** The procedure that changes a strength, which is logged by its virtue. */
const strengthProcedure = 'conscience.userVirtues.edit';

interface Undoing {
  undoer: UserId;
  date: number;
}

/** A list that has filled up since takes nothing back. @throws AppError limitReached */
function* assertRooms(tx: Transaction, user: UserId, changes: readonly RowChange[]): Work<void> {
  const isBack = (table: string) => changes.some((change) => change.table === table && change.before);
  const countIn = function* (table: typeof prospects | typeof harmfulHabits) {
    const found = yield* one(tx.select({ entries: count() }).from(table).where(eq(table.user, user)));
    return found?.entries ?? 0;
  };
  if (isBack('prospects')) assertRoom('prospects', (yield* countIn(prospects)) - 1);
  if (isBack('harmful_habits')) assertRoom('harmfulHabits', (yield* countIn(harmfulHabits)) - 1);
  if (isBack('exercises')) assertRoom('exercises', (yield* countListed(tx, user)) - 1);
}

/** @throws AppError changedSince for a row that is another by now, or that has come back in another way */
function* takeAllBack(
  tx: Transaction,
  { isRepetition }: Engine,
  people: { user: UserId; undoer: UserId },
  { procedure, changes }: { procedure: string; changes: readonly RowChange[] },
): Work<void> {
  const tables = tablesWrittenBy(procedure);
  // What was added goes first: it may be in the place of what was removed.
  const ordered = changes.toSorted((one, other) => Number(one.before !== null) - Number(other.before !== null));
  for (const change of ordered) {
    const table = tables.find(({ name }) => name === change.table);
    if (!table || !(yield* isAsLeft(tx, people.user, table, change))) throw new AppError('changedSince');
    try {
      yield* takeBack(tx, people, table, change);
    } catch (error) {
      throw isRepetition(error) ? new AppError('changedSince') : error;
    }
  }
}

/** What the team changed of the answers of its clients. */
export function changesRepository(db: Connection) {
  const actor = alias(users, 'actor');
  const updateWellness = prepareWellnessUpdate(db);
  const entryIn = (reader: Reader, id: RecordId) =>
    reader
      .select()
      .from(activities)
      .where(and(eq(activities.id, id), isOfAnswers));

  return {
    /** Whose answers an entry is about, and the phase that an undoing needs; null for an entry of another kind. */
    find: async (id: RecordId) => {
      const entry = await entryIn(db, id).get();
      return entry?.user ? { user: entry.user, phase: entry.detail.phase } : null;
    },

    /** What an entry changed, value by value; null for an unknown entry. */
    valuesOf: async (id: RecordId) => {
      const entry = await entryIn(db, id).get();
      return entry ? changedValues(entry.detail.changes ?? []) : null;
    },

    /** The latest entry that somebody made about a user and can undo, or null. */
    latestOf: async ({ user, by }: { user: UserId; by: UserId }) => {
      const isTheirs = and(eq(activities.user, user), eq(activities.actor, by));
      const latest = await db
        .select({ id: activities.id })
        .from(activities)
        .where(and(isTheirs, isOfAnswers, isUndoableIn(db.engine.dialect)))
        .orderBy(desc(activities.id))
        .limit(1)
        .get();
      return latest ?? null;
    },

    /** The latest changes of a user's answers, newest first, for the user. */
    of: async (user: UserId) =>
      db
        .select({
          id: activities.id,
          kind: activities.kind,
          detail: summaryIn(db.engine.dialect),
          date: activities.date,
          actor: { firstname: actor.firstname, lastname: actor.lastname },
        })
        .from(activities)
        .leftJoin(actor, eq(actor.id, activities.actor))
        .where(and(eq(activities.user, user), isOfAnswers))
        .orderBy(desc(activities.id))
        .limit(shownToClient)
        .all(),

    /** All of them as stored, for the user's export. */
    allOf: async (user: UserId) =>
      db
        .select({
          id: activities.id,
          kind: activities.kind,
          detail: activities.detail,
          date: activities.date,
          actor: { firstname: actor.firstname, lastname: actor.lastname },
        })
        .from(activities)
        .leftJoin(actor, eq(actor.id, activities.actor))
        .where(and(eq(activities.user, user), isOfAnswers))
        .orderBy(desc(activities.id))
        .all(),

    /**
     * Gives back the answers that an entry changed, derives what depends on them, and logs it: so it can be undone in turn.
     * @throws AppError notFound; changedSince where the answers are others by now, or the entry is undone already; limitReached
     */
    undo: (id: RecordId, { undoer, date }: Undoing) =>
      write(db, 'everybody', function* (tx) {
        const entry = yield* one(entryIn(tx, id));
        if (!entry?.user) throw new AppError('notFound');
        const { user, detail } = entry;
        const { procedure = strengthProcedure, phase, virtue, virtues, changes, undone } = detail;
        if (!changes || undone) throw new AppError('changedSince');
        const changed = yield* watchRows(tx, user, tablesWrittenBy(procedure));
        yield* takeAllBack(tx, db.engine, { user, undoer }, { procedure, changes });
        yield* assertRooms(tx, user, changes);
        yield* rederive(tx, user, date);
        yield* updateWellness(user);
        const set = { detail: { ...detail, undone: true } };
        yield* run(tx.update(activities).set(set).where(eq(activities.id, id)));
        const about = { procedure, ...(phase && { phase }), ...(virtue && { virtue }), ...(virtues && { virtues }) };
        const kept = { ...about, ...keptChanges(yield* changed()) };
        yield* recordActivity(tx, { user, actor: undoer, date, kind: 'undone', detail: kept });
      }),
  };
}
