import type { RecordId, UserId } from '@miraco/contract/fields';
import { languages } from '@miraco/domain/languages';
import { unlockings } from '@miraco/domain/unlocking';
import { userLists } from '@miraco/domain/user-lists';
import type { WellnessBlock } from '@miraco/domain/wellness';
import { isNotNull, type SQL, sql } from 'drizzle-orm';
import type { AnySQLiteColumn } from 'drizzle-orm/sqlite-core';
import { newUserId } from '../new-ids.ts';

import { accessProfiles } from './access-profiles.ts';
import { clientGroups } from './client-groups.ts';
import { boolean, index, json, table, text, uniqueIndex, whole } from './columns.ts';

/** Users who never signed in come first. Not `coalesce`: drizzle-kit would split the index at its comma. */
export const lastLoginKey = (lastLogin: AnySQLiteColumn) =>
  sql`case when ${lastLogin} is null then 0 else ${lastLogin} end`;

/** Users without a test come last. */
export const lowWellnessKey = (wellnessRank: AnySQLiteColumn) =>
  sql`case when ${wellnessRank} = 0 then 5 else ${wellnessRank} end`;

/** Overall or in a block: a result that is in crisis as a whole has a block in crisis. */
export const isInCrisis = (crisisBlocks: AnySQLiteColumn) => sql`${crisisBlocks} <> '[]'`;

/** The trigram indexes find nothing shorter. */
export const isLongWord = (word: string) => [...word].length >= 3;

/** What stands between the words of a name, or of an address of mail, beside spaces. */
const wordBreaks = ['-', "''", '’', '.', '@', '_', '+', ',', '/', '(', ')'];

/** A text as it is, and again with a space before each of its words: `garcía-lópez garcía lópez`. */
const withWords = (text: SQL) =>
  sql`${text} || ${wordBreaks.reduce((words, mark) => sql`replace(${words}, ${sql.raw(`'${mark}'`)}, ' ')`, sql`(${text})`)}`;

/** Everything that a search looks at, each word after a space. */
export const searchedWords = ({
  nameKey,
  usernameKey,
  email,
}: Record<'nameKey' | 'usernameKey' | 'email', AnySQLiteColumn>) =>
  withWords(sql`' ' || ${nameKey} || ' ' || ${usernameKey} || ' ' || lower(${email})`);

/** Few usernames are like an address of mail. */
export const isLikeAddress = (usernameKey: AnySQLiteColumn) => sql`${usernameKey} like '%@%'`;

/** Conscience is complete, and the later phases are closed. */
export const isWaiting = ({
  conscienceComplete,
  activeTest,
}: Record<'conscienceComplete' | 'activeTest', AnySQLiteColumn>) => sql`${conscienceComplete} and ${activeTest}`;

export const users = table(
  'users',
  {
    id: text('id').$type<UserId>().primaryKey().$defaultFn(newUserId),
    username: text('username').notNull(),
    /** The username without case and with normalized accents: SQLite itself folds ASCII only. */
    usernameKey: text('username_key').notNull(),
    email: text('email').notNull(),
    /** A new address of the user’s own choice. It counts once the link that was sent to it has been opened. */
    pendingEmail: text('pending_email'),
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
    activeTest: boolean('active_test').notNull().default(true),
    /** What opens the later phases once Conscience is complete; null: as in the practice. */
    unlocking: text('unlocking', { enum: unlockings }),
    /** A disabled user cannot sign in and is refused on the next call. */
    disabled: boolean('disabled').notNull().default(false),
    language: text('language', { enum: languages }),
    lastLogin: whole('last_login'),
    createdAt: whole('created_at').notNull(),
    /** First and last name without accents and case, to sort the list. */
    nameKey: text('name_key').notNull().default(''),
    /** Of somebody on the team by their access profile; of a client whether they are put away. */
    list: text('list', { enum: userLists }).notNull().default('clients'),
    /** The level of the latest test, initial or weekly, 1 (crisis) to 4 (wow); 0 without a test. A copy, to sort the list. */
    wellnessRank: whole('wellness_rank').notNull().default(0),
    /** The overall results of the latest test and of the one before, 50 to 200; null without one. Copies, to show the trend. */
    wellness: whole('wellness'),
    wellnessBefore: whole('wellness_before'),
    /** When the latest test was taken. */
    testedAt: whole('tested_at'),
    /** When the latest weekly test was taken, and when the next one is due: a week later, while the later phases are open. */
    weeklyAt: whole('weekly_at'),
    weeklyDueAt: whole('weekly_due_at'),
    /** When the client last saved an answer, exercise or purpose of their own. */
    answeredAt: whole('answered_at'),
    /** The blocks in crisis of the latest test, initial or weekly, lowest first. A copy, to filter the list. */
    crisisBlocks: json('crisis_blocks').$type<WellnessBlock[]>().notNull().default([]),
    conscienceComplete: boolean('conscience_complete').notNull().default(false),
    /** When the user last signed in or saved something, to the hour; the registration if they never have. */
    lastActive: whole('last_active').notNull().default(0),
    /** The responsible coach of a client; null without one, and for administrators and coaches. */
    coach: text('coached_by')
      .$type<UserId>()
      .references((): AnySQLiteColumn => users.id, { onDelete: 'set null' }),
    group: text('group_id')
      .$type<RecordId>()
      .references(() => clientGroups.id, { onDelete: 'set null' }),
    /** The IANA name of the zone of the browser at the last sign-in, for the hours at which mails are sent. */
    timeZone: text('time_zone'),
  },
  (table) => [
    // Unique ignoring case: sign-in and the reset mail find their user by these.
    uniqueIndex('users_username').on(table.usernameKey),
    uniqueIndex('users_email').on(sql`lower(${table.email})`),
    // Counting the administrators, so that the last one cannot be removed.
    index('users_access').on(table.access),
    // One for each order of a list, so that a page costs the same however many users there are.
    index('users_by_creation').on(table.list, table.id),
    index('users_by_name').on(table.list, table.nameKey, table.id),
    index('users_by_username').on(table.list, table.usernameKey, table.id),
    index('users_by_phase').on(table.list, table.activeTest, table.id),
    index('users_by_wellness').on(table.list, table.wellnessRank, table.id),
    index('users_by_low_wellness').on(table.list, lowWellnessKey(table.wellnessRank), table.id),
    index('users_by_last_login').on(table.list, lastLoginKey(table.lastLogin), table.id),
    // Partial indexes find the users who need attention without reading the others.
    index('users_in_crisis').on(table.id).where(isInCrisis(table.crisisBlocks)),
    index('users_waiting').on(table.id).where(isWaiting(table)),
    index('users_like_addresses').on(table.usernameKey).where(isLikeAddress(table.usernameKey)),
    index('users_by_last_active').on(table.lastActive),
    index('users_overdue').on(table.weeklyDueAt).where(sql`${table.weeklyDueAt} is not null`),
    index('users_by_answer').on(table.answeredAt).where(sql`${table.answeredAt} is not null`),
    // The clients of a coach and of a group, newest first; also those of nobody.
    index('users_by_coach').on(table.coach, table.id),
    index('users_by_group').on(table.group, table.id),
    // Whose avatar a picture is.
    index('users_by_image').on(table.image).where(isNotNull(table.image)),
  ],
);
