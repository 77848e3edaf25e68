import { id, moment, table, text, uniqueIndex } from './columns.ts';
import { ownedBy } from './owners.ts';

/** Each signs in once, in place of a code of the authenticator app. */
export const recoveryCodes = table(
  'recovery_codes',
  {
    id: id(),
    user: ownedBy(),
    /** SHA-256 of the code, in hexadecimal. The code itself is shown once and not stored. */
    codeHash: text('code_hash').notNull(),
    usedAt: moment('used_at'),
  },
  // Using a code of a user; counting and replacing theirs.
  (table) => [uniqueIndex('recovery_codes_code').on(table.user, table.codeHash)],
);
