import type { UserId } from '@miraco/contract/fields';
import type { UserListQuery } from '@miraco/contract/user-list';
import { userSearchCap } from '@miraco/contract/user-list-choices';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Connection, Dialect } from './engine.ts';
import { fold } from './fold.ts';
import { led } from './led.ts';
import { isLongWord, searchedWords, users } from './schema/users.ts';
import { type Filters, type Narrowing, narrowingsOf } from './user-narrowing.ts';
import { rowsOf, type Work } from './work.ts';

interface Found {
  ids: string[];
  /** There may be more. */
  capped: boolean;
}

const nothing: Found = { ids: [], capped: false };

/** A word as it is looked for. A short one is the beginning of a word, between marks: empty if it is nothing but marks. */
const sought = (word: string) => (isLongWord(word) ? word : word.replaceAll(/[\p{P}+]/gu, ''));

/** Matches a word without an index, for the few users that are left: a long one anywhere, a short one at the beginning of a word. */
const matches = ({ contains }: Dialect, word: string) =>
  contains(searchedWords(users), isLongWord(word) ? fold(word) : ` ${fold(word)}`);

/** The number of users to whom a filter leads, counted up to its reach + 1. */
function* countLed(db: Connection, { index, lead, reach }: Narrowing): Work<number> {
  const reached = sql`select 1 from ${db.engine.dialect.usersLedBy(index, lead)} limit ${reach + 1}`;
  const [counted] = yield* rowsOf<{ found: number }>(db, sql`select count(*) as found from (${reached}) as reached`);
  return counted?.found ?? 0;
}

/** The filter that leads to the fewest users, and to how many. */
function* fewest(db: Connection, narrowings: readonly [Narrowing, ...Narrowing[]]) {
  let least: { narrowing: Narrowing; count: number } | undefined;
  for (const narrowing of narrowings) {
    const count = yield* countLed(db, narrowing);
    if (!least || count < least.count) least = { narrowing, count };
  }
  return least;
}

/** The users to whom a filter leads, `userFilterReach` at most, and of these those who meet all conditions, `most` at most. */
export function passing(
  { usersLedBy }: Dialect,
  { index, lead, order, reach, check }: Narrowing,
  conditions: readonly (SQL | undefined)[],
  most: number,
): SQL {
  const passes = and(sql`true`, check, ...conditions);
  const looked = sql`select ${users.id} as id, ${passes} as passes from ${usersLedBy(index, lead)} order by ${order} desc`;
  return sql`select id from (${looked} limit ${reach}) as looked where passes limit ${most}`;
}

function* idsOf(db: Connection, found: SQL): Work<UserId[]> {
  const rows = yield* rowsOf<{ id: UserId }>(db, found);
  return rows.map(({ id }) => id);
}

/** Finds users by filters, and checks the words of a search for each of them. */
function* findByFilters(
  db: Connection,
  narrowings: readonly [Narrowing, ...Narrowing[]],
  conditions: readonly SQL[],
  inCaseload: boolean,
): Work<Found> {
  // A coach has no more clients than are found at most: those are read in any case.
  const best = inCaseload ? { narrowing: narrowings[0], count: 0 } : yield* fewest(db, narrowings);
  const lead = best?.narrowing ?? narrowings[0];
  const checks = narrowings.filter((other) => other !== lead).flatMap((other) => [other.lead, other.check]);
  const ids = yield* idsOf(db, passing(db.engine.dialect, lead, [...checks, ...conditions], userSearchCap));
  return { ids, capped: !inCaseload && (ids.length === userSearchCap || (best?.count ?? 0) > lead.reach) };
}

/** Finds the users whose words match a search, and checks the filters for each of them. */
function* findByWords(
  db: Connection,
  words: readonly string[],
  narrowings: readonly Narrowing[],
  inList: SQL,
): Work<Found> {
  const { dialect } = db.engine;
  const long = words.filter(isLongWord);
  const short = words.filter((word) => !isLongWord(word));
  // Long words find more exactly: short ones are looked up only where there are no others.
  const found = yield* idsOf(
    db,
    dialect.usersWith(long.length > 0 ? { anywhere: long } : { atBeginnings: short }, userSearchCap),
  );
  const checks = narrowings.flatMap(({ lead, check }) => [lead, check]).filter((condition) => condition !== undefined);
  const among = sql`${users.id} in ${dialect.membersOf(sql`${JSON.stringify(found)}`)}`;
  const shortToo = long.length > 0 ? short.map((word) => matches(dialect, word)) : [];
  const all = led(dialect, [among, ...checks, ...shortToo, inList]);
  return {
    ids: yield* idsOf(db, sql`select ${users.id} as id from ${users} where ${all} order by ${users.id} desc`),
    capped: found.length === userSearchCap,
  };
}

/**
 * The ids of the users of a list that match a search and all filters; undefined without any of these. A `caseload` is the coach whose
 * clients alone are searched. A term matches any part of a name, username or address, ignoring case and accents; a term under 3
 * characters matches the beginnings of words. Finds the newest `userSearchCap` at most, and looks at no more than the reach of a
 * filter for it, so that no search blocks other requests.
 */
export function* findUsers(
  db: Connection,
  { search, ...filters }: Filters & Pick<UserListQuery, 'search'>,
  now: number,
  caseload: UserId | undefined,
): Work<Found | undefined> {
  const terms = search.normalize('NFC').split(/\s+/).filter(Boolean).map(sought);
  if (terms.includes('')) return nothing;
  const narrowings = narrowingsOf(filters, now, caseload);
  if (terms.length === 0 && narrowings.length === 0) return undefined;
  const inList = eq(users.list, filters.list);
  const inCaseload = caseload !== undefined || filters.coach !== null;
  const [first, ...others] = narrowings;
  // The index of words would find those of other coaches first.
  if (terms.length > 0 && !inCaseload) return yield* findByWords(db, terms, narrowings, inList);
  if (!first) return undefined;
  const haveWords = terms.map((word) => matches(db.engine.dialect, word));
  return yield* findByFilters(db, [first, ...others], [...haveWords, inList], inCaseload);
}
