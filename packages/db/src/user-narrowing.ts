import type { UserId } from '@miraco/contract/fields';
import type { UserListQuery } from '@miraco/contract/user-list';
import { silentAfter, type UserFilter, userFilterReach, userSearchCap } from '@miraco/contract/user-list-choices';
import type { AccountState } from '@miraco/domain/invitation';
import { storedPhase } from '@miraco/domain/user-phase';
import { levels } from '@miraco/domain/wellness';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import { deletionRequests } from './schema/deletion-requests.ts';
import { passwordLinks } from './schema/password-links.ts';
import { isInCrisis, isWaiting, lastLoginKey, users } from './schema/users.ts';

/** A filter of the list of users. */
export interface Narrowing {
  /** The index that leads to its users. The database has no statistics: SQLite would often take another one. */
  index: string;
  /** What this index finds. */
  lead: SQL | undefined;
  /** The order in which it finds them: the last ones first. */
  order: SQL;
  /** At most so many of these are looked at: the more they are spread over the table, the longer it takes. */
  reach: number;
  /** What is left to be checked for each of them. */
  check?: SQL | undefined;
}

/** Only clients who can sign in need attention. */
export const isClient = and(eq(users.disabled, false), eq(users.list, 'clients'));

const newest = sql`${users.id}`;

const ledBy = (index: string, lead: SQL | undefined, order = newest): Narrowing => ({
  index,
  lead,
  order,
  reach: userFilterReach,
});

const hasEntered = sql`${lastLoginKey(users.lastLogin)}`;
const neverEntered = (list: UserListQuery['list']) =>
  ledBy('users_by_last_login', sql`${users.list} = ${list} and ${hasEntered} = 0`);

const askingToLeave = sql`select ${deletionRequests.user} from ${deletionRequests} order by 1 desc limit ${userSearchCap + 1}`;

const attention: Readonly<Record<UserFilter, (now: number) => Narrowing>> = {
  crisis: () => ledBy('users_in_crisis', isInCrisis(users.crisisBlocks)),
  silent: (now) =>
    ledBy('users_by_last_active', sql`${users.lastActive} < ${now - silentAfter}`, sql`${users.lastActive}`),
  waiting: () => ledBy('users_waiting', isWaiting(users)),
  leaving: () => ({
    ...ledBy('sqlite_autoindex_users_1', sql`${users.id} in (${askingToLeave})`),
    reach: userSearchCap,
  }),
  uncoached: () => ledBy('users_by_coach', sql`${users.coach} is null`),
  neverSignedIn: () => neverEntered('clients'),
  overdue: (now) => ledBy('users_overdue', sql`${users.weeklyDueAt} < ${now}`, sql`${users.weeklyDueAt}`),
};

const invitation = (condition: SQL) =>
  sql`exists (select 1 from ${passwordLinks} where ${passwordLinks.user} = ${users.id} and ${passwordLinks.kind} = 'invitation' and ${condition})`;

/** The states as `accountState` tells them. */
const invited: Readonly<Record<Exclude<AccountState, 'active'>, (now: number) => SQL>> = {
  new: () => sql`not ${invitation(sql`true`)}`,
  invited: (now) => invitation(sql`${passwordLinks.expiresAt} > ${now} and ${passwordLinks.openedAt} is null`),
  opened: (now) => invitation(sql`${passwordLinks.expiresAt} > ${now} and ${passwordLinks.openedAt} is not null`),
  expired: (now) => invitation(sql`${passwordLinks.expiresAt} <= ${now}`),
};

function inState(state: AccountState, list: UserListQuery['list'], now: number): Narrowing {
  if (state !== 'active') return { ...neverEntered(list), check: invited[state](now) };
  return ledBy('users_by_last_login', sql`${users.list} = ${list} and ${hasEntered} > 0`, hasEntered);
}

export const ofCoach = (coach: UserId) => ledBy('users_by_coach', eq(users.coach, coach));

/** A filter of those who need attention. */
export const needingAttention = (filter: UserFilter, now: number): Narrowing => ({
  ...attention[filter](now),
  check: isClient,
});

export type Filters = Pick<UserListQuery, 'list' | 'filter' | 'level' | 'phase' | 'accountState' | 'coach' | 'group'>;

/** The filters that are set. A `caseload` is the coach whose clients alone are listed. */
export function narrowingsOf(
  { list, filter, level, phase, accountState, coach, group }: Filters,
  now: number,
  caseload: UserId | undefined,
): Narrowing[] {
  const inPhase = phase && eq(users.activeTest, storedPhase(phase).activeTest);
  const all = [
    caseload !== undefined && ofCoach(caseload),
    coach !== null && ofCoach(coach),
    group !== null && ledBy('users_by_group', eq(users.group, group)),
    filter !== null && needingAttention(filter, now),
    accountState !== null && inState(accountState, list, now),
    level !== null &&
      ledBy('users_by_wellness', sql`${users.list} = ${list} and ${users.wellnessRank} = ${levels.indexOf(level) + 1}`),
    inPhase !== null && ledBy('users_by_phase', sql`${users.list} = ${list} and ${inPhase}`),
  ];
  return all.filter((narrowing): narrowing is Narrowing => narrowing !== false);
}
