import { sql } from 'drizzle-orm';

/**
 * A parameter of a prepared statement. This build of SQLite (SQLITE_ENABLE_STAT4) plans a statement again for each value of a bare
 * parameter, which costs several times as much as running it. It cannot do so for the result of a subquery.
 */
export const bound = (name: string) => sql`(select ${sql.placeholder(name)})`;

/** SQLite accepts an OFFSET only after a LIMIT: this one limits nothing. */
export const unlimited = Number.MAX_SAFE_INTEGER;
