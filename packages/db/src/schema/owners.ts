import type { UserId } from '@miraco/contract/fields';
import { text } from './columns.ts';
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
