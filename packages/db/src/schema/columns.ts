import type { RecordId, UserId } from '@miraco/contract/fields';
import { integer, text } from 'drizzle-orm/sqlite-core';
import { newRecordId } from '../new-ids.ts';

import { users } from './users.ts';

export const id = () => text('id').$type<RecordId>().primaryKey().$defaultFn(newRecordId);

/** The owner. Removing the user deletes the row. */
export const ownedBy = () =>
  text('user')
    .$type<UserId>()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/** Epoch milliseconds. */
export const moment = (name: string) => integer(name);

/**
 * The administrator who saved the row on its owner's behalf; null if the owner did. If that administrator is removed, the row stays.
 */
export const savedOnBehalfBy = () =>
  text('saved_on_behalf_by')
    .$type<UserId>()
    .references(() => users.id, { onDelete: 'set null' });

/** See content-hash.ts. The default is only for the migration, which fills the column. */
export const contentHash = () => text('content_hash').notNull().default('');
