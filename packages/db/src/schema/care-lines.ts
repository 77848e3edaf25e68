import { careSources } from '@miraco/domain/care';
import { index, moment, primaryKey, table, text } from './columns.ts';
import { ownedBy } from './owners.ts';

/**
 * When an expectation, a habit or an evaluation of a user last had signs that are marked `care`. Only the date: the words stay in the entry.
 * Removing the entry keeps the line.
 */
export const careLines = table(
  'care_lines',
  {
    user: ownedBy(),
    source: text('source', { enum: careSources }).notNull(),
    date: moment('date').notNull(),
  },
  // One row for each source; reading the newest.
  (table) => [primaryKey({ columns: [table.user, table.source] }), index('care_lines_date').on(table.date)],
);
