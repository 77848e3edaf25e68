import type { UserId } from '@miraco/contract/fields';
import { type UserListQuery, userSearchCap } from '@miraco/contract/user-list';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Connection } from './connection.ts';
import { fold } from './fold.ts';
import { led } from './led.ts';
import { users } from './schema/users.ts';
import { type Filters, type Narrowing, narrowingsOf } from './user-narrowing.ts';

/** A literal full-text phrase, with any characters. */
const phrase = (term: string) => `"${term.replaceAll('"', '""')}"`;

/** The trigram index finds nothing shorter. */
const shortestTerm = 3;

const isLong = (term: string) => [...term].length >= shortestTerm;

const words = sql`' ' || ${users.nameKey} || ' ' || ${users.usernameKey} || ' ' || lower(${users.email})`;

/** Matches a term without an index, for the few users that are left: a long one anywhere, a short one at the beginning of a word. */
const matches = (term: string) => sql`instr(${words}, ${isLong(term) ? fold(term) : ` ${fold(term)}`}) > 0`;

interface Found {
  ids: string[];
  /** There may be more. */
  capped: boolean;
}

const ledBy = ({ index, lead }: Narrowing) => sql`${users} indexed by ${sql.raw(index)} where ${lead}`;

/** The number of users to whom a filter leads, counted up to its reach + 1. */
function countLed(db: Connection, narrowing: Narrowing): number {
  const some = sql`select 1 from ${ledBy(narrowing)} limit ${narrowing.reach + 1}`;
  return db.get<{ found: number }>(sql`select count(*) as found from (${some})`)?.found ?? 0;
}

/** The filter that leads to the fewest users, and to how many. */
function fewest(db: Connection, narrowings: readonly [Narrowing, ...Narrowing[]]) {
  const [first, ...others] = narrowings.map((narrowing) => ({ narrowing, count: countLed(db, narrowing) }));
  return others.reduce((least, other) => (least && other.count < least.count ? other : least), first);
}

/** The users to whom a filter leads, `userFilterReach` at most, and of these those who meet all conditions, `most` at most. */
export function passing(narrowing: Narrowing, conditions: readonly (SQL | undefined)[], most: number): SQL {
  const passes = and(sql`true`, narrowing.check, ...conditions);
  const looked = sql`select ${users.id} as id, ${passes} as passes from ${ledBy(narrowing)} order by ${narrowing.order} desc`;
  return sql`select id from (${looked} limit ${narrowing.reach}) where passes limit ${most}`;
}

const idsOf = (db: Connection, found: SQL) => db.all<{ id: UserId }>(found).map(({ id }) => id);

/** Finds users by filters, and checks the words of a search for each of them. */
function findByFilters(
  db: Connection,
  narrowings: readonly [Narrowing, ...Narrowing[]],
  conditions: readonly SQL[],
  inCaseload: boolean,
): Found {
  // A coach has no more clients than are found at most: those are read in any case.
  const best = inCaseload ? { narrowing: narrowings[0], count: 0 } : fewest(db, narrowings);
  const lead = best?.narrowing ?? narrowings[0];
  const checks = narrowings.filter((other) => other !== lead).flatMap((other) => [other.lead, other.check]);
  const ids = idsOf(db, passing(lead, [...checks, ...conditions], userSearchCap));
  return { ids, capped: !inCaseload && (ids.length === userSearchCap || (best?.count ?? 0) > lead.reach) };
}

/** Finds the users whose words match a search, and checks the filters for each of them. */
function findByWords(db: Connection, terms: readonly string[], narrowings: readonly Narrowing[], inList: SQL): Found {
  const long = terms.filter(isLong);
  const short = terms.filter((term) => !isLong(term));
  const index = long.length > 0 ? sql`user_trigrams` : sql`user_prefixes`;
  const query = long.length > 0 ? long.map(phrase) : short.map((term) => `${phrase(term)} *`);
  const found = idsOf(
    db,
    sql`select user as id from user_numbers where number in
      (select rowid from ${index} where ${index} match ${query.join(' AND ')} order by rowid desc limit ${userSearchCap})`,
  );
  const checks = narrowings.flatMap(({ lead, check }) => [lead, check]).filter((condition) => condition !== undefined);
  const among = sql`${users.id} in (select value from json_each(${JSON.stringify(found)}))`;
  const all = led([among, ...checks, ...(long.length > 0 ? short.map(matches) : []), inList]);
  return {
    ids: idsOf(db, sql`select ${users.id} as id from ${users} where ${all} order by ${users.id} desc`),
    capped: found.length === userSearchCap,
  };
}

/**
 * The ids of the users of a list that match a search and all filters; undefined without any of these. A `caseload` is the coach whose
 * clients alone are searched. A term matches any part of a name, username or address, ignoring case and accents; a term under 3
 * characters matches the beginnings of words. Finds the newest `userSearchCap` at most, and looks at no more than the reach of a
 * filter for it, so that no search blocks other requests.
 */
export function findUsers(
  db: Connection,
  { search, ...filters }: Filters & Pick<UserListQuery, 'search'>,
  now: number,
  caseload: UserId | undefined,
): Found | undefined {
  const terms = search.normalize('NFC').split(/\s+/).filter(Boolean);
  const narrowings = narrowingsOf(filters, now, caseload);
  const inList = eq(users.list, filters.list);
  const inCaseload = caseload !== undefined || filters.coach !== null;
  const [first, ...others] = narrowings;
  // The index of words would find those of other coaches first.
  if (terms.length > 0 && !inCaseload) return findByWords(db, terms, narrowings, inList);
  return first && findByFilters(db, [first, ...others], [...terms.map(matches), inList], inCaseload);
}
