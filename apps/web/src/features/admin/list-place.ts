import type { RecordId, UserId } from '@miraco/contract/fields';
import { longestId, longestSearch } from '@miraco/contract/lengths';
import { paths } from '@miraco/contract/paths';
import type { UserListQuery } from '@miraco/contract/user-list';
import {
  defaultUserPageSize,
  type SortDirection,
  sortDirections,
  type UserFilter,
  type UserPageSize,
  type UserSort,
  userFilters,
  userPageSizes,
  userSorts,
} from '@miraco/contract/user-list-choices';
import { type AccountState, accountStates } from '@miraco/domain/invitation';
import type { CurrentPhase } from '@miraco/domain/phases';
import { type UserList, userLists } from '@miraco/domain/user-lists';
import { currentPhases } from '@miraco/domain/user-phase';
import { type Level, levels } from '@miraco/domain/wellness';
import type { To } from '#shared/router/history.ts';
import { useLocation } from '#shared/router/router.tsx';

/** A page of the list of users: filter, order and position. */
export interface ListPlace extends UserListQuery {
  size: UserPageSize;
  /** The server's token of the page; absent on the first one. */
  page: string | undefined;
}

export const firstPage: ListPlace = {
  list: 'clients',
  search: '',
  filter: null,
  level: null,
  phase: null,
  accountState: null,
  coach: null,
  group: null,
  sort: 'created',
  direction: 'desc',
  size: defaultUserPageSize,
  page: undefined,
};

/** The filters of the list beside that of those who need attention. */
export const panelFilters = ['level', 'phase', 'accountState', 'coach', 'group'] as const;
export type PanelFilter = (typeof panelFilters)[number];

/** The filters of the list, which combine. */
const placeFilters = ['filter', ...panelFilters] as const;

/** Whether a search or a filter leaves anybody out. */
export function isNarrowed(place: ListPlace): boolean {
  return place.search !== '' || placeFilters.some((name) => place[name] !== null);
}

/** The direction of the first press on a column: newest first for sign-ins, ascending for names. */
export function firstDirection(sort: UserSort): SortDirection {
  return sort === 'created' || sort === 'lastLogin' ? 'desc' : 'asc';
}

/** Whether the server accepts a text as a search. */
export function isSearch(text: string): boolean {
  return text.trim().length <= longestSearch;
}

function known<Value extends string | number>(offered: readonly Value[], text: string | null): Value | undefined {
  return offered.find((value) => String(value) === text);
}

/** The server's own rule: an unknown id is not found rather than invalid. */
const isId = <Id extends RecordId | UserId>(text: string | null): text is Id =>
  text !== null && text !== '' && text.length <= longestId;

/** The id under a name of a URL; null without one. */
function idIn<Id extends RecordId | UserId>(said: URLSearchParams, name: string): Id | null {
  const text = said.get(name);
  return isId<Id>(text) ? text : null;
}

/** The phases that a client can be in. */
export const listedPhases = currentPhases.map(({ name }) => name);

/** The page that a URL names. Unknown values (a sort, a size, a filter) are ignored. */
export function listPlaceAt(address: string): ListPlace {
  const said = new URLSearchParams(address);
  const text = said.get('q') ?? '';
  const sort = known<UserSort>(userSorts, said.get('sort')) ?? firstPage.sort;
  return {
    list: known<UserList>(userLists, said.get('list')) ?? firstPage.list,
    search: isSearch(text) ? text.trim() : '',
    filter: known<UserFilter>(userFilters, said.get('filter')) ?? null,
    level: known<Level>(levels, said.get('level')) ?? null,
    phase: known<CurrentPhase>(listedPhases, said.get('phase')) ?? null,
    accountState: known<AccountState>(accountStates, said.get('accountState')) ?? null,
    coach: idIn<UserId>(said, 'coach'),
    group: idIn<RecordId>(said, 'group'),
    sort,
    direction: known<SortDirection>(sortDirections, said.get('dir')) ?? firstDirection(sort),
    size: known<UserPageSize>(userPageSizes, said.get('size')) ?? firstPage.size,
    page: said.get('page') || undefined,
  };
}

/** The page that the browser's URL names: a second filter may be chosen before the page of the first one is drawn. */
export const placeNow = (): ListPlace => listPlaceAt(window.location.search);

/** The query string of a page of the list; empty for the default. */
function searchOf(place: ListPlace): string {
  const { list, search, sort, direction, size, page } = place;
  const said = new URLSearchParams();
  if (list !== firstPage.list) said.set('list', list);
  if (search) said.set('q', search);
  for (const name of placeFilters) if (place[name] !== null) said.set(name, place[name]);
  if (sort !== firstPage.sort) said.set('sort', sort);
  if (direction !== firstDirection(sort)) said.set('dir', direction);
  if (size !== firstPage.size) said.set('size', String(size));
  if (page !== undefined) said.set('page', page);
  return said.toString();
}

/** The URL of a page of the list. */
export function addressOf(place: ListPlace): To {
  return { pathname: paths.users, search: searchOf(place) };
}

/** The input that requests a page of the list. */
export function inputOf({ page, ...place }: ListPlace) {
  return page === undefined ? place : { ...place, page };
}

/** Location state of a user's page: the page of the list that led to it. */
export interface FromList {
  listSearch: string;
}

/** The page of the list that led here, else the first one. */
export function useListPlace(): ListPlace {
  const { state }: { state: unknown } = useLocation();
  const search = typeof state === 'object' && state !== null && 'listSearch' in state ? state.listSearch : undefined;
  return listPlaceAt(typeof search === 'string' ? search : '');
}

/** The filters and the order of a page of the list, without its position. */
export function queryOf({ page: _, size: __, ...query }: ListPlace): UserListQuery {
  return query;
}

/** The filters and the order of the list that led here. */
export function useListQuery(): UserListQuery {
  return queryOf(useListPlace());
}
