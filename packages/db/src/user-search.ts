import type { UserId } from '@miraco/contract/fields';
import { silentAfter, type UserFilter, type UserListQuery, userSearchCap } from '@miraco/contract/user-list';
import { administratorTests } from '@miraco/domain/access';
import { type SQL, sql } from 'drizzle-orm';
import type { Connection } from './connection.ts';
import { fold } from './fold.ts';
import { accessProfiles } from './schema/access-profiles.ts';
import { deletionRequests } from './schema/deletion-requests.ts';
import { isInCrisis, users } from './schema/users.ts';

/** A literal full-text phrase, with any characters. */
const phrase = (term: string) => `"${term.replaceAll('"', '""')}"`;

/** The trigram index finds nothing shorter. */
const shortestTerm = 3;

function filterCondition(filter: UserFilter, now: number): SQL {
  if (filter === 'crisis') return isInCrisis(users.crisisBlocks);
  if (filter === 'waiting') return sql`${users.conscienceComplete} = 1 and ${users.activeTest} = 1`;
  if (filter === 'leaving') return sql`${users.id} in (select ${deletionRequests.user} from ${deletionRequests})`;
  return sql`${users.lastActive} < ${now - silentAfter}`;
}

/** Only clients who can sign in need attention. */
export const isClient = sql`${users.disabled} = 0 and ${users.access} not in
  (select ${accessProfiles.id} from ${accessProfiles} where ${accessProfiles.tests} = ${administratorTests})`;

/** Matches the beginning of a word without an index, for the few users that are left. */
const beginsWord = (term: string) =>
  sql`instr(' ' || ${users.nameKey} || ' ' || ${users.usernameKey} || ' ' || lower(${users.email}), ${` ${fold(term)}`}) > 0`;

/**
 * The ids of the users that match a search and a filter; undefined without either. A term matches any part of a name, username or
 * address, ignoring case and accents; a term under 3 characters matches the beginnings of words. Reads the newest `userSearchCap`
 * matches at most, so that no search blocks other requests.
 */
export function findUsers(
  db: Connection,
  { search, filter }: Pick<UserListQuery, 'search' | 'filter'>,
  now: number,
): { ids: string[]; capped: boolean } | undefined {
  const terms = search.normalize('NFC').split(/\s+/).filter(Boolean);
  if (terms.length === 0 && !filter) return undefined;
  const long = terms.filter((term) => [...term].length >= shortestTerm);
  const short = terms.filter((term) => !long.includes(term));

  const conditions: SQL[] = [];
  if (filter) conditions.push(sql`${filterCondition(filter, now)} and ${isClient}`);
  if (long.length > 0) conditions.push(...short.map(beginsWord));

  const index = long.length > 0 ? sql`user_trigrams` : sql`user_prefixes`;
  const query = long.length > 0 ? long.map(phrase) : short.map((term) => `${phrase(term)} *`);
  const order = filter === 'silent' ? users.lastActive : users.id;
  const candidates =
    terms.length > 0
      ? sql`select user as id from user_numbers where number in
          (select rowid from ${index} where ${index} match ${query.join(' AND ')} order by rowid desc limit ${userSearchCap})`
      : sql`select ${users.id} as id from ${users} where ${sql.join(conditions, sql` and `)}
          order by ${order} desc limit ${userSearchCap}`;
  const found = db.all<{ id: UserId }>(candidates).map(({ id }) => id);
  const capped = found.length === userSearchCap;
  if (terms.length === 0 || conditions.length === 0) return { ids: found, capped };

  const left = db.all<{ id: UserId }>(
    sql`select ${users.id} as id from ${users} where ${users.id} in (select value from json_each(${JSON.stringify(found)}))
      and ${sql.join(conditions, sql` and `)}`,
  );
  return { ids: left.map(({ id }) => id), capped };
}

/** The number of clients that a filter finds, counted up to `userSearchCap` + 1: the index is read no further. */
export function countFiltered(db: Connection, filter: UserFilter, now: number): number {
  const found = sql`select 1 from ${users} where ${filterCondition(filter, now)} and ${isClient} limit ${userSearchCap + 1}`;
  return db.get<{ found: number }>(sql`select count(*) as found from (${found})`)?.found ?? 0;
}
