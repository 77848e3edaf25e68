import { AppError } from '@miraco/contract/app-error';
import type { UserId } from '@miraco/contract/fields';
import { type CareSource, careLinesCounted } from '@miraco/domain/care';
import { and, count, desc, eq, gte, inArray, isNull, lt, notExists, or, type SQL, sql } from 'drizzle-orm';
import { isAdministrator } from './access-profiles.ts';
import { recordActivity } from './activities.ts';
import { type Connection, type Queries, read, type Transaction, write } from './engine.ts';
import { planCareMails, restartCareReminder } from './mail-plans.ts';
import { careLines } from './schema/care-lines.ts';
import { careLinesSeen } from './schema/care-lines-seen.ts';
import { users } from './schema/users.ts';
import { isClient } from './user-narrowing.ts';
import { many, one, run, type Work } from './work.ts';

interface CareLine {
  user: UserId;
  source: CareSource;
}

/**
 * Raises the line of a user for the team, and plans the mails about it, in the transaction that stores the entry. Its date is later than that of the earlier
 * line even if the clock was set back: otherwise the new line would count as seen.
 */
export function* raiseCareLine(tx: Transaction, line: CareLine & { date: number }): Work<void> {
  const next = sql`${careLines.date} + 1`;
  yield* run(
    tx
      .insert(careLines)
      .values(line)
      .onConflictDoUpdate({
        target: [careLines.user, careLines.source],
        set: { date: sql`case when excluded.date > ${next} then excluded.date else ${next} end` },
      }),
  );
  yield* planCareMails(tx, line.user, line.date);
}

/**
 * The date of the newest line of a client that nobody has seen of those who see the client, administrators and the coach; null without
 * one, or for somebody who cannot sign in.
 */
function* newestUnseen(from: Queries, user: UserId): Work<number | null> {
  const client = yield* one(
    from
      .select({ coach: users.coach })
      .from(users)
      .where(and(eq(users.id, user), isClient)),
  );
  if (!client) return null;
  const isViewer = or(isAdministrator, client.coach ? eq(users.id, client.coach) : undefined);
  const isSeen = and(
    eq(careLinesSeen.user, careLines.user),
    eq(careLinesSeen.source, careLines.source),
    gte(careLinesSeen.date, careLines.date),
    inArray(careLinesSeen.coach, from.select({ id: users.id }).from(users).where(isViewer)),
  );
  const unseen = yield* many(
    from
      .select({ date: careLines.date })
      .from(careLines)
      .where(and(eq(careLines.user, user), notExists(from.select().from(careLinesSeen).where(isSeen)))),
  );
  return unseen.length > 0 ? Math.max(...unseen.map(({ date }) => date)) : null;
}

/** After a line was marked or unmarked: the wait for what is left begins again. */
function* restartReminder(tx: Transaction, user: UserId, now: number): Work<void> {
  yield* restartCareReminder(tx, user, (yield* newestUnseen(tx, user)) === null ? null : { from: now });
}

const isOf = (table: typeof careLines | typeof careLinesSeen, { user, source }: CareLine) =>
  and(eq(table.user, user), eq(table.source, source));

const isSeenBy = (coach: UserId) =>
  and(
    eq(careLinesSeen.user, careLines.user),
    eq(careLinesSeen.source, careLines.source),
    eq(careLinesSeen.coach, coach),
  );

/**
 * Beside a cross join, which SQLite does not reorder: it would read all users and look for the lines of each, where the lines are few.
 */
const isUnseen: SQL | undefined = and(
  or(isNull(careLinesSeen.date), lt(careLinesSeen.date, careLines.date)),
  eq(users.id, careLines.user),
  isClient,
);

/** As many lines are shown at once. */
const shown = 5;

export function careLinesRepository(db: Connection) {
  return {
    /**
     * The newest lines that somebody on the team has not seen, and the number of all of them, counted up to `careLinesCounted` + 1.
     * With a `caseload`, those of the clients of this coach.
     */
    unseen: (coach: UserId, caseload?: UserId) =>
      read(db, function* () {
        const isShown = and(
          isUnseen,
          caseload === undefined
            ? undefined
            : inArray(careLines.user, db.select({ id: users.id }).from(users).where(eq(users.coach, caseload))),
        );
        const lines = yield* many(
          db
            .select({
              user: { id: users.id, firstname: users.firstname, lastname: users.lastname },
              source: careLines.source,
              date: careLines.date,
            })
            .from(careLines)
            .leftJoin(careLinesSeen, isSeenBy(coach))
            .crossJoin(users)
            .where(isShown)
            .orderBy(desc(careLines.date), careLines.user)
            .limit(shown),
        );
        if (lines.length < shown) return { lines, total: lines.length };
        const found = db
          .select({ user: careLines.user })
          .from(careLines)
          .leftJoin(careLinesSeen, isSeenBy(coach))
          .crossJoin(users)
          .where(isShown)
          .limit(careLinesCounted + 1)
          .as('found');
        const all = yield* one(db.select({ lines: count() }).from(found));
        return { lines, total: all?.lines ?? 0 };
      }),

    /** See `newestUnseen`. */
    newestUnseen: (user: UserId) => read(db, () => newestUnseen(db, user)),

    /**
     * Marks a line as seen by somebody on the team, up to the date of the event that they saw, and logs it.
     * @throws AppError notFound if there is no such line
     */
    see: ({ coach, date, now, ...line }: CareLine & { coach: UserId; date: number; now: number }) =>
      write(db, { user: line.user }, function* (tx) {
        const stored = yield* one(tx.select().from(careLines).where(isOf(careLines, line)));
        if (!stored) throw new AppError('notFound', { field: 'user' });
        const until = Math.min(date, stored.date);
        yield* run(
          tx
            .insert(careLinesSeen)
            .values({ ...line, coach, date: until })
            .onConflictDoUpdate({
              target: [careLinesSeen.user, careLinesSeen.source, careLinesSeen.coach],
              set: { date: until },
            }),
        );
        yield* recordActivity(tx, { user: line.user, actor: coach, date: now, kind: 'careSeen', detail: {} });
        yield* restartReminder(tx, line.user, now);
      }),

    /** Shows a line again to somebody who has marked it as seen. */
    unsee: ({ coach, now, ...line }: CareLine & { coach: UserId; now: number }) =>
      write(db, { user: line.user }, function* (tx) {
        const isMark = and(isOf(careLinesSeen, line), eq(careLinesSeen.coach, coach));
        const changes = yield* run(tx.delete(careLinesSeen).where(isMark));
        if (changes === 0) return;
        yield* recordActivity(tx, { user: line.user, actor: coach, date: now, kind: 'careUnseen', detail: {} });
        yield* restartReminder(tx, line.user, now);
      }),
  };
}
