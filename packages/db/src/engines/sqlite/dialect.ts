import { sql } from 'drizzle-orm';
import { SQLiteSyncDialect } from 'drizzle-orm/sqlite-core';
import { Bound } from '../../bound.ts';
import type { Dialect } from '../../engine.ts';
import { users } from '../../schema/users.ts';

/**
 * This build of SQLite (SQLITE_ENABLE_STAT4) plans a statement again for each value of a bare parameter, which costs several times as
 * much as running it. It cannot do so for the result of a subquery.
 */
export class SqliteDialect extends SQLiteSyncDialect {
  override escapeParam = (_number: number, parameter?: unknown) => (parameter instanceof Bound ? '(select ?)' : '?');
}

/** A literal full-text phrase, with any characters. */
const phrase = (word: string) => `"${word.replaceAll('"', '""')}"`;

export const dialect: Dialect = {
  membersOf: (list) => sql`(select value from json_each(${list}))`,
  contains: (text, part) => sql`instr(${text}, ${part}) > 0`,
  hasKey: (column, key) => sql`json_type(${column}, ${sql.raw(`'$.${key}'`)}) is not null`,
  withoutKey: (column, key) => sql`json_remove(${column}, ${sql.raw(`'$.${key}'`)})`,
  // SQLite looks for no index for what is behind a plus. It has no statistics: it would take the index of any condition.
  checked: (condition) => sql`+(${condition})`,
  usersLedBy: (index, lead) => sql`${users} indexed by ${sql.raw(index)} where ${lead}`,
  usersWith: (words, most) => {
    const [index, phrases] =
      'anywhere' in words
        ? [sql`user_trigrams`, words.anywhere.map(phrase)]
        : [sql`user_prefixes`, words.atBeginnings.map((word) => `${phrase(word)} *`)];
    const rows = sql`select rowid from ${index} where ${index} match ${phrases.join(' AND ')} order by rowid desc limit ${most}`;
    return sql`select user as id from user_numbers where number in (${rows})`;
  },
};
