import { AppError } from '@miraco/contract/app-error';
import { type OverviewKind, type OverviewPeriod, overviewKinds } from '@miraco/contract/client-overview';
import type { UserId } from '@miraco/contract/fields';
import { earliestAhead } from '@miraco/domain/coaching-sessions';
import { virtueChanges } from '@miraco/domain/virtue-changes';
import { scoreWellness } from '@miraco/domain/wellness';
import { and, asc, count, desc, eq, gt, gte, isNull, lt, max, or, type SQL } from 'drizzle-orm';
import { alias, type SQLiteColumn, type SQLiteTable } from 'drizzle-orm/sqlite-core';
import { bound } from './bound.ts';
import { readableBy } from './coach-notes.ts';
import { type Connection, read, write } from './engine.ts';
import { careLines } from './schema/care-lines.ts';
import { careLinesSeen } from './schema/care-lines-seen.ts';
import { clientGroups } from './schema/client-groups.ts';
import { clientVisits } from './schema/client-visits.ts';
import { coachNotes } from './schema/coach-notes.ts';
import { coachingSessions } from './schema/coaching-sessions.ts';
import { couplePurposes } from './schema/couple-purposes.ts';
import { evaluations } from './schema/evaluations.ts';
import { exercises } from './schema/exercises.ts';
import { harmfulHabits } from './schema/harmful-habits.ts';
import { initialTests } from './schema/initial-tests.ts';
import { manifests } from './schema/manifests.ts';
import { personalPurposes } from './schema/personal-purposes.ts';
import { professionalPurposes } from './schema/professional-purposes.ts';
import { prospects } from './schema/prospects.ts';
import { users } from './schema/users.ts';
import { weeklyTests } from './schema/weekly-tests.ts';
import { each, many, one, run } from './work.ts';

const day = 24 * 60 * 60 * 1000;
const lengths = { week: 7 * day, month: 30 * day };

/** As many open exercises, and virtues that moved, are named. */
const named = 5;

type OfUser = SQLiteTable & { user: SQLiteColumn; date: SQLiteColumn };

interface Overview {
  user: UserId;
  /** Who looks at the client: notes for others' eyes are left out, and care lines that they have seen. */
  reader: UserId;
  period: OverviewPeriod;
  now: number;
}

/** Since when something is new, in epoch milliseconds. Without a session or a note, everything is. */
function startOf({ period, now }: Overview, last: { session: number | undefined; note: number | undefined }): number {
  if (period === 'session' || period === 'note') return last[period] ?? 0;
  return now - lengths[period];
}

/** What has been answered since a moment, by kind. */
function prepareNews(db: Connection) {
  const of = (table: OfUser, check?: SQL) =>
    db
      .select({ total: count(), latest: max(table.date) })
      .from(table)
      .where(and(eq(table.user, bound('user')), gt(table.date, bound('since')), check))
      .prepare();
  const kinds: Record<OverviewKind, ReturnType<typeof of>> = {
    initialTest: of(initialTests),
    prospects: of(prospects),
    harmfulHabits: of(harmfulHabits),
    weeklyTests: of(weeklyTests),
    evaluations: of(evaluations),
    exercises: of(exercises, eq(exercises.deleted, false)),
    manifest: of(manifests),
    personalPurpose: of(personalPurposes),
    professionalPurpose: of(professionalPurposes),
    couplePurpose: of(couplePurposes),
  };
  return function* (range: { user: UserId; since: number }) {
    const news = yield* each(overviewKinds, function* (kind) {
      const found = yield* one(kinds[kind], range);
      return found && found.total > 0 ? [{ kind, total: found.total, latest: Number(found.latest) }] : [];
    });
    return news.flat();
  };
}

/** The latest test, initial or weekly, with the points of the one before, and the initial one; null without them. */
function prepareWellness(db: Connection) {
  const tested = { responses: weeklyTests.responses, date: weeklyTests.date };
  const weeks = db
    .select(tested)
    .from(weeklyTests)
    .where(eq(weeklyTests.user, bound('user')))
    .orderBy(desc(weeklyTests.date))
    .limit(2)
    .prepare();
  const initial = db
    .select({ responses: initialTests.responses, date: initialTests.date })
    .from(initialTests)
    .where(eq(initialTests.user, bound('user')))
    .prepare();
  return function* (user: UserId) {
    const first = yield* one(initial, { user });
    const tests = [...(yield* many(weeks, { user })), ...(first ? [first] : [])]
      .toSorted((test, other) => other.date - test.date)
      .map(({ responses, date }) => ({ date, ...scoreWellness(responses) }));
    return {
      latest: tests[0] ?? null,
      before: tests[1] ? { date: tests[1].date, points: tests[1].overall.points } : null,
      initial: first ? { date: first.date, ...scoreWellness(first.responses).overall } : null,
    };
  };
}

/** The latest evaluation, and how far virtues moved since the one before a moment, or since the first if all are later. */
function prepareVirtues(db: Connection) {
  const evaluated = (order: SQL, check?: SQL) =>
    db
      .select({ ratings: evaluations.ratings, date: evaluations.date })
      .from(evaluations)
      .where(and(eq(evaluations.user, bound('user')), check))
      .orderBy(order)
      .limit(1)
      .prepare();
  const latest = evaluated(desc(evaluations.day));
  const earlier = evaluated(desc(evaluations.day), lt(evaluations.date, bound('since')));
  const first = evaluated(asc(evaluations.day));
  return function* (range: { user: UserId; since: number }) {
    const last = yield* one(latest, { user: range.user });
    const before = (yield* one(earlier, range)) ?? (yield* one(first, { user: range.user }));
    return {
      evaluatedAt: last?.date ?? null,
      comparedWith: before?.date ?? null,
      moved: last && before ? virtueChanges(before.ratings, last.ratings).slice(0, named) : [],
    };
  };
}

function prepareExercises(db: Connection) {
  const ofState = (done: boolean) =>
    and(eq(exercises.user, bound('user')), eq(exercises.deleted, false), eq(exercises.done, done));
  const countOf = (done: boolean) => db.select({ total: count() }).from(exercises).where(ofState(done)).prepare();
  const [open, done] = [countOf(false), countOf(true)];
  const first = db
    .select({
      id: exercises.id,
      virtue: exercises.virtue,
      description: exercises.description,
      frequency: exercises.frequency,
      times: exercises.times,
      date: exercises.date,
    })
    .from(exercises)
    .where(ofState(false))
    .orderBy(desc(exercises.id))
    .limit(named)
    .prepare();
  return function* (user: UserId) {
    return {
      open: (yield* one(open, { user }))?.total ?? 0,
      done: (yield* one(done, { user }))?.total ?? 0,
      first: yield* many(first, { user }),
    };
  };
}

function prepareSessions(db: Connection) {
  const session = (order: SQL, check: SQL) =>
    db
      .select({ id: coachingSessions.id, date: coachingSessions.date, link: coachingSessions.link })
      .from(coachingSessions)
      .where(and(eq(coachingSessions.user, bound('user')), check))
      .orderBy(order)
      .limit(1)
      .prepare();
  const next = session(asc(coachingSessions.date), gte(coachingSessions.date, bound('now')));
  const last = session(desc(coachingSessions.date), lt(coachingSessions.date, bound('now')));
  const over = db
    .select({ total: count() })
    .from(coachingSessions)
    .where(and(eq(coachingSessions.user, bound('user')), lt(coachingSessions.date, bound('earliestAhead'))))
    .prepare();
  return function* (at: { user: UserId; now: number }) {
    return {
      next: (yield* one(next, at)) ?? null,
      last: (yield* one(last, at))?.date ?? null,
      /** How many are over: one that is under way is not. */
      held: (yield* one(over, { user: at.user, earliestAhead: earliestAhead(at.now) }))?.total ?? 0,
    };
  };
}

export function clientOverviewRepository(db: Connection) {
  const [newsOf, wellnessOf, virtuesOf] = [prepareNews(db), prepareWellness(db), prepareVirtues(db)];
  const [exercisesOf, sessionsOf] = [prepareExercises(db), prepareSessions(db)];
  const coaches = alias(users, 'coaches');
  const person = db
    .select({
      weeklyAt: users.weeklyAt,
      weeklyDueAt: users.weeklyDueAt,
      group: clientGroups.name,
      coach: { id: coaches.id, firstname: coaches.firstname, lastname: coaches.lastname },
    })
    .from(users)
    .leftJoin(clientGroups, eq(clientGroups.id, users.group))
    .leftJoin(coaches, eq(coaches.id, users.coach))
    .where(eq(users.id, bound('user')))
    .prepare();

  const lastNote = (user: UserId, reader: UserId) =>
    db
      .select({
        id: coachNotes.id,
        note: coachNotes.note,
        date: coachNotes.date,
        readers: coachNotes.readers,
        author: { id: users.id, firstname: users.firstname, lastname: users.lastname },
      })
      .from(coachNotes)
      .leftJoin(users, eq(users.id, coachNotes.author))
      .where(and(eq(coachNotes.user, user), readableBy(reader)))
      .orderBy(desc(coachNotes.id))
      .limit(1);

  const unseenCare = (user: UserId, reader: UserId) => {
    const isSeen = and(
      eq(careLinesSeen.user, careLines.user),
      eq(careLinesSeen.source, careLines.source),
      eq(careLinesSeen.coach, reader),
    );
    return db
      .select({ source: careLines.source, date: careLines.date })
      .from(careLines)
      .leftJoin(careLinesSeen, isSeen)
      .where(and(eq(careLines.user, user), or(isNull(careLinesSeen.date), lt(careLinesSeen.date, careLines.date))))
      .orderBy(desc(careLines.date));
  };

  return {
    /** What a session with a client is prepared with. @throws AppError notFound */
    of: (overview: Overview) =>
      read(db, function* () {
        const { user, reader, now } = overview;
        const found = yield* one(person, { user });
        if (!found) throw new AppError('notFound', { field: 'user' });
        const sessions = yield* sessionsOf({ user, now });
        const note = (yield* one(lastNote(user, reader))) ?? null;
        const since = startOf(overview, { session: sessions.last ?? undefined, note: note?.date });
        return {
          ...found,
          since,
          wellness: yield* wellnessOf(user),
          virtues: yield* virtuesOf({ user, since }),
          news: yield* newsOf({ user, since }),
          exercises: yield* exercisesOf(user),
          care: yield* many(unseenCare(user, reader)),
          note,
          sessions,
        };
      }),

    /** Keeps when somebody on the team last looked at a client. @throws AppError notFound */
    visit: (visit: { visitor: UserId; user: UserId; date: number }) =>
      write(db, { user: visit.user }, function* (tx) {
        const known = yield* one(tx.select({ id: users.id }).from(users).where(eq(users.id, visit.user)));
        if (!known) throw new AppError('notFound', { field: 'user' });
        yield* run(
          tx
            .insert(clientVisits)
            .values(visit)
            .onConflictDoUpdate({ target: [clientVisits.user, clientVisits.visitor], set: { date: visit.date } }),
        );
      }),
  };
}
