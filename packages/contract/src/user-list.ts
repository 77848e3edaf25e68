import { accountStates } from '@miraco/domain/invitation';
import { userLists } from '@miraco/domain/user-lists';
import { currentPhases } from '@miraco/domain/user-phase';
import { levels } from '@miraco/domain/wellness';
import { recordId, searchText, userId } from './fields.ts';
import { z } from './messages.ts';
import { defaultUserPageSize, userPageSizes } from './page-sizes.ts';

/** The sort orders of the list of users; `created` is the order of the ids. Spec 1, section 2. */
export const userSorts = ['created', 'name', 'username', 'phase', 'wellness', 'lastLogin'] as const;
export type UserSort = (typeof userSorts)[number];

export const sortDirections = ['asc', 'desc'] as const;
export type SortDirection = (typeof sortDirections)[number];

/**
 * Clients who need attention: in crisis by their latest wellness test, away for 14 days, finished with Conscience and waiting for
 * phase 2, asking to be removed, without a coach, never signed in, or late with the weekly test.
 */
export const userFilters = ['crisis', 'silent', 'waiting', 'leaving', 'uncoached', 'neverSignedIn', 'overdue'] as const;
export type UserFilter = (typeof userFilters)[number];

/** A client counts as silent after this long, in milliseconds. */
export const silentAfter = 14 * 24 * 60 * 60 * 1000;

/** A search or a filter finds at most this many users, the newest; the list says so when it reaches the limit. */
export const userSearchCap = 1000;

/** Filters that are combined look at this many users at most, the newest that one of them finds. */
export const userFilterReach = 2_500;

const longestSearch = 200;

/** Where a page of the list begins: next to a user, given by their sort value and id; or at the end. */
const pageStart = z.union([
  z.object({
    toward: z.enum(['next', 'previous']),
    key: z.union([z.string(), z.number()]),
    id: userId,
    /** The number of users before this one, as far as it is known. */
    passed: z.number().int(),
  }),
  z.object({ toward: z.literal('last') }),
]);
export type UserPageStart = z.infer<typeof pageStart>;

const longestToken = 1000;

/** A page as an opaque token for URLs. */
export function pageToken(start: UserPageStart): string {
  const bytes = new TextEncoder().encode(JSON.stringify(start));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

function readToken(token: string): unknown {
  try {
    const text = atob(token.replaceAll('-', '+').replaceAll('_', '/'));
    return JSON.parse(new TextDecoder().decode(Uint8Array.from(text, (letter) => letter.charCodeAt(0))));
  } catch {
    return undefined;
  }
}

const listed = z.object({
  list: z.enum(userLists).default('clients'),
  search: searchText(longestSearch).default(''),
  filter: z.enum(userFilters).nullable().default(null),
  /** Of the latest test, initial or weekly. */
  level: z.enum(levels).nullable().default(null),
  phase: z
    .enum(currentPhases.map(({ name }) => name))
    .nullable()
    .default(null),
  accountState: z.enum(accountStates).nullable().default(null),
  /** The clients of this coach. */
  coach: userId.nullable().default(null),
  /** The clients of this group. */
  group: recordId.nullable().default(null),
  sort: z.enum(userSorts).default('created'),
  direction: z.enum(sortDirections).default('desc'),
});
export type UserListQuery = z.infer<typeof listed>;

/** A page of the list of users: search, filter, order and position; without `page` the first one. */
export const listUsersInput = listed.extend({
  size: z.literal([...userPageSizes]).default(defaultUserPageSize),
  page: z.string().max(longestToken).transform(readToken).pipe(pageStart).optional(),
});

/** The clients before and after a client, in the order of a list. */
export const neighboursInput = listed.extend({ id: userId });
