import type { UserId } from '@miraco/contract/fields';
import { blocksInCrisis, levels, scoreWellness } from '@miraco/domain/wellness';
import { desc, eq, sql } from 'drizzle-orm';
import { bound } from './bound.ts';
import type { Connection } from './engine.ts';
import { initialTests } from './schema/initial-tests.ts';
import { users } from './schema/users.ts';
import { weeklyTests } from './schema/weekly-tests.ts';
import { many, run, type Work } from './work.ts';

const week = 7 * 24 * 60 * 60 * 1000;

/** When the next weekly test is due, in epoch milliseconds, after a test or the opening of the later phases. */
export const nextWeeklyDue = (date: number) => date + week;

/**
 * Prepares the update of the copies of a user's latest tests, by which lists are sorted and filtered. It runs in the transaction of a
 * test.
 */
export function prepareWellnessUpdate(db: Connection) {
  const user = bound('user');
  const testsIn = (table: typeof initialTests | typeof weeklyTests) =>
    db
      .select({ responses: table.responses, date: table.date })
      .from(table)
      .where(eq(table.user, user))
      .orderBy(desc(table.date))
      .limit(2)
      .prepare();
  const findInitial = testsIn(initialTests);
  const findWeeks = testsIn(weeklyTests);
  const update = db
    .update(users)
    .set({
      wellnessRank: sql`${sql.placeholder('wellnessRank')}`,
      crisisBlocks: sql`${sql.placeholder('crisisBlocks')}`,
      wellness: sql`${sql.placeholder('wellness')}`,
      wellnessBefore: sql`${sql.placeholder('wellnessBefore')}`,
      testedAt: sql`${sql.placeholder('testedAt')}`,
      weeklyAt: sql`${sql.placeholder('weeklyAt')}`,
      // Not due at all while the later phases are closed, or the client is put away.
      weeklyDueAt: sql`case when ${users.activeTest} or ${users.list} <> 'clients' then null else coalesce(${sql.placeholder('weeklyDueAt')}, ${users.weeklyDueAt}) end`,
    })
    .where(eq(users.id, user))
    .prepare();

  return function* (id: UserId): Work<void> {
    const weeks = yield* many(findWeeks, { user: id });
    const initial = yield* many(findInitial, { user: id });
    const weeklyAt = weeks[0]?.date ?? null;
    // Of two tests of the same moment, the weekly one is the later.
    const tests = [...weeks, ...initial].toSorted((one, other) => other.date - one.date);
    const [latest, before] = tests.map(({ responses }) => scoreWellness(responses));
    yield* run(update, {
      user: id,
      wellnessRank: latest ? levels.indexOf(latest.overall.level) + 1 : 0,
      crisisBlocks: JSON.stringify(latest ? blocksInCrisis(latest) : []),
      wellness: latest?.overall.points ?? null,
      wellnessBefore: before?.overall.points ?? null,
      testedAt: tests[0]?.date ?? null,
      weeklyAt,
      weeklyDueAt: weeklyAt && nextWeeklyDue(weeklyAt),
    });
  };
}
