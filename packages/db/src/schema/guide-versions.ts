import type { UserId } from '@miraco/contract/fields';
import type { GuideTexts } from '@miraco/domain/guides';
import { virtues } from '@miraco/domain/virtues';
import { sql } from 'drizzle-orm';
import { boolean, id, index, json, moment, table, text, uniqueIndex } from './columns.ts';
import { users } from './users.ts';

/** What was published of each guide, the latest included, drafts that were put aside, and the draft. Ordered by their ids. */
export const guideVersions = table(
  'guide_versions',
  {
    id: id(),
    /** Not the guide: a virtue has a draft before it has a guide. */
    virtue: text('virtue', { enum: virtues }).notNull(),
    date: moment('date').notNull(),
    /** Who saved it; null for the method's own guide, and once they have been removed. */
    author: text('written_by')
      .$type<UserId>()
      .references(() => users.id, { onDelete: 'set null' }),
    /** Null for what was never published: the draft, and drafts that were put aside. */
    publishedAt: moment('published_at'),
    /** The one on which the team works. A virtue has at most one. */
    draft: boolean('draft').notNull().default(false),
    url: text('url').notNull(),
    /** By language. A language added after the row was written is missing. Last, so that lists of versions need not read past it. */
    texts: json('texts').$type<Partial<GuideTexts>>().notNull(),
  },
  (table) => [
    // The versions of a guide, newest first, and the latest published one.
    index('guide_versions_virtue').on(table.virtue, table.id),
    // The drafts, few among many.
    uniqueIndex('guide_versions_draft').on(table.virtue).where(sql`${table.draft}`),
  ],
);
