import type { RecordId, UserId } from '@miraco/contract/fields';
import { isNotNull, not } from 'drizzle-orm';
import { boolean, id, index, moment, table, text } from './columns.ts';
import { guides } from './guides.ts';
import { ownedBy } from './owners.ts';
import { users } from './users.ts';

export const guideComments = table(
  'guide_comments',
  {
    id: id(),
    guide: text('guide')
      .$type<RecordId>()
      .notNull()
      .references(() => guides.id, { onDelete: 'cascade' }),
    user: ownedBy(),
    comment: text('comment').notNull(),
    approved: boolean('approved').notNull().default(false),
    date: moment('date').notNull(),
    /** What the team answers; null without an answer. */
    answer: text('answer'),
    answerer: text('answered_by')
      .$type<UserId>()
      .references(() => users.id, { onDelete: 'set null' }),
    answeredAt: moment('answered_at'),
  },
  (table) => [
    // The approved comments of a guide, and all of them.
    index('guide_comments_guide').on(table.guide, table.approved),
    // Counting a user's pending comments on a guide; removing all of a user.
    index('guide_comments_user').on(table.user, table.guide, table.approved),
    // The dashboard counts pending comments, few among many.
    index('guide_comments_pending').on(table.date).where(not(table.approved)),
    // Removing who answered.
    index('guide_comments_answerer').on(table.answerer).where(isNotNull(table.answerer)),
  ],
);
