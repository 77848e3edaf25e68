import { sql } from 'drizzle-orm';
import type { Dialect } from '../../engine.ts';
import { fold } from '../../fold.ts';
import { searchedWords, users } from '../../schema/users.ts';

/** The pattern of LIKE for any text with this part. */
const patternOf = (part: string) => `%${part.replaceAll(/[\\%_]/g, '\\$&')}%`;

const contains: Dialect['contains'] = (text, part) => sql`${text} like ${patternOf(part)}`;

export const dialect: Dialect = {
  membersOf: (list) => sql`(select json_array_elements_text(${list}::json))`,
  contains,
  hasKey: (column, key) => sql`${column}::jsonb -> ${sql.raw(`'${key}'`)} is not null`,
  withoutKey: (column, key) => sql`(${column}::jsonb - ${sql.raw(`'${key}'`)})::text`,
  // It has statistics of the table to choose an index by.
  checked: (condition) => condition,
  usersLedBy: (_index, lead) => sql`${users} where ${lead ?? sql`true`}`,
  usersWith: (words, most) => {
    const parts = 'anywhere' in words ? words.anywhere.map(fold) : words.atBeginnings.map((word) => ` ${fold(word)}`);
    const all = sql.join(
      parts.map((part) => contains(searchedWords(users), part)),
      sql` and `,
    );
    return sql`select ${users.id} as id from ${users} where ${all} order by ${users.id} desc limit ${most}`;
  },
};
