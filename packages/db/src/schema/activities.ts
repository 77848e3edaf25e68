import { type ActivityDetail, activityKinds } from '@miraco/contract/activity';
import type { UserId } from '@miraco/contract/fields';
import { id, index, json, moment, table, text } from './columns.ts';
import { users } from './users.ts';

/** The log of administrators' changes for users. */
export const activities = table(
  'activities',
  {
    id: id(),
    /** The user that it was changed for; null for the removal of a user. */
    user: text('user')
      .$type<UserId>()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The administrator who changed it; null once they have been removed. */
    actor: text('acted_by')
      .$type<UserId>()
      .references(() => users.id, { onDelete: 'set null' }),
    kind: text('kind', { enum: activityKinds }).notNull(),
    detail: json('detail').$type<ActivityDetail>().notNull(),
    date: moment('date').notNull(),
  },
  (table) => [
    // Changes for a user, and changes by a user, newest first.
    index('activities_user').on(table.user, table.id),
    index('activities_actor').on(table.actor, table.id),
  ],
);
