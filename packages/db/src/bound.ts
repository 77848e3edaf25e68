import { sql } from 'drizzle-orm';

/**
 * A value that a prepared statement is run with. SQLite, as it is built here (SQLITE_ENABLE_STAT4), would otherwise plan the statement
 * anew for each value, which costs several times what running it does: it cannot plan by what a subquery answers.
 */
export const bound = (name: string) => sql`(select ${sql.placeholder(name)})`;

/** The LIMIT of a query that has none, where SQLite takes an OFFSET only after a LIMIT. */
export const unlimited = Number.MAX_SAFE_INTEGER;
