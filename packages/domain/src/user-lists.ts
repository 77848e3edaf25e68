/** The lists in which people are kept. Each user is in one: clients on the desk, clients put away, and the team. */
export const userLists = ['clients', 'archived', 'team'] as const;
export type UserList = (typeof userLists)[number];
