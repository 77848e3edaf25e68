/** The page sizes of the administrator’s list of users. Spec 1, section 9. */
export const userPageSizes = [10, 25, 50, 100, 500] as const;
export type UserPageSize = (typeof userPageSizes)[number];

export const defaultUserPageSize: UserPageSize = 25;

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
