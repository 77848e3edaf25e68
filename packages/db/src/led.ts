import { and, type SQL, sql } from 'drizzle-orm';

/** SQLite looks for no index for what is behind a plus. */
const withoutIndex = (condition: SQL) => sql`+(${condition})`;

/**
 * All of these conditions. The first leads to the rows by its index; the others are checked for each of these rows. The database has no
 * statistics: SQLite would take the index of any condition, also of one that most rows meet.
 */
export const led = ([first, ...others]: readonly SQL[]) => and(first, ...others.map(withoutIndex));
