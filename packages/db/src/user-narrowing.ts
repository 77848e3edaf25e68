import type { UserId } from '@miraco/contract/fields';
import { silentAfter, type UserFilter, type UserListQuery, userFilterReach } from '@miraco/contract/user-list';
import type { AccountState } from '@miraco/domain/invitation';
import { storedPhase } from '@miraco/domain/user-phase';
import { levels } from '@miraco/domain/wellness';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import { deletionRequests } from './schema/deletion-requests.ts';
import { passwordLinks } from './schema/password-links.ts';
import { isInCrisis, lastLoginKey, users } from './schema/users.ts';

/** A filter of the list of users. */
export interface Narrowing {
  /** The index that leads to its users. The database has no statistics: SQLite would often take another one. */
  index: string;
  /** What this index finds. */
  lead: SQL | undefined;
  /** The order in which it finds them: the last ones first. */
  order: SQL;
  /** What is left to be checked for each of these. */
  check?: SQL | undefined;
}

/** Only clients who can sign in need attention. */
export const isClient = and(eq(users.disabled, false), eq(users.list, 'clients'));

const newest = sql`${users.id}`;
const hasEntered = sql`${lastLoginKey(users.lastLogin)}`;
const neverEntered = (list: UserListQuery['list']): Narrowing => ({
  index: 'users_by_last_login',
  lead: sql`${users.list} = ${list} and ${hasEntered} = 0`,
  order: newest,
});

const attention: Readonly<Record<UserFilter, (now: number) => Narrowing>> = {
  crisis: () => ({ index: 'users_in_crisis', lead: isInCrisis(users.crisisBlocks), order: newest }),
  silent: (now) => ({
    index: 'users_by_last_active',
    lead: sql`${users.lastActive} < ${now - silentAfter}`,
    order: sql`${users.lastActive}`,
  }),
  waiting: () => ({
    index: 'users_waiting',
    lead: sql`${users.conscienceComplete} = 1 and ${users.activeTest} = 1`,
    order: newest,
  }),
  leaving: () => ({
    index: 'sqlite_autoindex_users_1',
    lead: sql`${users.id} in (select ${deletionRequests.user} from ${deletionRequests} order by 1 desc limit ${userFilterReach + 1})`,
    order: newest,
  }),
  uncoached: () => ({ index: 'users_by_coach', lead: sql`${users.coach} is null`, order: newest }),
  neverSignedIn: () => neverEntered('clients'),
  overdue: (now) => ({
    index: 'users_overdue',
    lead: sql`${users.weeklyDueAt} < ${now}`,
    order: sql`${users.weeklyDueAt}`,
  }),
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
  return {
    index: 'users_by_last_login',
    lead: sql`${users.list} = ${list} and ${hasEntered} > 0`,
    order: hasEntered,
  };
}

export const ofCoach = (coach: UserId): Narrowing => ({
  index: 'users_by_coach',
  lead: eq(users.coach, coach),
  order: newest,
});

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
  const inPhase = phase && (storedPhase(phase).activeTest ? 1 : 0);
  const all = [
    caseload !== undefined && ofCoach(caseload),
    coach !== null && ofCoach(coach),
    group !== null && { index: 'users_by_group', lead: eq(users.group, group), order: newest },
    filter !== null && needingAttention(filter, now),
    accountState !== null && inState(accountState, list, now),
    level !== null && {
      index: 'users_by_wellness',
      lead: sql`${users.list} = ${list} and ${users.wellnessRank} = ${levels.indexOf(level) + 1}`,
      order: newest,
    },
    inPhase !== null && {
      index: 'users_by_phase',
      lead: sql`${users.list} = ${list} and ${users.activeTest} = ${inPhase}`,
      order: newest,
    },
  ];
  return all.filter((narrowing): narrowing is Narrowing => narrowing !== false);
}
