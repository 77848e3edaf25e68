import { usernameKey } from '@miraco/contract/account';
import { AppError } from '@miraco/contract/app-error';
import type { UserId } from '@miraco/contract/fields';
import type { Language } from '@miraco/domain/languages';
import { and, asc, count, desc, eq, exists, inArray, lt, ne, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import { isAdministrator, isOnTeam } from './access-profiles.ts';
import { administratorLeft, assertAdministers, lockAccount } from './account-access.ts';
import { recordActivity } from './activities.ts';
import { bound } from './bound.ts';
import { removeIfEmpty } from './client-groups.ts';
import { leftBefore } from './clients.ts';
import { askedBy } from './deletion-requests.ts';
import { type Connection, type Recording, read, recordWrites, type Transaction, write } from './engine.ts';
import { forgetItemsOf } from './failed-items.ts';
import { noPassword } from './no-password.ts';
import { noteRemoval } from './removals.ts';
import { rowReader } from './row-reader.ts';
import { accessProfiles } from './schema/access-profiles.ts';
import { coachNotes } from './schema/coach-notes.ts';
import { evaluations } from './schema/evaluations.ts';
import { exercises } from './schema/exercises.ts';
import { guideComments } from './schema/guide-comments.ts';
import { harmfulHabits } from './schema/harmful-habits.ts';
import { images } from './schema/images.ts';
import { prospects } from './schema/prospects.ts';
import { userTotals } from './schema/user-totals.ts';
import { isLikeAddress, users } from './schema/users.ts';
import { weeklyTests } from './schema/weekly-tests.ts';
import {
  applyChanges,
  assertNotTaken,
  type Editing,
  keysOf,
  type NewUser,
  placeOf,
  type UserChanges,
} from './user-changes.ts';
import { selectUsers, userColumns } from './user-rows.ts';
import { each, inserted, many, one, run, type Work } from './work.ts';

/** Counted before a user is removed. The foreign keys delete all of it. */
const owned = {
  weekly: weeklyTests,
  prospects,
  habits: harmfulHabits,
  evaluations,
  exercises,
  comments: guideComments,
  notes: coachNotes,
};

/** The notes about others that somebody keeps to themselves. */
const ofAuthorAlone = (id: UserId) => and(eq(coachNotes.author, id), eq(coachNotes.readers, 'author'));

interface BatchRequest {
  size: number;
  before?: UserId | undefined;
  caseload: UserId | undefined;
}

const lowerEmail = sql<string>`lower(${users.email})`;

/** As many are named at once: each is repaired by hand. */
const mostNamed = 20;

/** Ids are UUIDs. */
const afterAllIds = 'g';

/** Inserts a user, and logs the administrator who registered them, if any. */
function* insertUser(
  tx: Transaction,
  { coach, group, ...user }: NewUser,
  registrar: UserId | null,
  kind: 'registered' | 'imported',
): Work<UserId> {
  const place = yield* placeOf(tx, { access: user.access, coach, group });
  if (registrar && place.list === 'team') yield* assertAdministers(tx, registrar);
  yield* assertNotTaken(tx, user);
  const row = { ...user, ...place, ...keysOf(user), lastActive: user.createdAt };
  const { id } = yield* inserted(tx.insert(users).values(row).returning({ id: users.id }));
  if (registrar) yield* recordActivity(tx, { user: id, actor: registrar, date: user.createdAt, kind, detail: {} });
  return id;
}

/** Why a user is removed: an administrator does it, or they asked for it, or they left, both by then (epoch milliseconds). */
type Removal = { remover: UserId } | { askedBy: number } | { leftBefore: number };

/** Whether a reason that was read before the transaction is one within it: a request may have been withdrawn meanwhile. */
function* isStillDue(tx: Transaction, id: UserId, by: Removal): Work<boolean> {
  if ('remover' in by) return true;
  const reason = 'askedBy' in by ? askedBy(tx, by.askedBy) : leftBefore(tx, by.leftBefore);
  return (
    (yield* one(
      tx
        .select({ id: users.id })
        .from(users)
        .where(and(eq(users.id, id), reason)),
    )) !== undefined
  );
}

export function usersRepository(db: Connection) {
  const selectById = selectUsers(db).where(eq(users.id, bound('id')));
  const byId = rowReader(userColumns, selectById.prepare());
  const credentials = db
    .select({
      id: users.id,
      username: users.username,
      email: users.email,
      passwordHash: users.passwordHash,
      disabled: users.disabled,
      tests: accessProfiles.tests,
    })
    .from(users)
    .innerJoin(accessProfiles, eq(accessProfiles.id, users.access))
    .where(or(eq(users.usernameKey, bound('usernameKey')), eq(lowerEmail, bound('email'))))
    // Somebody else's address as a username: the address wins.
    .orderBy(desc(eq(lowerEmail, bound('email'))))
    .limit(1)
    .prepare();

  const older = lt(users.id, bound('before'));
  const batchOf = (condition: SQL | undefined) => {
    const batch = selectUsers(db).where(condition).orderBy(desc(users.id)).limit(sql.placeholder('size'));
    return rowReader(userColumns, batch.prepare());
  };
  const everybody = batchOf(older);
  const clientsOf = batchOf(and(older, eq(users.coach, bound('coach'))));

  const noteAnswer = db
    .update(users)
    .set({ answeredAt: sql`${sql.placeholder('date')}` })
    .where(eq(users.id, bound('id')))
    .prepare();

  return {
    byId: async (id: UserId) => byId.get({ id }),

    /** What sign-in compares with, by an e-mail address or a username. Ignores case. */
    credentials: async (name: string) => {
      const key = usernameKey(name);
      return credentials.get({ usernameKey: key, email: key });
    },

    /** Ignores case. */
    byEmail: async (email: string) => selectUsers(db).where(eq(lowerEmail, email.toLowerCase())).get(),

    /** At most `size` users, newest first, older than `before` if given; with a `caseload`, the clients of this coach. */
    batch: async ({ size, before, caseload }: BatchRequest) => {
      const range = { before: before ?? afterAllIds, size };
      return caseload === undefined ? everybody.all(range) : clientsOf.all({ ...range, coach: caseload });
    },

    count: async () => {
      const total = sql<number>`sum(${userTotals.users})`;
      return (await db.select({ users: total }).from(userTotals).get())?.users ?? 0;
    },

    /** The number of entries of each kind that are deleted with a user; `ownNotes` are those that they keep to themselves about others. */
    belongings: (id: UserId) =>
      read(db, function* () {
        const countIn = function* (table: (typeof owned)[keyof typeof owned], condition: SQL | undefined) {
          const found = yield* one(db.select({ entries: count() }).from(table).where(condition));
          return found?.entries ?? 0;
        };
        const counts = yield* each(Object.entries(owned), function* ([name, table]) {
          return [name, yield* countIn(table, eq(table.user, id))] as const;
        });
        return {
          ...(Object.fromEntries(counts) as Record<keyof typeof owned, number>),
          ownNotes: yield* countIn(coachNotes, ofAuthorAlone(id)),
        };
      }),

    /** Those who can sign in and see a client: every administrator, and the client's coach. */
    whoSee: async (client: UserId) => {
      const coach = db.select({ coach: users.coach }).from(users).where(eq(users.id, client));
      return selectUsers(db)
        .where(and(or(isAdministrator, inArray(users.id, coach)), eq(users.disabled, false)))
        .all();
    },

    /** The coach of a client; undefined without one who can sign in. */
    coachOf: async (client: UserId) => {
      const coach = db.select({ coach: users.coach }).from(users).where(eq(users.id, client));
      return selectUsers(db)
        .where(and(inArray(users.id, coach), eq(users.disabled, false)))
        .get();
    },

    /** The administrators who can sign in. */
    administrators: async () =>
      selectUsers(db)
        .where(and(isAdministrator, eq(users.disabled, false)))
        .all(),

    /** The administrators and coaches by name, with the number of their clients. */
    team: async () =>
      db
        .select({
          id: users.id,
          firstname: users.firstname,
          lastname: users.lastname,
          username: users.username,
          email: users.email,
          tests: accessProfiles.tests,
          disabled: users.disabled,
          clients: sql<number>`(select count(*) from ${users} as client where client.coached_by = ${users.id})`,
        })
        .from(users)
        .innerJoin(accessProfiles, eq(accessProfiles.id, users.access))
        .where(isOnTeam)
        .orderBy(asc(users.nameKey))
        .all(),

    /** Whether somebody accompanies any client. */
    hasCaseload: async (coach: UserId) =>
      (await db.select({ id: users.id }).from(users).where(eq(users.coach, coach)).limit(1).get()) !== undefined,

    administratorExists: () => read(db, () => administratorLeft(db)),

    /**
     * Adds a user. `registrar` is the administrator who registers them, if any.
     * @throws AppError usernameTaken, emailTaken, or invalid for an unknown access profile
     */
    register: (user: NewUser, registrar: UserId | null = null) =>
      write(db, 'everybody', (tx) => insertUser(tx, user, registrar, 'registered')),

    /**
     * Registers all users or none. Returns their ids in the same order.
     * @throws AppError as `register` does, for the first that cannot be added
     */
    registerAll: (entries: readonly NewUser[], registrar: UserId) =>
      write(db, 'everybody', (tx) => each(entries, (user) => insertUser(tx, user, registrar, 'imported'))),

    /** Which of these usernames and addresses somebody has, as either of them, as lookup keys: without case. */
    findTaken: (names: readonly string[]) =>
      read(db, function* () {
        const keys = names.map(usernameKey);
        const byName = yield* many(
          db.select({ key: users.usernameKey }).from(users).where(inArray(users.usernameKey, keys)),
        );
        const byEmail = yield* many(db.select({ key: lowerEmail }).from(users).where(inArray(lowerEmail, keys)));
        return new Set([...byName, ...byEmail].map(({ key }) => key));
      }),

    /** Those whose username is the address of somebody else, who alone signs in with it: they were stored before it was refused. */
    namedAsAnothersAddress: async () => {
      const other = alias(users, 'other');
      const another = db
        .select({ id: other.id })
        .from(other)
        // Compared with a column, the index of an expression would not be used.
        .where(and(sql`lower(${other.email}) = lower(${users.usernameKey})`, ne(other.id, users.id)));
      return db
        .select({ id: users.id, username: users.username })
        .from(users)
        .where(and(isLikeAddress(users.usernameKey), exists(another)))
        .orderBy(asc(users.usernameKey))
        .limit(mostNamed)
        .all();
    },

    /**
     * Changes a user. A new password or disabling ends all their sessions but `keepSession`. Both void their links and the address that
     * waits for one, as a new address does. Who joins the team or becomes an administrator leaves every session, link and address of a
     * calendar behind, and the password too, unless this sets another. A new image must be theirs, or the editor's and not the editor's
     * avatar.
     * @throws AppError notFound, usernameTaken, emailTaken, lastAdministrator, passwordNeeded, forbidden, or invalid for the image or access
     * profile
     */
    edit: (id: UserId, changes: UserChanges, editing: Editing) =>
      write(db, 'everybody', (tx) => applyChanges(tx, id, changes, editing)),

    /**
     * Changes several clients in the same way, or none of them.
     * @throws AppError as `edit` does, for the first that cannot be changed
     */
    editAll: (ids: readonly UserId[], changes: Pick<UserChanges, 'coach' | 'group'>, editing: Editing) =>
      write(db, 'everybody', function* (tx) {
        for (const id of ids) yield* applyChanges(tx, id, changes, editing);
      }),

    /** Whether the owner of an account of the team cannot sign in for want of a password alone. */
    needsPassword: async (id: UserId) => {
      const isWithout = and(eq(users.list, 'team'), eq(users.disabled, false), eq(users.passwordHash, noPassword));
      return (await db.$count(users, and(eq(users.id, id), isWithout))) > 0;
    },

    /** Locks an account of the team. @throws AppError as `lockAccount` does */
    lock: (id: UserId, editing: { editor: UserId; date: number }) =>
      write(db, 'everybody', (tx) => lockAccount(tx, id, editing)),

    /**
     * Removes a user and, by the foreign keys, all their data. Returns the names of their image files. Without a `remover` it carries
     * out the user's own request, or the practice's rule: unless what was read before still holds, it removes nobody.
     * @throws AppError notFound, ownAccount for the remover, lastAdministrator
     */
    remove: (id: UserId, by: Removal, date: number) =>
      write(db, 'everybody', function* (tx) {
        const remover = 'remover' in by ? by.remover : null;
        if (id === remover) throw new AppError('ownAccount');
        if (!(yield* isStillDue(tx, id, by))) return { count: 0, images: [] };
        const user = yield* one(tx.select().from(users).where(eq(users.id, id)));
        if (!user) throw new AppError('notFound');
        const files = yield* many(tx.select({ name: images.name }).from(images).where(eq(images.user, id)));
        // Nobody else may read what they kept to themselves.
        yield* run(tx.delete(coachNotes).where(ofAuthorAlone(id)));
        yield* forgetItemsOf(tx, id);
        yield* noteRemoval(tx, id, date);
        const removed = yield* run(tx.delete(users).where(eq(users.id, id)));
        yield* removeIfEmpty(tx, user.group);
        if (!(yield* administratorLeft(tx))) throw new AppError('lastAdministrator');
        const name = `${user.firstname} ${user.lastname} (${user.username})`;
        yield* recordActivity(tx, { user: null, actor: remover, date, kind: 'removed', detail: { name } });
        return { count: removed, images: files.map((file) => file.name) };
      }),

    /** Notes a sign-in, and the time zone of the browser if it is known. */
    signedIn: (id: UserId, now: number, timeZone?: string | null) =>
      write(db, 'oneStatement', function* (tx) {
        const set = { lastLogin: now, lastActive: now, ...(timeZone ? { timeZone } : {}) };
        yield* run(tx.update(users).set(set).where(eq(users.id, id)));
      }),

    /** Runs `work`, in which a client saves an answer of their own: with each of its writes, their latest answer is of `date`. */
    answering: <Result>(user: UserId, date: number, work: () => Result): Result => {
      const recording: Recording = {
        user,
        *record(_tx, change) {
          const result = yield* change();
          yield* run(noteAnswer, { id: user, date });
          return result;
        },
      };
      return recordWrites(db, recording, work);
    },

    wasActive: (id: UserId, now: number) =>
      write(db, 'oneStatement', function* (tx) {
        yield* run(tx.update(users).set({ lastActive: now }).where(eq(users.id, id)));
      }),

    setLanguage: (id: UserId, language: Language) =>
      write(db, 'oneStatement', function* (tx) {
        yield* run(tx.update(users).set({ language }).where(eq(users.id, id)));
      }),
  };
}
