import { type ActivityDetail, activityKinds } from '@miraco/contract/activity';
import type { UserId } from '@miraco/contract/fields';
import { index, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { id, moment } from './columns.ts';
import { users } from './users.ts';

/** What administrators changed for users. */
export const activities = sqliteTable(
  'activities',
  {
    id: id(),
    /** Whom it was changed for; null where they were removed, which the entry then tells. */
    user: text('user')
      .$type<UserId>()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Who changed it; null once they have been removed themselves. */
    actor: text('acted_by')
      .$type<UserId>()
      .references(() => users.id, { onDelete: 'set null' }),
    kind: text('kind', { enum: activityKinds }).notNull(),
    detail: text('detail', { mode: 'json' }).$type<ActivityDetail>().notNull(),
    date: moment('date').notNull(),
  },
  (table) => [
    // What was changed for somebody, and what somebody changed, newest first.
    index('activities_user').on(table.user, table.id),
    index('activities_actor').on(table.actor, table.id),
  ],
);
