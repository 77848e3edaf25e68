/** The page sizes of the administrator’s list of users. Spec 1, section 9. */
export const userPageSizes = [10, 25, 50, 100, 500] as const;
export type UserPageSize = (typeof userPageSizes)[number];

export const defaultUserPageSize: UserPageSize = 25;
