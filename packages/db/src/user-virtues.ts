import { AppError } from '@miraco/contract/app-error';
import type { UserId } from '@miraco/contract/fields';
import { deriveRatings, type Rating, type RatingSources, type Ratings } from '@miraco/domain/ratings';
import { type Strength, type Virtue, virtues } from '@miraco/domain/virtues';
import { and, eq, max } from 'drizzle-orm';
import { keptChanges, recordActivity } from './activities.ts';
import { updateConscienceComplete } from './conscience-complete.ts';
import { prepareDraftDeletion } from './drafts.ts';
import { type Connection, type Reader, read, type Transaction, write } from './engine.ts';
import { manifests } from './schema/manifests.ts';
import { mediumHardTests } from './schema/medium-hard-tests.ts';
import { prospects } from './schema/prospects.ts';
import { userVirtues } from './schema/user-virtues.ts';
import { users } from './schema/users.ts';
import { weakTests } from './schema/weak-tests.ts';
import { tablesWrittenBy, watchRows } from './watched-rows.ts';
import { many, one, run, type Work } from './work.ts';

const isCited = (virtue: Virtue | null) => virtue !== null;

/** The virtues that a user's expectations cite, repeated for each citation. */
export function* citedByExpectations(db: Reader, user: UserId): Work<Virtue[]> {
  const entries = yield* many(
    db
      .select({ feelings: prospects.feelings, conducts: prospects.conducts })
      .from(prospects)
      .where(eq(prospects.user, user)),
  );
  return entries.flatMap((entry) => [...entry.feelings, ...entry.conducts].map((sign) => sign.virtue).filter(isCited));
}

export function* markedInWeakTest(db: Reader, user: UserId): Work<Virtue[]> {
  const test = yield* one(db.select({ virtues: weakTests.virtues }).from(weakTests).where(eq(weakTests.user, user)));
  return test?.virtues ?? [];
}

export function* ratingsOf(db: Reader, user: UserId): Work<Ratings> {
  const rows = yield* many(db.select().from(userVirtues).where(eq(userVirtues.user, user)));
  return Object.fromEntries(
    rows.map(({ virtue, strength, origin }): [Virtue, Rating] => [virtue, { strength, origin }]),
  );
}

function* sourcesOf(tx: Reader, user: UserId): Work<RatingSources> {
  const mediumHard = yield* one(
    tx.select({ ratings: mediumHardTests.ratings }).from(mediumHardTests).where(eq(mediumHardTests.user, user)),
  );
  const changed = yield* many(
    tx
      .select({ virtue: userVirtues.virtue, strength: userVirtues.strength })
      .from(userVirtues)
      .where(and(eq(userVirtues.user, user), eq(userVirtues.origin, 'administrator'))),
  );
  return {
    weakTest: yield* markedInWeakTest(tx, user),
    expectations: yield* citedByExpectations(tx, user),
    mediumHard: mediumHard?.ratings ?? {},
    administrator: Object.fromEntries(changed.map(({ virtue, strength }) => [virtue, strength])),
  };
}

/** Derives the ratings of a user again, in the transaction of a change that they depend on. */
export function* rederive(tx: Transaction, user: UserId, date: number): Work<void> {
  const ratings = deriveRatings(yield* sourcesOf(tx, user));
  yield* run(tx.delete(userVirtues).where(eq(userVirtues.user, user)));
  const rows = Object.entries(ratings).map(([virtue, rating]) => ({ user, virtue: virtue as Virtue, ...rating }));
  if (rows.length > 0) yield* run(tx.insert(userVirtues).values(rows));
  yield* updateConscienceComplete(tx, { user, ratings, date });
}

type Overrides = Readonly<Partial<Record<Virtue, Strength | null>>>;

interface Changing {
  actor: UserId;
  date: number;
}

/** @throws AppError notFound for an unknown user */
function* override(tx: Transaction, user: UserId, strengths: Overrides, { actor, date }: Changing): Work<void> {
  const found = yield* one(tx.select({ id: users.id }).from(users).where(eq(users.id, user)));
  if (!found) throw new AppError('notFound');
  const named = virtues.filter((virtue) => strengths[virtue] !== undefined);
  const changed = yield* watchRows(tx, user, tablesWrittenBy('conscience.userVirtues.edit'));
  for (const virtue of named) {
    const strength = strengths[virtue];
    yield* run(tx.delete(userVirtues).where(and(eq(userVirtues.user, user), eq(userVirtues.virtue, virtue))));
    if (strength) yield* run(tx.insert(userVirtues).values({ user, virtue, strength, origin: 'administrator' }));
  }
  yield* rederive(tx, user, date);
  const [virtue] = named;
  const about = virtue && named.length === 1 ? { virtue, strength: strengths[virtue] ?? null } : { virtues: named };
  const detail = { ...about, ...keptChanges(yield* changed()) };
  yield* recordActivity(tx, { user, actor, date, kind: 'strengthChanged', detail });
}

export function userVirtuesRepository(db: Connection) {
  const deleteDraft = prepareDraftDeletion(db);
  return {
    ratingsOf: (user: UserId) => read(db, () => ratingsOf(db, user)),

    manifestOf: async (user: UserId): Promise<Partial<Record<Virtue, string>>> => {
      const rows = await db
        .select({ virtue: manifests.virtue, statement: manifests.statement })
        .from(manifests)
        .where(eq(manifests.user, user))
        .all();
      return Object.fromEntries(rows.map(({ virtue, statement }) => [virtue, statement]));
    },

    /** When a user last changed their manifesto, in epoch milliseconds; null if there is none. */
    manifestDate: async (user: UserId) => {
      const latest = await db
        .select({ date: max(manifests.date) })
        .from(manifests)
        .where(eq(manifests.user, user))
        .get();
      return latest?.date ?? null;
    },

    /** Replaces the named statements. An empty one is removed, and one that says the same keeps its date. */
    saveManifest: (user: UserId, statements: Partial<Record<Virtue, string>>, date: number) =>
      write(db, { user }, function* (tx) {
        yield* deleteDraft({ user, form: 'manifest' });
        for (const virtue of virtues) {
          const statement = statements[virtue];
          if (statement === undefined) continue;
          const isSentence = and(eq(manifests.user, user), eq(manifests.virtue, virtue));
          const before = yield* one(tx.select({ statement: manifests.statement }).from(manifests).where(isSentence));
          if (statement === before?.statement) continue;
          yield* run(tx.delete(manifests).where(isSentence));
          if (statement) yield* run(tx.insert(manifests).values({ user, virtue, statement, date }));
        }
      }),

    /**
     * Overrides the strength that the tests give a virtue, and logs it. Null removes the override.
     * @throws AppError notFound for an unknown user
     */
    change: (user: UserId, virtue: Virtue, strength: Strength | null, by: Changing) =>
      write(db, { user }, (tx) => override(tx, user, { [virtue]: strength }, by)),

    /** The same of several virtues, logged once. */
    changeAll: (user: UserId, strengths: Overrides, by: Changing) =>
      write(db, { user }, (tx) => override(tx, user, strengths, by)),
  };
}
