import { readdirSync } from 'node:fs';
import { type CappedList, caps, type kept } from '@miraco/domain/caps';
import { getTableColumns, is } from 'drizzle-orm';
import { getTableConfig, SQLiteTable } from 'drizzle-orm/sqlite-core';
import { describe, expect, it } from 'vitest';

/**
 * Why no user can make a table grow without limit: its list has a cap, the oldest rows are deleted, a user has one row for each value of
 * a key, or only administrators add rows. A new table has to be named here.
 */
type Bound =
  | { capped: readonly CappedList[] }
  | { kept: keyof typeof kept }
  | { key: readonly string[]; because: string }
  | { passing: string }
  | { administrators: string; capped?: readonly CappedList[] };

const bounds: Readonly<Record<string, Bound>> = {
  access_profiles: { administrators: 'the product adds its own when it starts' },
  activities: { administrators: 'the log of their changes for users' },
  calendar_feeds: { key: ['user'], because: 'one address' },
  care_lines: { key: ['user', 'source'], because: 'the latest expectation and the latest evaluation' },
  care_lines_seen: { key: ['user', 'source', 'seen_by'], because: 'one for each administrator and line' },
  client_groups: { capped: ['groups'] },
  client_visits: { key: ['user', 'visited_by'], because: 'the latest of each member of the team' },
  coach_note_versions: { administrators: 'the earlier texts of their own notes' },
  coach_notes: { capped: ['coachNotes'] },
  coaching_sessions: { capped: ['coachingSessions'] },
  completions: { kept: 'completions' },
  counts: { passing: 'a fixed number of slots for each kind of limit; known networks by sign-in, for 30 days' },
  couple_purposes: { key: ['user'], because: 'one form' },
  deletion_requests: { key: ['user'], because: 'one request' },
  done_lines: { key: ['user', 'reason', 'done_by'], because: 'one for each member of the team and reason' },
  drafts: { key: ['user', 'form'], because: 'there are eight forms, each with texts of limited length' },
  evaluations: { key: ['user', 'day'], because: 'one a day, and the day is the server’s' },
  exercises: { capped: ['exercises'] },
  failed_items: { passing: 'one for each user, row or file with which a job failed: a thousand, for 90 days' },
  guide_comments: { capped: ['pendingComments', 'pendingCommentsInAll'] },
  guide_picture_uses: { key: ['version', 'picture'], because: 'versions and pictures are bounded, and so is a text' },
  guide_pictures: { capped: ['guidePictures'] },
  guide_versions: { kept: 'guideVersions' },
  guides: { administrators: 'and a virtue has one' },
  harmful_habits: { capped: ['harmfulHabits'] },
  images: { kept: 'unusedImages' },
  initial_tests: { key: ['user'], because: 'taken once' },
  mail_plans: { key: ['user', 'kind'], because: 'there are four kinds' },
  mail_preferences: { key: ['user'], because: 'one choice' },
  mails: { passing: 'sent, dropped or given up within a day; each cause of a mail has its limit' },
  manifests: { key: ['user', 'virtue'], because: 'one statement for each of 23 virtues' },
  medium_hard_tests: { key: ['user'], because: 'replaced as a whole' },
  password_links: { key: ['user', 'kind'], because: 'a new link takes the place of the earlier one of its kind' },
  personal_purposes: { key: ['user'], because: 'one form' },
  picture_files: { kept: 'unusedImages' },
  professional_purposes: { key: ['user'], because: 'one form' },
  prospects: { capped: ['prospects'] },
  recovery_codes: { key: ['user', 'code_hash'], because: 'ten are made at once, in place of earlier ones' },
  removals: { administrators: 'the id of each user who was removed, and they register all' },
  reviews: { key: ['user', 'virtue'], because: 'one for each sentence; those of exercises go with these' },
  second_factors: { key: ['user'], because: 'one app' },
  sessions: { kept: 'sessions' },
  settings: { administrators: 'one row for each setting' },
  sign_in_origins: { kept: 'signInOrigins' },
  user_numbers: { key: ['user'], because: 'a number for each user' },
  user_totals: { key: ['list'], because: 'there are three lists' },
  user_virtues: { key: ['user', 'virtue'], because: 'one rating for each of 23 virtues' },
  users: { administrators: 'they register all others', capped: ['caseload'] },
  weak_tests: { key: ['user'], because: 'replaced as a whole' },
  weekly_tests: { capped: ['weeklyTests'] },
};

const folder = new URL('./schema/', import.meta.url);
const modules = await Promise.all(
  readdirSync(folder).map((file): Promise<object> => import(new URL(file, folder).href)),
);
const tables = modules
  .flatMap((module) => Object.values(module))
  .filter((value) => is(value, SQLiteTable))
  .map((table) => ({ ...getTableConfig(table), columns: getTableColumns(table) }));

/** The sets of columns that are unique in a table. */
function keysOf({ columns, indexes, primaryKeys }: (typeof tables)[number]): string[] {
  const single = Object.values(columns).filter((column) => column.primary || column.isUnique);
  const several = primaryKeys.map((key) => key.columns.map(({ name }) => name));
  const unique = indexes
    .filter(({ config }) => config.unique && !config.where)
    .map(({ config }) => config.columns.map((column) => String(Reflect.get(column, 'name'))));
  return [...single.map(({ name }) => [name]), ...several, ...unique].map((names) => names.join());
}

describe('each table', () => {
  it('is listed with its bound, and no other is', () => {
    expect(Object.keys(bounds).sort()).toEqual(tables.map(({ name }) => name).sort());
  });

  it('that is bounded by a key has that key', () => {
    for (const table of tables) {
      const bound = bounds[table.name];
      if (bound && 'key' in bound) expect(keysOf(table), table.name).toContain(bound.key.join());
    }
  });

  it('that is bounded by a cap has one, and each cap bounds a table', () => {
    const used = Object.values(bounds).flatMap((bound) => ('capped' in bound ? (bound.capped ?? []) : []));
    expect(used.sort()).toEqual(Object.keys(caps).sort());
  });
});
