import type { UserId } from '@miraco/contract/fields';
import { strengthScale } from '@miraco/domain/ratings';
import { virtues } from '@miraco/domain/virtues';
import { type Level, levels, type Trend, trendOf } from '@miraco/domain/wellness';
import { and, count, eq, sql } from 'drizzle-orm';
import { bound } from './bound.ts';
import type { Connection } from './engine.ts';
import { rowReader } from './row-reader.ts';
import { exercises } from './schema/exercises.ts';
import { userVirtues } from './schema/user-virtues.ts';
import { users } from './schema/users.ts';
import { listedColumns, selectListed, userDecoders } from './user-rows.ts';
import { many, type Work } from './work.ts';

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

/** Reads the users of a page in the order of their ids. */
export function createListRows(db: Connection) {
  const areNamed = db.engine.dialect.membersOf(bound('ids'));
  const usersNamed = rowReader(
    listedColumns,
    selectListed(db).where(sql`${users.id} in ${areNamed}`).prepare(),
    userDecoders,
  );
  const rating = { user: userVirtues.user, virtue: userVirtues.virtue, strength: userVirtues.strength };
  const findRatings = rowReader(
    rating,
    db.select(rating).from(userVirtues).where(sql`${userVirtues.user} in ${areNamed}`).prepare(),
  );
  const openOf = { user: exercises.user, exercises: count() };
  const countOpen = rowReader(
    openOf,
    db
      .select(openOf)
      .from(exercises)
      .where(and(sql`${exercises.user} in ${areNamed}`, eq(exercises.deleted, false), eq(exercises.done, false)))
      .groupBy(exercises.user)
      .prepare(),
  );

  /** The strengths of users for the rosette: 23 digits in the order of the method, 0 for a virtue that is not rated. */
  function* petalsOf(ids: readonly UserId[]): Work<Map<string, string>> {
    const petals = new Map(ids.map((id) => [id, virtues.map(() => 0)]));
    for (const { user, virtue, strength } of yield* many(findRatings, { ids: JSON.stringify(ids) }))
      petals.get(user)?.splice(virtues.indexOf(virtue), 1, strengthScale[strength]);
    return new Map([...petals].map(([id, values]) => [id, values.join('')]));
  }

  return function* (ids: readonly UserId[]) {
    const petals = yield* petalsOf(ids);
    const open = yield* many(countOpen, { ids: JSON.stringify(ids) });
    const openExercises = new Map(open.map((row) => [row.user, row.exercises]));
    const named = yield* many(usersNamed, { ids: JSON.stringify(ids) });
    const rows = new Map(named.map((user) => [user.id, user]));
    return ids.flatMap((id) => {
      const row = rows.get(id);
      if (!row) return [];
      const { rank, points, pointsBefore, testedAt, ...user } = row;
      return [
        {
          ...user,
          latest: latestTest({ rank, points, pointsBefore, testedAt }),
          openExercises: openExercises.get(id) ?? 0,
          petals: petals.get(id) ?? '',
        },
      ];
    });
  };
}
