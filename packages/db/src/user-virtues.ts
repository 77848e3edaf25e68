import { AppError } from '@miraco/contract/app-error';
import type { UserId } from '@miraco/contract/fields';
import { deriveRatings, type Rating, type RatingSources, type Ratings } from '@miraco/domain/ratings';
import { type Strength, type Virtue, virtues } from '@miraco/domain/virtues';
import { and, eq, max } from 'drizzle-orm';
import { keptChanges, recordActivity } from './activities.ts';
import { type Connection, type Transaction, write } from './connection.ts';
import { updateConscienceComplete } from './conscience-complete.ts';
import { prepareDraftDeletion } from './drafts.ts';
import { manifests } from './schema/manifests.ts';
import { mediumHardTests } from './schema/medium-hard-tests.ts';
import { prospects } from './schema/prospects.ts';
import { userVirtues } from './schema/user-virtues.ts';
import { users } from './schema/users.ts';
import { weakTests } from './schema/weak-tests.ts';
import { tablesWrittenBy, watchRows } from './watched-rows.ts';

type Reader = Pick<Connection, 'select'>;

const isCited = (virtue: Virtue | null) => virtue !== null;

/** The virtues that a user's expectations cite, repeated for each citation. */
export function citedByExpectations(db: Reader, user: UserId): Virtue[] {
  const entries = db
    .select({ feelings: prospects.feelings, conducts: prospects.conducts })
    .from(prospects)
    .where(eq(prospects.user, user))
    .all();
  return entries.flatMap((entry) => [...entry.feelings, ...entry.conducts].map((sign) => sign.virtue).filter(isCited));
}

export function markedInWeakTest(db: Reader, user: UserId): Virtue[] {
  return db.select({ virtues: weakTests.virtues }).from(weakTests).where(eq(weakTests.user, user)).get()?.virtues ?? [];
}

export function ratingsOf(db: Reader, user: UserId): Ratings {
  const rows = db.select().from(userVirtues).where(eq(userVirtues.user, user)).all();
  return Object.fromEntries(
    rows.map(({ virtue, strength, origin }): [Virtue, Rating] => [virtue, { strength, origin }]),
  );
}

function sourcesOf(tx: Reader, user: UserId): RatingSources {
  const mediumHard = tx
    .select({ ratings: mediumHardTests.ratings })
    .from(mediumHardTests)
    .where(eq(mediumHardTests.user, user))
    .get();
  const changed = tx
    .select({ virtue: userVirtues.virtue, strength: userVirtues.strength })
    .from(userVirtues)
    .where(and(eq(userVirtues.user, user), eq(userVirtues.origin, 'administrator')))
    .all();
  return {
    weakTest: markedInWeakTest(tx, user),
    expectations: citedByExpectations(tx, user),
    mediumHard: mediumHard?.ratings ?? {},
    administrator: Object.fromEntries(changed.map(({ virtue, strength }) => [virtue, strength])),
  };
}

/** Derives the ratings of a user again, in the transaction of a change that they depend on. */
export function rederive(tx: Transaction, user: UserId, date: number): void {
  const ratings = deriveRatings(sourcesOf(tx, user));
  tx.delete(userVirtues).where(eq(userVirtues.user, user)).run();
  const rows = Object.entries(ratings).map(([virtue, rating]) => ({ user, virtue: virtue as Virtue, ...rating }));
  if (rows.length > 0) tx.insert(userVirtues).values(rows).run();
  updateConscienceComplete(tx, { user, ratings, date });
}

type Overrides = Readonly<Partial<Record<Virtue, Strength | null>>>;

interface Changing {
  actor: UserId;
  date: number;
}

/** @throws AppError notFound for an unknown user */
function override(tx: Transaction, user: UserId, strengths: Overrides, { actor, date }: Changing): void {
  if (!tx.select({ id: users.id }).from(users).where(eq(users.id, user)).get()) throw new AppError('notFound');
  const named = virtues.filter((virtue) => strengths[virtue] !== undefined);
  const changed = watchRows(tx, user, tablesWrittenBy('conscience.userVirtues.edit'));
  for (const virtue of named) {
    const strength = strengths[virtue];
    tx.delete(userVirtues)
      .where(and(eq(userVirtues.user, user), eq(userVirtues.virtue, virtue)))
      .run();
    if (strength) tx.insert(userVirtues).values({ user, virtue, strength, origin: 'administrator' }).run();
  }
  rederive(tx, user, date);
  const [virtue] = named;
  const about = virtue && named.length === 1 ? { virtue, strength: strengths[virtue] ?? null } : { virtues: named };
  const detail = { ...about, ...keptChanges(changed()) };
  recordActivity(tx, { user, actor, date, kind: 'strengthChanged', detail });
}

export function userVirtuesRepository(db: Connection) {
  const deleteDraft = prepareDraftDeletion(db);
  return {
    ratingsOf: async (user: UserId) => ratingsOf(db, user),

    manifestOf: async (user: UserId): Promise<Partial<Record<Virtue, string>>> =>
      Object.fromEntries(
        db
          .select({ virtue: manifests.virtue, statement: manifests.statement })
          .from(manifests)
          .where(eq(manifests.user, user))
          .all()
          .map(({ virtue, statement }) => [virtue, statement]),
      ),

    /** When a user last changed their manifesto, in epoch milliseconds; null if there is none. */
    manifestDate: async (user: UserId) =>
      db
        .select({ date: max(manifests.date) })
        .from(manifests)
        .where(eq(manifests.user, user))
        .get()?.date ?? null,

    /** Replaces the named statements. An empty one is removed, and one that says the same keeps its date. */
    saveManifest: (user: UserId, statements: Partial<Record<Virtue, string>>, date: number) =>
      write(db, (tx) => {
        deleteDraft({ user, form: 'manifest' });
        for (const virtue of virtues) {
          const statement = statements[virtue];
          if (statement === undefined) continue;
          const isSentence = and(eq(manifests.user, user), eq(manifests.virtue, virtue));
          const before = tx.select({ statement: manifests.statement }).from(manifests).where(isSentence).get();
          if (statement === before?.statement) continue;
          tx.delete(manifests).where(isSentence).run();
          if (statement) tx.insert(manifests).values({ user, virtue, statement, date }).run();
        }
      }),

    /**
     * Overrides the strength that the tests give a virtue, and logs it. Null removes the override.
     * @throws AppError notFound for an unknown user
     */
    change: (user: UserId, virtue: Virtue, strength: Strength | null, by: Changing) =>
      write(db, (tx) => override(tx, user, { [virtue]: strength }, by)),

    /** The same of several virtues, logged once. */
    changeAll: (user: UserId, strengths: Overrides, by: Changing) =>
      write(db, (tx) => override(tx, user, strengths, by)),
  };
}
