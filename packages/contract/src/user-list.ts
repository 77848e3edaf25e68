import { accountStates } from '@miraco/domain/invitation';
import { userLists } from '@miraco/domain/user-lists';
import { currentPhases } from '@miraco/domain/user-phase';
import { levels } from '@miraco/domain/wellness';
import { recordId, searchText, userId } from './fields.ts';
import { longestSearch } from './lengths.ts';
import { z } from './messages.ts';
import { defaultUserPageSize, sortDirections, userFilters, userPageSizes, userSorts } from './user-list-choices.ts';

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
