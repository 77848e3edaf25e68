import { sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { id, moment, ownedBy } from './columns.ts';

/** What signs in, once, in the place of a code. */
export const recoveryCodes = sqliteTable(
  'recovery_codes',
  {
    id: id(),
    user: ownedBy(),
    /** SHA-256 of the code, in hexadecimal. The code itself was shown once. */
    codeHash: text('code_hash').notNull(),
    usedAt: moment('used_at'),
  },
  // Using a code of a user; counting and replacing theirs.
  (table) => [uniqueIndex('recovery_codes_code').on(table.user, table.codeHash)],
);
