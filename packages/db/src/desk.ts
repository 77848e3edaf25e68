import type { UserId } from '@miraco/contract/fields';
import { type UserFilter, userSearchCap } from '@miraco/contract/user-list-choices';
import type { DeskReason } from '@miraco/domain/desk';
import { levels } from '@miraco/domain/wellness';
import { and, asc, desc, eq, inArray, isNotNull, lt, not, notExists, type SQL, sql } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import { type Connection, read, write } from './engine.ts';
import { clientVisits } from './schema/client-visits.ts';
import { deletionRequests } from './schema/deletion-requests.ts';
import { doneLines } from './schema/done-lines.ts';
import { guideComments } from './schema/guide-comments.ts';
import { guides } from './schema/guides.ts';
import { users } from './schema/users.ts';
import { isClient, type Narrowing, needingAttention, ofCoach } from './user-narrowing.ts';
import { passing } from './user-search.ts';
import { many, one, rowsOf, run, type Work } from './work.ts';

/** As many people are named for each reason. */
const named = 5;

/** What somebody answered longer ago is not new any more to those who have never looked. */
const newFor = 30 * 24 * 60 * 60 * 1000;

/** The reasons that a row of a user holds; comments have rows of their own. */
type OwnReason = Exclude<DeskReason, 'comment'>;

interface Desk {
  /** Whose desk it is: the lines that they have done are left out. */
  coach: UserId;
  /** With it, the clients of this coach alone. */
  caseload: UserId | undefined;
  now: number;
}

interface Rule {
  reason: (desk: Desk) => Narrowing;
  /** Since when, in epoch milliseconds. */
  since: SQLiteColumn | SQL;
  first: 'latest' | 'earliest';
}

interface Found {
  id: UserId;
  since: number;
}

export function deskRepository(db: Connection) {
  const asked = sql`(select ${deletionRequests.date} from ${deletionRequests} where ${deletionRequests.user} = ${users.id})`;
  const filtered =
    (filter: UserFilter): Rule['reason'] =>
    ({ now }) =>
      needingAttention(filter, now);

  /** New to whoever has not opened the overview of the client since. */
  const answered = ({ coach, now }: Desk): Narrowing => {
    const isVisit = and(eq(clientVisits.user, users.id), eq(clientVisits.visitor, coach));
    const visit = db.select({ date: clientVisits.date }).from(clientVisits).where(isVisit);
    return {
      index: 'users_by_answer',
      reach: userSearchCap,
      lead: sql`${users.answeredAt} > ${now - newFor}`,
      order: sql`${users.answeredAt}`,
      check: and(isClient, sql`${users.answeredAt} > coalesce((${visit}), 0)`),
    };
  };

  const rules: Record<OwnReason, Rule> = {
    crisis: { reason: filtered('crisis'), since: users.testedAt, first: 'latest' },
    leaving: { reason: filtered('leaving'), since: asked, first: 'earliest' },
    waiting: {
      reason: filtered('waiting'),
      since: sql`coalesce(${users.answeredAt}, ${users.lastActive})`,
      first: 'earliest',
    },
    overdue: { reason: filtered('overdue'), since: users.weeklyDueAt, first: 'latest' },
    answered: { reason: answered, since: users.answeredAt, first: 'latest' },
    silent: { reason: filtered('silent'), since: users.lastActive, first: 'latest' },
    neverSignedIn: { reason: filtered('neverSignedIn'), since: users.createdAt, first: 'latest' },
    uncoached: { reason: filtered('uncoached'), since: users.createdAt, first: 'latest' },
  };

  const hasCoaches = db.select({ id: users.id }).from(users).where(isNotNull(users.coach)).limit(1).prepare();

  const isLeft = (user: SQLiteColumn, reason: DeskReason, { coach, now }: Desk) => {
    const done = and(eq(doneLines.user, user), eq(doneLines.reason, reason), eq(doneLines.coach, coach));
    const until = sql`${doneLines.until} > ${now}`;
    return notExists(db.select({ user: doneLines.user }).from(doneLines).where(and(done, until)));
  };

  /** Everybody for a reason, `userSearchCap` + 1 at most. Those who are found first if there are more. */
  function findAll(reason: OwnReason, desk: Desk): Work<Found[]> {
    const { dialect } = db.engine;
    const narrowing = rules[reason].reason(desk);
    const isOnDesk = isLeft(users.id, reason, desk);
    const found =
      desk.caseload === undefined
        ? passing(dialect, narrowing, [isOnDesk], userSearchCap + 1)
        : passing(dialect, ofCoach(desk.caseload), [narrowing.lead, narrowing.check, isOnDesk], userSearchCap + 1);
    return rowsOf<Found>(
      db,
      sql`select ${users.id} as id, ${rules[reason].since} as since from ${users} where ${users.id} in (${found})`,
    );
  }

  /** The people of a reason by their ids. */
  function* peopleOf(found: readonly Found[]) {
    const rows = yield* many(
      db
        .select({
          id: users.id,
          firstname: users.firstname,
          lastname: users.lastname,
          image: users.image,
          crisisBlocks: users.crisisBlocks,
          wellnessRank: users.wellnessRank,
          /** Whether they can be invited: those who have never signed in. */
          lastLogin: users.lastLogin,
        })
        .from(users)
        .where(
          inArray(
            users.id,
            found.map(({ id }) => id),
          ),
        ),
    );
    const byId = new Map(
      rows.map(({ wellnessRank, ...user }) => [user.id, { ...user, level: levels[wellnessRank - 1] ?? null }]),
    );
    return found.flatMap(({ id, since }) => {
      const user = byId.get(id);
      return user ? [{ user, since }] : [];
    });
  }

  return {
    /**
     * The number of clients on the desk for a reason, counted up to `userSearchCap` + 1, and the first five of them with since when.
     * Clients without a coach count once another has one: a practice of one person assigns nobody.
     */
    of: (reason: OwnReason, desk: Desk) =>
      read(db, function* () {
        if (reason === 'uncoached' && !(yield* one(hasCoaches))) return { total: 0, people: [] };
        const found = yield* findAll(reason, desk);
        const sign = rules[reason].first === 'latest' ? -1 : 1;
        const first = found.toSorted((line, other) => sign * (line.since - other.since)).slice(0, named);
        return { total: found.length, people: yield* peopleOf(first) };
      }),

    /** The same of the comments that wait for approval, the earliest first. All on the team moderate all of them. */
    comments: (desk: Desk) =>
      read(db, function* () {
        const waiting = and(not(guideComments.approved), isLeft(guideComments.user, 'comment', desk));
        const first = yield* many(
          db
            .select({
              id: guideComments.id,
              comment: guideComments.comment,
              virtue: guides.virtue,
              since: guideComments.date,
              user: { id: users.id, firstname: users.firstname, lastname: users.lastname, image: users.image },
            })
            .from(guideComments)
            .innerJoin(guides, eq(guides.id, guideComments.guide))
            .innerJoin(users, eq(users.id, guideComments.user))
            .where(waiting)
            .orderBy(asc(guideComments.date))
            .limit(named),
        );
        const all = yield* many(
          db
            .select({ id: guideComments.id })
            .from(guideComments)
            .where(waiting)
            .orderBy(desc(guideComments.date))
            .limit(userSearchCap + 1),
        );
        return { total: all.length, comments: first };
      }),

    /** Leaves a line out until a moment. Lines whose moment has passed are forgotten. */
    done: ({ coach, user, reason, until, now }: DoneLine & { until: number; now: number }) =>
      write(db, { user: coach }, function* (tx) {
        yield* run(tx.delete(doneLines).where(and(eq(doneLines.coach, coach), lt(doneLines.until, now))));
        yield* run(
          tx
            .insert(doneLines)
            .values({ coach, user, reason, until })
            .onConflictDoUpdate({ target: [doneLines.user, doneLines.reason, doneLines.coach], set: { until } }),
        );
      }),

    /** Puts a line back. */
    undone: ({ coach, user, reason }: DoneLine) =>
      write(db, { user: coach }, function* (tx) {
        const isLine = and(eq(doneLines.coach, coach), eq(doneLines.user, user), eq(doneLines.reason, reason));
        yield* run(tx.delete(doneLines).where(isLine));
      }),
  };
}

interface DoneLine {
  coach: UserId;
  user: UserId;
  reason: DeskReason;
}
