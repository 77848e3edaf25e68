import type { UserId } from '@miraco/contract/fields';
import { isNotNull } from 'drizzle-orm';
import type { AnySQLiteColumn } from 'drizzle-orm/sqlite-core';
import { index, text } from './columns.ts';
import { users } from './users.ts';

/** The owner. Removing the user deletes the row. */
export const ownedBy = () =>
  text('user')
    .$type<UserId>()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/**
 * The administrator who saved the row on its owner's behalf; null if the owner did. If that administrator is removed, the row stays.
 */
export const savedOnBehalfBy = () =>
  text('saved_on_behalf_by')
    .$type<UserId>()
    .references(() => users.id, { onDelete: 'set null' });

/** The index by which the removal of that administrator finds what they saved: few rows of many. */
export const saverIndex = (name: string, saver: AnySQLiteColumn) => index(name).on(saver).where(isNotNull(saver));
