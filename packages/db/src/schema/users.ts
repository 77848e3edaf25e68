import type { UserId } from '@miraco/contract/fields';
import { languages } from '@miraco/domain/languages';
import { sql } from 'drizzle-orm';
import { type AnySQLiteColumn, index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { newUserId } from '../new-ids.ts';

import { accessProfiles } from './access-profiles.ts';

/** Whoever has never signed in is before everybody who has. Written without a comma, which drizzle-kit would split the index at. */
export const lastLoginKey = (lastLogin: AnySQLiteColumn) =>
  sql`case when ${lastLogin} is null then 0 else ${lastLogin} end`;

export const users = sqliteTable(
  'users',
  {
    id: text('id').$type<UserId>().primaryKey().$defaultFn(newUserId),
    username: text('username').notNull(),
    /** The username whatever its case and accents' encoding, which SQLite can fold for ASCII only. */
    usernameKey: text('username_key').notNull(),
    email: text('email').notNull(),
    passwordHash: text('password_hash').notNull(),
    firstname: text('firstname').notNull(),
    lastname: text('lastname').notNull(),
    address: text('address').notNull(),
    phone: text('phone').notNull(),
    access: text('access')
      .notNull()
      .references(() => accessProfiles.id),
    /** File name of the avatar below the data folder, without a path. */
    image: text('image'),
    /** True: the user is in the Conscience phase; false: Responsibility and Impact are open. */
    activeTest: integer('active_test', { mode: 'boolean' }).notNull().default(true),
    /** A disabled user cannot sign in and is refused on the next call. */
    disabled: integer('disabled', { mode: 'boolean' }).notNull().default(false),
    language: text('language', { enum: languages }),
    lastLogin: integer('last_login'),
    createdAt: integer('created_at').notNull(),
    /** First and last name without accents and case: what the list is sorted by. */
    nameKey: text('name_key').notNull().default(''),
    /** Place of the initial test's level, 1 (crisis) to 4 (wow); 0 without a test. Kept here to be sorted by. */
    wellnessRank: integer('wellness_rank').notNull().default(0),
    /** The same of the latest test, initial or weekly. */
    latestRank: integer('latest_rank').notNull().default(0),
    /** Whether nothing of Conscience is missing. */
    conscienceComplete: integer('conscience_complete', { mode: 'boolean' }).notNull().default(false),
    /** When they last signed in or saved something, to the hour; when they were registered where they never have. */
    lastActive: integer('last_active').notNull().default(0),
  },
  (table) => [
    // Unique whatever the case: sign-in and the reset mail find their user by these.
    uniqueIndex('users_username').on(table.usernameKey),
    uniqueIndex('users_email').on(sql`lower(${table.email})`),
    // Counting the administrators, so that the last one stays.
    index('users_access').on(table.access),
    // One for each column that the list is sorted by, so that a page costs the same however many users there are.
    index('users_by_name').on(table.nameKey, table.id),
    index('users_by_phase').on(table.activeTest, table.id),
    index('users_by_wellness').on(table.wellnessRank, table.id),
    index('users_by_last_login').on(lastLoginKey(table.lastLogin), table.id),
    // Those who need attention, found without reading the others.
    index('users_in_crisis').on(table.id).where(sql`${table.latestRank} = 1`),
    index('users_waiting').on(table.id).where(sql`${table.conscienceComplete} = 1 and ${table.activeTest} = 1`),
    index('users_by_last_active').on(table.lastActive),
  ],
);
