import type { UserId } from '@miraco/contract/fields';
import type { UserListQuery, UserPageStart } from '@miraco/contract/user-list';
import type { SortDirection, UserSort } from '@miraco/contract/user-list-choices';
import { type AnyColumn, and, asc, desc, eq, gt, lt, type SQL, sql } from 'drizzle-orm';
import { bound } from './bound.ts';
import { type Connection, read } from './engine.ts';
import { createListRows } from './list-rows.ts';
import { rowReader } from './row-reader.ts';
import { userTotals } from './schema/user-totals.ts';
import { lastLoginKey, lowWellnessKey, users } from './schema/users.ts';
import { findUsers } from './user-search.ts';
import { many, one, rowsOf, type Work } from './work.ts';

/** Each has an index on the list, the key and the id. */
const keys: Record<UserSort, SQL | AnyColumn> = {
  created: users.id,
  name: users.nameKey,
  username: users.usernameKey,
  phase: users.activeTest,
  wellness: users.wellnessRank,
  lastLogin: lastLoginKey(users.lastLogin),
};

/** Users without a test come last in both directions. */
const keyOf = (sort: UserSort, direction: SortDirection) =>
  sort === 'wellness' && direction === 'asc' ? lowWellnessKey(users.wellnessRank) : keys[sort];

interface Cursor {
  key: string | number;
  id: UserId;
}

interface PageRequest extends UserListQuery {
  size: number;
  page?: UserPageStart | undefined;
}

/** Relative to a cursor: the users with its key, those after them, or, without a cursor, all. */
type KeyRange = 'all' | 'sameKey' | 'after';

/** Reads ranges of lists. Prepares a statement when it is first needed. */
function createReader(db: Connection) {
  const inList = eq(users.list, bound('list'));
  const prepare = (
    sort: UserSort,
    direction: SortDirection,
    backwards: boolean,
    range: KeyRange,
    isSearch: boolean,
  ) => {
    const key = keyOf(sort, direction);
    const descending = (direction === 'desc') !== backwards;
    const order = descending ? desc : asc;
    const comesAfter = descending ? lt : gt;
    const at = { key: bound('key'), id: bound('id') };
    const conditions = {
      all: undefined,
      sameKey: and(sql`${key} = ${at.key}`, comesAfter(users.id, at.id)),
      after: descending ? sql`${key} < ${at.key}` : sql`${key} > ${at.key}`,
    };
    // Within one key, ordering by the key too would make SQLite sort all of them if the key is an expression, and so would ordering by the id twice.
    const orders = range === 'sameKey' || sort === 'created' ? [order(users.id)] : [order(key), order(users.id)];
    const among = sql`${users.id} in ${db.engine.dialect.membersOf(bound('found'))}`;
    const cursor = { key: sql<string | number>`${key}`, id: users.id };
    const select = db
      .select(cursor)
      .from(users)
      // Those who are found are of the list already.
      .where(and(isSearch ? among : inList, conditions[range]))
      .orderBy(...orders)
      .limit(sql.placeholder('limit'));
    return rowReader(cursor, select.prepare());
  };
  const prepared = new Map<string, ReturnType<typeof prepare>>();
  return (...kind: Parameters<typeof prepare>) => {
    const name = kind.join();
    const statement = prepared.get(name) ?? prepare(...kind);
    prepared.set(name, statement);
    return statement;
  };
}

/** The users after a cursor in the order of a list, or backwards. */
function* readCursors(
  reader: ReturnType<typeof createReader>,
  { list, sort, direction }: UserListQuery,
  found: readonly string[] | undefined,
  { from, backwards, limit }: { from: Cursor | undefined; backwards: boolean; limit: number },
): Work<Cursor[]> {
  const readRange = (range: KeyRange, most: number) =>
    many(reader(sort, direction, backwards, range, found !== undefined), {
      ...from,
      limit: most,
      ...(found ? { found: JSON.stringify(found) } : { list }),
    });
  if (!from) return yield* readRange('all', limit);
  // In two steps that each use the index: SQLite does not use it for a row value of an expression and an id.
  const sameKey = yield* readRange('sameKey', limit);
  const left = limit - sameKey.length;
  return left > 0 ? [...sameKey, ...(yield* readRange('after', left))] : sameKey;
}

interface PageRead {
  cursors: readonly Cursor[];
  /** Whether more users follow, in the direction of reading. */
  more: boolean;
  page: UserPageStart | undefined;
  total: number;
}

/** The number of users before the page, as far as it is known. */
function passedBefore({ cursors, page, total }: PageRead): number {
  if (!page) return 0;
  if (page.toward === 'last') return total - cursors.length;
  return page.toward === 'previous' ? page.passed - cursors.length : page.passed;
}

/** Where the neighbouring pages and the last one begin; null if there is none. */
function pagesAround(read: PageRead) {
  const { cursors, more, page } = read;
  const backwards = page?.toward === 'previous' || page?.toward === 'last';
  const isFirst = backwards ? !more : !page;
  const isLast = page?.toward === 'last' || (!backwards && !more);
  const passed = isFirst ? 0 : Math.max(0, passedBefore(read));
  const startAt = (cursor: Cursor | undefined, toward: 'next' | 'previous', before: number): UserPageStart | null =>
    cursor ? { toward, ...cursor, passed: before } : null;
  return {
    passed,
    previous: isFirst ? null : startAt(cursors[0], 'previous', passed),
    next: isLast ? null : startAt(cursors.at(-1), 'next', passed + cursors.length),
    last: isLast ? null : ({ toward: 'last' } as const),
  };
}

/** The list of users: for administrators all, for coaches their clients (`caseload`). A page costs the same wherever it is and however many users there are. */
export function userListsRepository(db: Connection) {
  const reader = createReader(db);
  const listed = createListRows(db);
  const totals = db
    .select({ users: userTotals.users })
    .from(userTotals)
    .where(eq(userTotals.list, bound('list')))
    .prepare();

  return {
    /** A page of a list, and where its neighbours begin. */
    page: ({ size, page, ...query }: PageRequest, now: number, caseload?: UserId) =>
      read(db, function* () {
        const found = yield* findUsers(db, query, now, caseload);
        const total = found?.ids.length ?? (yield* one(totals, { list: query.list }))?.users ?? 0;
        const backwards = page?.toward === 'previous' || page?.toward === 'last';
        const from = page && page.toward !== 'last' ? page : undefined;
        // The last page has the remainder, so that pages begin at the same users from both ends.
        const length = page?.toward === 'last' ? total % size || size : size;
        const ahead = yield* readCursors(reader, query, found?.ids, { from, backwards, limit: length + 1 });
        const cursors = ahead.slice(0, length);
        if (backwards) cursors.reverse();
        return {
          users: yield* listed(cursors.map(({ id }) => id)),
          total,
          /** Whether the search stopped at the newest `userSearchCap` matches. */
          capped: found?.capped ?? false,
          ...pagesAround({ cursors, more: ahead.length > length, page, total }),
        };
      }),

    /** The ids of the users before and after a user in the order of a list; null at its ends. */
    neighbours: (query: UserListQuery & { id: UserId }, now: number, caseload?: UserId) =>
      read(db, function* () {
        const found = yield* findUsers(db, query, now, caseload);
        const [cursor] = yield* rowsOf<Cursor>(
          db,
          sql`select ${keyOf(query.sort, query.direction)} as "key", ${users.id} as "id" from ${users} where ${users.id} = ${query.id}`,
        );
        if (!cursor) return { previous: null, next: null };
        const around = { from: cursor, limit: 1 };
        const [previous] = yield* readCursors(reader, query, found?.ids, { ...around, backwards: true });
        const [next] = yield* readCursors(reader, query, found?.ids, { ...around, backwards: false });
        return { previous: previous?.id ?? null, next: next?.id ?? null };
      }),
  };
}
