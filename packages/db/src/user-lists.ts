import type { UserId } from '@miraco/contract/fields';
import {
  type UserFilter,
  type UserListQuery,
  type UserPageStart,
  type UserSort,
  userFilters,
} from '@miraco/contract/user-list';
import { strengthScale } from '@miraco/domain/ratings';
import { virtues } from '@miraco/domain/virtues';
import { type AnyColumn, and, asc, desc, gt, lt, type SQL, sql } from 'drizzle-orm';
import { bound } from './bound.ts';
import type { Connection } from './connection.ts';
import { rowReader } from './row-reader.ts';
import { userTotals } from './schema/user-totals.ts';
import { userVirtues } from './schema/user-virtues.ts';
import { lastLoginKey, users } from './schema/users.ts';
import { selectUsers, userColumns, userDecoders } from './user-rows.ts';
import { countFiltered, findUsers } from './user-search.ts';

/** Each with an index over it and the id. */
const keys: Record<UserSort, SQL | AnyColumn> = {
  created: users.id,
  name: users.nameKey,
  username: users.usernameKey,
  phase: users.activeTest,
  wellness: users.wellnessRank,
  lastLogin: lastLoginKey(users.lastLogin),
};

interface Place {
  key: string | number;
  id: UserId;
}

interface Asked extends UserListQuery {
  size: number;
  page?: UserPageStart | undefined;
}

/** Where a part of a list begins: at its end, among those with the same key as a place, or beyond them. */
type Part = 'end' | 'alike' | 'beyond';

/** Reads parts of lists, each by a statement that is prepared when it is first needed. */
function createReader(db: Connection) {
  const prepare = (sort: UserSort, descending: boolean, part: Part, isSearch: boolean) => {
    const key = keys[sort];
    const order = descending ? desc : asc;
    const beyond = descending ? lt : gt;
    const at = { key: bound('key'), id: bound('id') };
    const conditions = {
      end: undefined,
      alike: and(sql`${key} = ${at.key}`, beyond(users.id, at.id)),
      beyond: descending ? sql`${key} < ${at.key}` : sql`${key} > ${at.key}`,
    };
    // Those alike have one key: ordered by it too, SQLite would sort them all where the key is an expression.
    const orders = part === 'alike' ? [order(users.id)] : [order(key), order(users.id)];
    const among = sql`${users.id} in (select value from json_each(${bound('found')}))`;
    return db
      .select({ key: sql<string | number>`${key}`, id: users.id })
      .from(users)
      .where(and(isSearch ? among : undefined, conditions[part]))
      .orderBy(...orders)
      .limit(sql.placeholder('limit'))
      .prepare();
  };
  const prepared = new Map<string, ReturnType<typeof prepare>>();
  return (...kind: Parameters<typeof prepare>) => {
    const name = kind.join();
    const statement = prepared.get(name) ?? prepare(...kind);
    prepared.set(name, statement);
    return statement;
  };
}

/** The users of a list in its order, or backwards, beginning beside a place. */
function walk(
  reader: ReturnType<typeof createReader>,
  { sort, direction }: UserListQuery,
  found: readonly string[] | undefined,
  { from, backwards, limit }: { from: Place | undefined; backwards: boolean; limit: number },
): Place[] {
  const descending = (direction === 'desc') !== backwards;
  const read = (part: Part, most: number) =>
    reader(sort, descending, part, found !== undefined).all({
      ...from,
      limit: most,
      ...(found ? { found: JSON.stringify(found) } : {}),
    });
  if (!from) return read('end', limit);
  // In two steps, each of which the index leads straight to: it cannot be made to for pairs of an expression and an id.
  const alike = read('alike', limit);
  const further = limit - alike.length;
  return further > 0 ? [...alike, ...read('beyond', further)] : alike;
}

/** Reads users of a page by their ids, in that order. */
function createRows(db: Connection) {
  const named = sql`(select value from json_each(${bound('ids')}))`;
  const usersNamed = rowReader(
    userColumns,
    selectUsers(db).where(sql`${users.id} in ${named}`).prepare(),
    userDecoders,
  );
  const rating = { user: userVirtues.user, virtue: userVirtues.virtue, strength: userVirtues.strength };
  const findRatings = rowReader(
    rating,
    db.select(rating).from(userVirtues).where(sql`${userVirtues.user} in ${named}`).prepare(),
  );

  /** The strengths of users as 23 digits in the order of the method, 0 where a virtue is not rated: what a rosette draws. */
  const petalsOf = (ids: readonly string[]): Map<string, string> => {
    const petals = new Map(ids.map((id) => [id, virtues.map(() => 0)]));
    for (const { user, virtue, strength } of findRatings({ ids: JSON.stringify(ids) }))
      petals.get(user)?.splice(virtues.indexOf(virtue), 1, strengthScale[strength]);
    return new Map([...petals].map(([id, values]) => [id, values.join('')]));
  };

  return (places: readonly Place[]) => {
    const ids = places.map(({ id }) => id);
    const petals = petalsOf(ids);
    const rows = new Map(usersNamed({ ids: JSON.stringify(ids) }).map((user) => [user.id, user]));
    return ids.flatMap((id) => {
      const user = rows.get(id);
      return user ? [{ ...user, petals: petals.get(id) ?? '' }] : [];
    });
  };
}

interface Walked {
  places: readonly Place[];
  /** Whether there are others beyond, in the direction that was walked in. */
  more: boolean;
  page: UserPageStart | undefined;
  total: number;
}

/** How many users come before the page, as far as that is known. */
function passedBefore({ places, page, total }: Walked): number {
  if (!page) return 0;
  if (page.toward === 'last') return total - places.length;
  return page.toward === 'previous' ? page.passed - places.length : page.passed;
}

/** Where the pages around this one begin; null where there is none. */
function pagesAround(walked: Walked) {
  const { places, more, page } = walked;
  const backwards = page?.toward === 'previous' || page?.toward === 'last';
  const isFirst = backwards ? !more : !page;
  const isLast = page?.toward === 'last' || (!backwards && !more);
  const passed = isFirst ? 0 : Math.max(0, passedBefore(walked));
  const beside = (place: Place | undefined, toward: 'next' | 'previous', before: number): UserPageStart | null =>
    place ? { toward, ...place, passed: before } : null;
  return {
    passed,
    previous: isFirst ? null : beside(places[0], 'previous', passed),
    next: isLast ? null : beside(places.at(-1), 'next', passed + places.length),
    last: isLast ? null : ({ toward: 'last' } as const),
  };
}

/** The lists of users that administrators walk through. A page costs the same wherever it is and however many users there are. */
export function userListsRepository(db: Connection) {
  const reader = createReader(db);
  const rowsOf = createRows(db);
  const everybody = db.select({ users: userTotals.users }).from(userTotals).prepare();
  const totalOf = (found: readonly string[] | undefined) => found?.length ?? everybody.get()?.users ?? 0;

  return {
    /** A page of a list, and where the pages around it begin. */
    page: async ({ size, page, ...query }: Asked, now: number) => {
      const found = findUsers(db, query, now);
      const total = totalOf(found?.ids);
      const backwards = page?.toward === 'previous' || page?.toward === 'last';
      const from = page && page.toward !== 'last' ? page : undefined;
      // The last page has what is left over, so that pages begin where walking from the first would make them begin.
      const length = page?.toward === 'last' ? total % size || size : size;
      const walked = walk(reader, query, found?.ids, { from, backwards, limit: length + 1 });
      const places = walked.slice(0, length);
      if (backwards) places.reverse();
      return {
        users: rowsOf(places),
        total,
        /** Not all users were looked at: only the newest `userSearchCap` that the search finds. */
        capped: found?.capped ?? false,
        ...pagesAround({ places, more: walked.length > length, page, total }),
      };
    },

    /** The ids of the users before and after one in the order of a list; null at its ends. */
    neighbours: async (query: UserListQuery & { id: UserId }, now: number) => {
      const found = findUsers(db, query, now)?.ids;
      const [place] = db.all<Place>(
        sql`select ${keys[query.sort]} as "key", ${users.id} as "id" from ${users} where ${users.id} = ${query.id}`,
      );
      if (!place) return { previous: null, next: null };
      const beside = (backwards: boolean) =>
        walk(reader, query, found, { from: place, backwards, limit: 1 })[0]?.id ?? null;
      return { previous: beside(true), next: beside(false) };
    },

    /** How many clients each filter finds; one more than `userSearchCap` stands for any number beyond it. */
    attention: async (now: number) =>
      Object.fromEntries(userFilters.map((filter) => [filter, countFiltered(db, filter, now)])) as Record<
        UserFilter,
        number
      >,
  };
}
