import { moment, table, text, whole } from './columns.ts';
import { ownedBy } from './owners.ts';

/** The secret of a user's authenticator app. Sign-in asks for codes only once it is confirmed. */
export const secondFactors = table('second_factors', {
  user: ownedBy().primaryKey(),
  /** Encrypted with a key that is not in the database. */
  secret: text('secret').notNull(),
  /** When the first valid code was entered; null until then. */
  confirmedAt: moment('confirmed_at'),
  /** The last used code's number of 30-second steps since 1970. Codes up to this step are refused. */
  lastStep: whole('last_step').notNull().default(0),
  /** Wrong codes in a row, and when the last one was entered: the wait before the next try grows. */
  failures: whole('failures').notNull().default(0),
  failedAt: moment('failed_at'),
});
