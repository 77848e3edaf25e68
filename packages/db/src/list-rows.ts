import type { UserId } from '@miraco/contract/fields';
import { strengthScale } from '@miraco/domain/ratings';
import { strengths, virtues } from '@miraco/domain/virtues';
import { type Level, levels, type Trend, trendOf } from '@miraco/domain/wellness';
import { eq, sql } from 'drizzle-orm';
import { bound } from './bound.ts';
import type { Connection } from './engine.ts';
import { rowReader } from './row-reader.ts';
import { accessProfiles } from './schema/access-profiles.ts';
import { clientGroups } from './schema/client-groups.ts';
import { exercises } from './schema/exercises.ts';
import { initialTests } from './schema/initial-tests.ts';
import { passwordLinks } from './schema/password-links.ts';
import { userVirtues } from './schema/user-virtues.ts';
import { users } from './schema/users.ts';
import { ofInvitation, userColumns } from './user-rows.ts';
import { many } from './work.ts';

/** The latest wellness test of a user, initial or weekly. */
interface LatestTest {
  level: Level;
  /** In epoch milliseconds; null for tests that an earlier version did not date. */
  date: number | null;
  /** Compared with the test before; null for the first one. */
  trend: Trend | null;
}

interface Copies {
  rank: number;
  points: number | null;
  pointsBefore: number | null;
  testedAt: number | null;
}

/** The latest test by the copies in the row of its user; null without one. */
function latestTest({ rank, points, pointsBefore, testedAt }: Copies): LatestTest | null {
  const level = levels[rank - 1];
  if (!level) return null;
  const trend = points === null || pointsBefore === null ? null : trendOf(points, pointsBefore);
  return { level, date: testedAt, trend };
}

/** Where a rating stands among those of a user, and its digit. */
const places = new Map(
  virtues.flatMap((virtue, at) =>
    strengths.map((strength) => [`${virtue} ${strength}`, { at, digit: strengthScale[strength] }]),
  ),
);

/** The strengths of a user for the rosette: 23 digits in the order of the method, 0 for a virtue that is not rated. */
function petalsOf(ratings: string): string {
  const digits = virtues.map(() => 0);
  for (const rating of ratings.split(',')) {
    const place = places.get(rating);
    if (place) digits[place.at] = place.digit;
  }
  return digits.join('');
}

const { user: rated, virtue, strength } = userVirtues;
const ratings = sql`select string_agg(${virtue} || ' ' || ${strength}, ',') from ${userVirtues} where ${rated} = ${users.id}`;

const { deleted, done } = exercises;
const countOpen = sql`select count(*) from ${exercises} where ${exercises.user} = ${users.id} and not ${deleted} and not ${done}`;

/** A user in a list, with copies of what they answered last. */
const columns = {
  ...userColumns,
  list: users.list,
  conscienceComplete: users.conscienceComplete,
  weeklyAt: users.weeklyAt,
  /** Null while the later phases are closed, and for those put away. */
  weeklyDueAt: users.weeklyDueAt,
  latest: {
    rank: users.wellnessRank,
    points: users.wellness,
    pointsBefore: users.wellnessBefore,
    testedAt: users.testedAt,
  },
  openExercises: sql<number>`(${countOpen})`,
  petals: sql`coalesce((${ratings}), '')`.mapWith(petalsOf),
};

/** Reads the users of a page in the order of their ids. */
export function createListRows(db: Connection) {
  const areNamed = sql`${users.id} in ${db.engine.dialect.membersOf(bound('ids'))}`;
  const select = db
    .select(columns)
    .from(users)
    .innerJoin(accessProfiles, eq(accessProfiles.id, users.access))
    .leftJoin(clientGroups, eq(clientGroups.id, users.group))
    .leftJoin(passwordLinks, ofInvitation)
    .leftJoin(initialTests, eq(initialTests.user, users.id))
    .where(areNamed);
  const usersNamed = rowReader(columns, select.prepare());

  return function* (ids: readonly UserId[]) {
    const named = yield* many(usersNamed, { ids: JSON.stringify(ids) });
    const rows = new Map(named.map((user) => [user.id, { ...user, latest: latestTest(user.latest) }]));
    return ids.flatMap((id) => rows.get(id) ?? []);
  };
}
