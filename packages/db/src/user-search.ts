import type { UserId } from '@miraco/contract/fields';
import { silentAfter, type UserFilter, type UserListQuery, userSearchCap } from '@miraco/contract/user-list';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Connection } from './connection.ts';
import { fold } from './fold.ts';
import { led } from './led.ts';
import { deletionRequests } from './schema/deletion-requests.ts';
import { isInCrisis, lastLoginKey, users } from './schema/users.ts';

/** A literal full-text phrase, with any characters. */
const phrase = (term: string) => `"${term.replaceAll('"', '""')}"`;

/** The trigram index finds nothing shorter. */
const shortestTerm = 3;

const isLong = (term: string) => [...term].length >= shortestTerm;

function filterCondition(filter: UserFilter, now: number): SQL {
  if (filter === 'crisis') return isInCrisis(users.crisisBlocks);
  if (filter === 'waiting') return sql`${users.conscienceComplete} = 1 and ${users.activeTest} = 1`;
  if (filter === 'uncoached') return sql`${users.coach} is null`;
  if (filter === 'neverSignedIn') return sql`${lastLoginKey(users.lastLogin)} = 0`;
  if (filter === 'leaving') return sql`${users.id} in (select ${deletionRequests.user} from ${deletionRequests})`;
  return sql`${users.lastActive} < ${now - silentAfter}`;
}

/** Only clients who can sign in need attention. */
export const isClient = and(eq(users.disabled, false), eq(users.list, 'clients'));

const words = sql`' ' || ${users.nameKey} || ' ' || ${users.usernameKey} || ' ' || lower(${users.email})`;

/** Matches a term without an index, for the few users that are left: a long one anywhere, a short one at the beginning of a word. */
const matches = (term: string) => sql`instr(${words}, ${isLong(term) ? fold(term) : ` ${fold(term)}`}) > 0`;

export type Narrowing = Pick<UserListQuery, 'list' | 'search' | 'filter' | 'coach' | 'group'>;

/** Everything but the search, what finds the fewest first: a caseload has 1,000 clients at most. */
function conditionsOf(
  { filter, coach, group }: Omit<Narrowing, 'list' | 'search'>,
  now: number,
  caseload: UserId | undefined,
) {
  return [
    caseload === undefined ? undefined : eq(users.coach, caseload),
    coach === null ? undefined : eq(users.coach, coach),
    group === null ? undefined : eq(users.group, group),
    filter ? filterCondition(filter, now) : undefined,
    filter ? isClient : undefined,
  ].filter((condition) => condition !== undefined);
}

/**
 * The ids of the users of a list that match a search, a filter, a coach and a group; undefined without any of these. A `caseload` is the coach
 * whose clients alone are searched. A term matches any part of a name, username or address, ignoring case and accents; a term under 3
 * characters matches the beginnings of words. Reads the newest `userSearchCap` matches at most, so that no search blocks other
 * requests.
 */
export function findUsers(
  db: Connection,
  { list, search, ...narrowing }: Narrowing,
  now: number,
  caseload: UserId | undefined,
): { ids: string[]; capped: boolean } | undefined {
  const terms = search.normalize('NFC').split(/\s+/).filter(Boolean);
  const conditions = conditionsOf(narrowing, now, caseload);
  if (terms.length === 0 && conditions.length === 0) return undefined;
  const inList = eq(users.list, list);
  const order = narrowing.filter === 'silent' ? users.lastActive : users.id;
  const newest = (all: SQL | undefined) =>
    db.all<{ id: UserId }>(
      sql`select ${users.id} as id from ${users} where ${all} order by ${order} desc limit ${userSearchCap}`,
    );

  // A coach has no more clients than are found at most: a search reads all of them, and the index of words would find others' first.
  if (caseload !== undefined || narrowing.coach !== null) {
    return { ids: newest(led([...conditions, ...terms.map(matches), inList])).map(({ id }) => id), capped: false };
  }
  if (terms.length === 0) {
    const ids = newest(led([...conditions, inList])).map(({ id }) => id);
    return { ids, capped: ids.length === userSearchCap };
  }

  const long = terms.filter(isLong);
  const short = terms.filter((term) => !isLong(term));
  const index = long.length > 0 ? sql`user_trigrams` : sql`user_prefixes`;
  const query = long.length > 0 ? long.map(phrase) : short.map((term) => `${phrase(term)} *`);
  const found = db
    .all<{ id: UserId }>(
      sql`select user as id from user_numbers where number in
          (select rowid from ${index} where ${index} match ${query.join(' AND ')} order by rowid desc limit ${userSearchCap})`,
    )
    .map(({ id }) => id);
  const capped = found.length === userSearchCap;
  const left = [...conditions, ...(long.length > 0 ? short.map(matches) : []), inList];
  const among = sql`${users.id} in (select value from json_each(${JSON.stringify(found)}))`;
  return { ids: newest(led([among, ...left])).map(({ id }) => id), capped };
}

/** The number of clients that a filter finds, counted up to `userSearchCap` + 1: the index is read no further. */
export function countFiltered(db: Connection, filter: UserFilter, now: number, caseload: UserId | undefined): number {
  const conditions = conditionsOf({ filter, coach: null, group: null }, now, caseload);
  const found = sql`select 1 from ${users} where ${led(conditions)} limit ${userSearchCap + 1}`;
  return db.get<{ found: number }>(sql`select count(*) as found from (${found})`)?.found ?? 0;
}
