import type { RecordId, UserId } from '@miraco/contract/fields';
import { integer, text } from 'drizzle-orm/sqlite-core';
import { newRecordId } from '../new-ids.ts';

import { users } from './users.ts';

/** UUIDv7: unguessable, and its order is the order of creation, so that "newest first" needs no further column. */
export const id = () => text('id').$type<RecordId>().primaryKey().$defaultFn(newRecordId);

/** The owner. Removing the user removes the row: nobody's data outlives its owner. */
export const ownedBy = () =>
  text('user')
    .$type<UserId>()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/** A moment, as epoch milliseconds. */
export const moment = (name: string) => integer(name);

/**
 * The administrator who saved the row on its owner's behalf; null when the owner did. Should that administrator be removed,
 * the row stays with its owner.
 */
export const savedOnBehalfBy = () =>
  text('saved_on_behalf_by')
    .$type<UserId>()
    .references(() => users.id, { onDelete: 'set null' });

/** See content-hash.ts. The default is for the migration alone, which fills it in. */
export const contentHash = () => text('content_hash').notNull().default('');
