import { people } from '@miraco/domain/entries';
import type { Virtue } from '@miraco/domain/virtues';
import { boolean, contentHash, id, json, moment, table, text, uniqueIndex } from './columns.ts';
import { ownedBy } from './owners.ts';

/** Self-limiting expectations: of someone about the user, or of the user about someone. Spec 1, section 3. */
export const prospects = table(
  'prospects',
  {
    id: id(),
    user: ownedBy(),
    me: boolean('me').notNull(),
    who: text('who', { enum: people }).notNull(),
    prospect: text('prospect').notNull(),
    /** In the order chosen, each with its virtue in the lookup at the time of storing; null for the none option. */
    feelings: json('feelings').$type<{ emotion: string; virtue: Virtue | null }[]>().notNull(),
    conducts: json('conducts').$type<{ behavior: string; virtue: Virtue | null }[]>().notNull(),
    date: moment('date').notNull(),
    contentHash: contentHash(),
  },
  // Reading all entries of a user; finding a duplicate.
  (table) => [uniqueIndex('prospects_content').on(table.user, table.contentHash)],
);
