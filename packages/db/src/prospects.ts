import { AppError } from '@miraco/contract/app-error';
import type { RecordId, UserId } from '@miraco/contract/fields';
import { and, count, desc, eq, getTableColumns } from 'drizzle-orm';
import { bound } from './bound.ts';
import { raiseCareLine } from './care-lines.ts';
import { contentHash } from './content-hash.ts';
import { type Connection, write } from './engine.ts';
import { assertRoom } from './room.ts';
import { rowReader } from './row-reader.ts';
import { prospects } from './schema/prospects.ts';
import { rederive } from './user-virtues.ts';
import { many, one, run } from './work.ts';

const { contentHash: hashColumn, ...columns } = getTableColumns(prospects);

type NewProspect = Omit<typeof prospects.$inferSelect, 'id' | 'contentHash'>;
type Content = Omit<NewProspect, 'user' | 'date'>;

interface Correction {
  user: UserId;
  id: RecordId;
  /** It has a sign of deep distress. */
  cares: boolean;
  /** The date of the correction. */
  now: number;
}

/** Must equal the hash of the migration that added the column. */
const hashOf = ({ me, who, prospect, feelings, conducts }: Content) =>
  contentHash(Number(me), who, prospect, JSON.stringify(feelings), JSON.stringify(conducts));

export function prospectsRepository(db: Connection) {
  const ofUser = eq(prospects.user, bound('user'));
  const of = rowReader(columns, db.select(columns).from(prospects).where(ofUser).orderBy(desc(prospects.id)).prepare());
  const countOf = db.select({ entries: count() }).from(prospects).where(ofUser).prepare();
  const findSame = db
    .select({ id: prospects.id })
    .from(prospects)
    .where(and(ofUser, eq(hashColumn, bound('hash'))))
    .prepare();

  const findOwn = db
    .select({ id: prospects.id })
    .from(prospects)
    .where(and(ofUser, eq(prospects.id, bound('id'))))
    .prepare();

  return {
    /** Newest first. */
    of: async (user: UserId) => of.all({ user }),

    /**
     * Adds an expectation, derives the ratings and returns all expectations of the user. A duplicate, word for word, is not added.
     * One that `cares` raises a line for administrators.
     * @throws AppError limitReached
     */
    register: ({ cares, ...entry }: NewProspect & { cares: boolean }) =>
      write(db, { user: entry.user }, function* (tx) {
        const { user } = entry;
        const hash = hashOf(entry);
        if (!(yield* one(findSame, { user, hash }))) {
          assertRoom('prospects', (yield* one(countOf, { user }))?.entries ?? 0);
          yield* run(tx.insert(prospects).values({ ...entry, contentHash: hash }));
          if (cares) yield* raiseCareLine(tx, { user, source: 'prospect', date: entry.date });
          yield* rederive(tx, user, entry.date);
        }
        return yield* many(of, { user });
      }),

    /**
     * Replaces the content of an expectation, which keeps its id and date, derives the ratings and returns all expectations of the
     * user. One that `cares` raises a line for administrators, unless nothing was changed: a repeated call is no event.
     * @throws AppError notFound, also for another user's id; expectationTaken where another one has this content word for word
     */
    edit: ({ user, id, cares, now, ...content }: Content & Correction) =>
      write(db, { user }, function* (tx) {
        if (!(yield* one(findOwn, { user, id }))) throw new AppError('notFound');
        const hash = hashOf(content);
        const same = yield* one(findSame, { user, hash });
        if (same?.id === id) return yield* many(of, { user });
        if (same) throw new AppError('expectationTaken');
        yield* run(
          tx
            .update(prospects)
            .set({ ...content, contentHash: hash })
            .where(eq(prospects.id, id)),
        );
        if (cares) yield* raiseCareLine(tx, { user, source: 'prospect', date: now });
        yield* rederive(tx, user, now);
        return yield* many(of, { user });
      }),

    /** @throws AppError notFound, also for another user's id */
    remove: (user: UserId, id: RecordId, date: number) =>
      write(db, { user }, function* (tx) {
        const removed = yield* run(tx.delete(prospects).where(and(eq(prospects.id, id), eq(prospects.user, user))));
        if (removed === 0) throw new AppError('notFound');
        yield* rederive(tx, user, date);
        return removed;
      }),
  };
}
