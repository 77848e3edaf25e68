import { sql } from 'drizzle-orm';
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { uuidv7 } from 'uuidv7';
import { accessProfiles } from './access-profiles.ts';

export const users = sqliteTable(
  'users',
  {
    id: text('id').primaryKey().$defaultFn(uuidv7),
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
    language: text('language', { enum: ['es', 'en'] }),
    lastLogin: integer('last_login'),
    createdAt: integer('created_at').notNull(),
  },
  (table) => [
    // Unique whatever the case: sign-in and the reset mail find their user by these.
    uniqueIndex('users_username').on(table.usernameKey),
    uniqueIndex('users_email').on(sql`lower(${table.email})`),
    // Counting the administrators, so that the last one stays.
    index('users_access').on(table.access),
  ],
);
