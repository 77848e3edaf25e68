import type { CurrentPhase } from '@miraco/domain/phases';
import { phaseOf } from '@miraco/domain/user-phase';
import { and, eq, sql } from 'drizzle-orm';
import type { Reader } from './engine.ts';
import { accessProfiles } from './schema/access-profiles.ts';
import { clientGroups } from './schema/client-groups.ts';
import { initialTests } from './schema/initial-tests.ts';
import { passwordLinks } from './schema/password-links.ts';
import { users } from './schema/users.ts';

const readPhase = (activeTest: unknown): CurrentPhase => phaseOf({ activeTest: activeTest === 1 });

/** A user as other packages see them, without credentials. */
export const userColumns = {
  id: users.id,
  username: users.username,
  email: users.email,
  pendingEmail: users.pendingEmail,
  firstname: users.firstname,
  lastname: users.lastname,
  address: users.address,
  phone: users.phone,
  access: users.access,
  tests: accessProfiles.tests,
  image: users.image,
  phase: sql`${users.activeTest}`.mapWith(readPhase),
  unlocking: users.unlocking,
  disabled: users.disabled,
  language: users.language,
  lastLogin: users.lastLogin,
  lastActive: users.lastActive,
  createdAt: users.createdAt,
  wellness: initialTests.result,
  crisisBlocks: users.crisisBlocks,
  /** The id of the coach, the list in which the user is, and the name of the group. */
  coach: users.coach,
  list: users.list,
  group: clientGroups.name,
  /** The latest invitation; null without one. */
  invitationOpened: passwordLinks.openedAt,
  invitationExpires: passwordLinks.expiresAt,
};

export const ofInvitation = and(eq(passwordLinks.user, users.id), eq(passwordLinks.kind, sql`'invitation'`));

export function selectUsers(db: Reader) {
  return db
    .select(userColumns)
    .from(users)
    .innerJoin(accessProfiles, eq(accessProfiles.id, users.access))
    .leftJoin(clientGroups, eq(clientGroups.id, users.group))
    .leftJoin(passwordLinks, ofInvitation)
    .leftJoin(initialTests, eq(initialTests.user, users.id));
}
