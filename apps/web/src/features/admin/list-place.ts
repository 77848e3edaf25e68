import { defaultUserPageSize, type UserPageSize, userPageSizes } from '@miraco/schemas/page-sizes';
import { paths } from '@miraco/schemas/paths';
import { type To, useLocation } from 'react-router';

/** A page of the list of users. */
export interface ListPlace {
  size: UserPageSize;
  /** The page begins after this user; absent on the first one. */
  before: string | undefined;
  /** The beginnings of the pages walked through to get here ('' is the first), so that one can walk back. */
  trail: readonly string[];
}

export const firstPage: ListPlace = { size: defaultUserPageSize, before: undefined, trail: [] };

/** Size and beginning are in the address, to be shared; the way here is only in this tab's history. */
export function listPlaceAt(search: string, state: unknown): ListPlace {
  const address = new URLSearchParams(search);
  const size = userPageSizes.find((offered) => String(offered) === address.get('size')) ?? defaultUserPageSize;
  const before = address.get('before') ?? undefined;
  return { size, before, trail: before === undefined ? [] : trailIn(state) };
}

function trailIn(state: unknown): string[] {
  if (typeof state !== 'object' || state === null || !('trail' in state) || !Array.isArray(state.trail)) return [];
  return state.trail.filter((beginning) => typeof beginning === 'string');
}

/** The address of a page of the list, and what its history entry remembers. */
export function addressOf({ size, before, trail }: ListPlace): { to: To; state: { trail: readonly string[] } } {
  const search = new URLSearchParams();
  if (size !== defaultUserPageSize) search.set('size', String(size));
  if (before !== undefined) search.set('before', before);
  return { to: { pathname: paths.users, search: search.toString() }, state: { trail } };
}

/** What a user's page is told about the page of the list that led to it. */
export interface FromList {
  listSearch: string;
  trail: readonly string[];
}

/** The page of the list that one came from; the first one where nobody knows. */
export function useListPlace(): ListPlace {
  const { state }: { state: unknown } = useLocation();
  const search =
    typeof state === 'object' && state !== null && 'listSearch' in state && typeof state.listSearch === 'string'
      ? state.listSearch
      : '';
  return listPlaceAt(search, state);
}
