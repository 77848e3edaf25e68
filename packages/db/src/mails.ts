import type { RecordId, UserId } from '@miraco/contract/fields';
import type { MailFailure, MailKind } from '@miraco/contract/mails';
import { and, asc, count, desc, eq, gt, isNotNull, isNull, lt, lte, min, sql } from 'drizzle-orm';
import { bound } from './bound.ts';
import { type Connection, read, write } from './engine.ts';
import { mails } from './schema/mails.ts';
import { users } from './schema/users.ts';
import { each, many, one, run, type Work } from './work.ts';

export type QueuedMail = typeof mails.$inferSelect;
type NewMail = Pick<typeof mails.$inferInsert, 'user' | 'kind' | 'data' | 'createdAt' | 'dueAt'>;

const waiting = isNull(mails.givenUpAt);

/** As many given-up mails are shown at once. */
const shown = 20;

/** The queue of mails. A mail leaves it once the mail server has accepted it. */
export function mailsRepository(db: Connection) {
  const due = db
    .select({ id: mails.id, attempts: mails.attempts, createdAt: mails.createdAt })
    .from(mails)
    .where(and(waiting, lte(mails.dueAt, bound('now'))))
    .orderBy(asc(mails.dueAt), asc(mails.id))
    .limit(sql.placeholder('most'))
    .prepare();
  const next = db
    .select({ dueAt: min(mails.dueAt) })
    .from(mails)
    .where(waiting)
    .prepare();
  const queued = db
    .select({ waiting: count(), oldest: min(mails.createdAt) })
    .from(mails)
    .where(waiting)
    .prepare();
  const latestGivenUp = db
    .select({
      id: mails.id,
      kind: mails.kind,
      failure: mails.failure,
      reason: mails.reason,
      givenUpAt: mails.givenUpAt,
      user: { id: users.id, firstname: users.firstname, lastname: users.lastname },
    })
    .from(mails)
    .leftJoin(users, eq(users.id, mails.user))
    .where(isNotNull(mails.givenUpAt))
    .orderBy(desc(mails.givenUpAt), desc(mails.id))
    .limit(shown)
    .prepare();
  const dataOf = db
    .select({ data: mails.data })
    .from(mails)
    .where(eq(mails.id, bound('id')))
    .prepare();
  /** The address of a mail without a user; undefined for data that cannot be read, which must not hide the other mails. */
  const addressOf = function* (id: RecordId): Work<string | undefined> {
    try {
      return (yield* one(dataOf, { id }))?.data.to;
    } catch (error) {
      if (error instanceof SyntaxError) return undefined;
      throw error;
    }
  };
  const countFailing = db
    .select({ mails: count() })
    .from(mails)
    .where(and(waiting, gt(mails.attempts, 0)))
    .prepare();
  const countGivenUp = db.select({ mails: count() }).from(mails).where(isNotNull(mails.givenUpAt)).prepare();
  const totals = function* () {
    const queue = (yield* one(queued)) ?? { waiting: 0, oldest: null };
    const failing = (yield* one(countFailing))?.mails ?? 0;
    return { ...queue, failing, givenUpInAll: (yield* one(countGivenUp))?.mails ?? 0 };
  };
  const change = (id: RecordId, set: Partial<QueuedMail>) =>
    write(db, 'oneStatement', function* (tx) {
      return (yield* run(tx.update(mails).set(set).where(eq(mails.id, id)))) > 0;
    });
  const remove = (id: RecordId) =>
    write(db, 'oneStatement', function* (tx) {
      return (yield* run(tx.delete(mails).where(eq(mails.id, id)))) > 0;
    });

  return {
    add: (mail: NewMail) =>
      write(db, 'oneStatement', function* (tx) {
        yield* run(tx.insert(mails).values(mail));
      }),

    /** At most `most` mails that are due, the longest due first. What they say is read one by one: it may be damaged. */
    due: async (now: number, most: number) => due.all({ now, most }),

    /** Undefined for a mail that has left the queue. */
    get: async (id: RecordId) => db.select().from(mails).where(eq(mails.id, id)).get(),

    /** When the next waiting mail is due, in epoch milliseconds; null for an empty queue. */
    nextDue: async () => (await next.get())?.dueAt ?? null,

    /** Forgets a mail, which was sent, is not wanted any more, or was given up. Returns whether it was there. */
    remove,

    /** Forgets the mails of a kind to a user, waiting and given up: another one takes their place. */
    removeOf: (user: UserId, kind: MailKind) =>
      write(db, 'oneStatement', function* (tx) {
        yield* run(tx.delete(mails).where(and(eq(mails.user, user), eq(mails.kind, kind))));
      }),

    /** Plans the next attempt after a failed one. */
    postpone: (
      { id, attempts }: Pick<QueuedMail, 'id' | 'attempts'>,
      failure: MailFailure,
      reason: string,
      dueAt: number,
    ) => change(id, { attempts: attempts + 1, failure, reason, dueAt }),

    /** Keeps a mail back. It is given up a day after that moment. */
    hold: (id: RecordId, until: number) => change(id, { createdAt: until, dueAt: until }),

    /** Keeps a mail, without further attempts, for administrators to see why it was not sent. */
    giveUp: (
      { id, attempts }: Pick<QueuedMail, 'id' | 'attempts'>,
      failure: MailFailure,
      reason: string,
      now: number,
    ) => change(id, { attempts: attempts + 1, failure, reason, givenUpAt: now }),

    /** Whether a mail server has refused this address of a user, for good, in one of the mails that are kept. */
    isRefused: async (user: UserId, address: string) => {
      const refused = await db
        .select({ data: mails.data })
        .from(mails)
        .where(and(eq(mails.user, user), eq(mails.failure, 'recipient'), isNotNull(mails.givenUpAt)))
        .all();
      return refused.some(({ data: { to = address } }) => to === address);
    },

    /** Sends a given-up mail again. Returns whether it was there. */
    retry: (id: RecordId, now: number) => change(id, { attempts: 0, createdAt: now, dueAt: now, givenUpAt: null }),

    /** Forgets the mails that were given up before a moment. */
    clearGivenUp: (before: number) =>
      write(db, 'oneStatement', function* (tx) {
        yield* run(tx.delete(mails).where(lt(mails.givenUpAt, before)));
      }),

    /** The number of waiting mails, of those that failed before, and of given-up ones, and the date of the oldest that waits. */
    totals: () => read(db, totals),

    /** The same, with the newest given-up ones. */
    status: () =>
      read(db, function* () {
        const givenUp = yield* each(yield* many(latestGivenUp), function* (mail) {
          return { ...mail, to: yield* addressOf(mail.id) };
        });
        return { ...(yield* totals()), givenUp };
      }),
  };
}
