import { usernameKey } from '@miraco/contract/account';
import { AppError } from '@miraco/contract/app-error';
import type { RecordId, UserId } from '@miraco/contract/fields';
import { isTeam } from '@miraco/domain/access';
import type { UserList } from '@miraco/domain/user-lists';
import { and, count, eq, ne, type SQL, sql } from 'drizzle-orm';
import { isAdministrator } from './access-profiles.ts';
import { recordActivity } from './activities.ts';
import { groupNamed, removeIfEmpty } from './client-groups.ts';
import type { Connection, Transaction } from './connection.ts';
import { fold } from './fold.ts';
import { announcePhase, planReminders } from './mail-plans.ts';
import { assertRoom } from './room.ts';
import { accessProfiles } from './schema/access-profiles.ts';
import { images } from './schema/images.ts';
import { passwordLinks } from './schema/password-links.ts';
import { sessions } from './schema/sessions.ts';
import { users } from './schema/users.ts';
import { nextWeeklyDue } from './user-progress.ts';

type Row = typeof users.$inferSelect;

/** The coach of a client, and the name of their group; null for none. */
interface Place {
  coach: UserId | null | undefined;
  group: string | null | undefined;
}

export type NewUser = Pick<
  typeof users.$inferInsert,
  | 'username'
  | 'email'
  | 'passwordHash'
  | 'firstname'
  | 'lastname'
  | 'address'
  | 'phone'
  | 'access'
  | 'language'
  | 'createdAt'
> &
  Partial<Place>;
/** Undefined leaves a field unchanged. */
export type UserChanges = {
  [Field in keyof Omit<NewUser, 'createdAt' | 'group'> | 'image' | 'activeTest' | 'unlocking' | 'disabled']?:
    | Row[Field]
    | undefined;
} & Partial<Pick<Place, 'group'>>;

/** The columns by which a user is found and sorted. */
export function keysOf({ username, firstname, lastname }: Pick<Row, 'username' | 'firstname' | 'lastname'>) {
  return { usernameKey: usernameKey(username), nameKey: fold(`${firstname} ${lastname}`) };
}

/** Gives an image to the user if it is theirs already, or the editor's and not the editor's avatar. */
function assignImage(tx: Transaction, name: string, { user, editor }: { user: UserId; editor: UserId | null }): void {
  const image = tx
    .select({ owner: images.user, avatarOfOwner: users.image })
    .from(images)
    .innerJoin(users, eq(users.id, images.user))
    .where(eq(images.name, name))
    .get();
  const isFree = image?.owner === user || (image?.owner === editor && image.avatarOfOwner !== name);
  if (!isFree) throw new AppError('invalid', { field: 'image' });
  tx.update(images).set({ user }).where(eq(images.name, name)).run();
}

function endSessions(tx: Transaction, user: UserId, except = ''): void {
  tx.delete(sessions)
    .where(and(eq(sessions.userId, user), ne(sessions.id, except)))
    .run();
}

/** Whether there is an administrator who can sign in. */
export const administratorLeft = (tx: Pick<Connection, 'select'>) =>
  tx
    .select({ id: users.id })
    .from(users)
    .where(and(isAdministrator, eq(users.disabled, false)))
    .limit(1)
    .get() !== undefined;

/** Whether an access profile is of the team. @throws AppError invalid for an unknown one */
function isTeamAccess(tx: Transaction, access: string): boolean {
  const known = tx.select().from(accessProfiles).where(eq(accessProfiles.id, access)).get();
  if (!known) throw new AppError('invalid', { field: 'access' });
  return isTeam(known.tests);
}

/** @throws AppError invalid for somebody who is not on the team or cannot sign in, limitReached for a full caseload */
function assertMayCoach(tx: Transaction, coach: UserId): void {
  const found = tx
    .select({ tests: accessProfiles.tests, disabled: users.disabled })
    .from(users)
    .innerJoin(accessProfiles, eq(accessProfiles.id, users.access))
    .where(eq(users.id, coach))
    .get();
  if (!found || found.disabled || !isTeam(found.tests)) throw new AppError('invalid', { field: 'coach' });
  assertRoom('caseload', tx.select({ clients: count() }).from(users).where(eq(users.coach, coach)).get()?.clients ?? 0);
}

/**
 * The columns of a user's access profile, list, coach and group. Only clients have a coach and a group: a client who joins the team loses
 * both. Groups are added by naming them.
 * @throws AppError invalid for an unknown access profile, a coach who is none, and a coach or a group of somebody on the team;
 * limitReached
 */
export function placeOf(
  tx: Transaction,
  { access, coach, group }: Pick<UserChanges, 'access' | 'coach' | 'group'>,
  before?: Pick<Row, 'access' | 'coach'>,
): { coach?: UserId | null; group?: RecordId | null; list?: UserList } {
  if (isTeamAccess(tx, access ?? before?.access ?? '')) {
    if (coach) throw new AppError('invalid', { field: 'coach' });
    if (group) throw new AppError('invalid', { field: 'group' });
    return { coach: null, group: null, list: 'team' };
  }
  if (coach && coach !== before?.coach) assertMayCoach(tx, coach);
  return {
    ...(before && isTeamAccess(tx, before.access) ? { list: 'clients' as const } : {}),
    ...(coach === undefined ? {} : { coach }),
    ...(group === undefined ? {} : { group: group === null ? null : groupNamed(tx, group) }),
  };
}

const lowerEmail = sql`lower(${users.email})`;

/**
 * Refuses a username or address that another user has, ignoring case. The unique indexes would refuse them too, but only the text of
 * their error says which one did. If both are taken, the error names the address.
 * @throws AppError emailTaken, usernameTaken
 */
export function assertNotTaken(
  tx: Transaction,
  { email, username }: Pick<UserChanges, 'email' | 'username'>,
  self?: UserId,
): void {
  const isOther = self && ne(users.id, self);
  const isOthers = (key: SQL) => tx.select({ id: users.id }).from(users).where(and(key, isOther)).get() !== undefined;
  if (email !== undefined && isOthers(eq(lowerEmail, sql`lower(${email})`)))
    throw new AppError('emailTaken', { field: 'email' });
  if (username !== undefined && isOthers(eq(users.usernameKey, usernameKey(username))))
    throw new AppError('usernameTaken', { field: 'username' });
}

export interface Editing {
  /** Null where nobody does: the later phases open by themselves. */
  editor: UserId | null;
  /** Epoch milliseconds. */
  date: number;
  /** The session that a new password does not end. */
  keepSession?: string;
  /** What the mail about newly opened phases says in the editor’s words. */
  openingLine?: string | undefined;
}

/** The name of a coach; null for none. */
function nameOf(tx: Transaction, coach: UserId | null): string | null {
  const found = coach === null ? undefined : tx.select().from(users).where(eq(users.id, coach)).get();
  return found ? `${found.firstname} ${found.lastname}` : null;
}

type StoredChanges = Omit<UserChanges, 'group'> & { group?: RecordId | null; list?: UserList };

/** Logs the changes of another user: the phase and the coach as entries of their own, other fields by name. */
function recordChanges(tx: Transaction, before: Row, changes: StoredChanges, { editor: actor, date }: Editing): void {
  const user = before.id;
  if (actor === user) return;
  const { activeTest, coach, list: _, passwordHash, ...others } = changes;
  if (coach !== undefined && coach !== before.coach) {
    const detail = { coach: nameOf(tx, coach), formerCoach: nameOf(tx, before.coach) };
    recordActivity(tx, { user, actor, date, kind: 'coachAssigned', detail });
  }
  if (activeTest !== undefined && activeTest !== before.activeTest) {
    const detail = actor === null ? { byItself: true } : {};
    recordActivity(tx, { user, actor, date, kind: activeTest ? 'phaseBlocked' : 'phaseOpened', detail });
  }
  const fields = Object.entries(others)
    .filter(([field, value]) => value !== undefined && value !== before[field as keyof typeof others])
    .map(([field]) => field);
  if (passwordHash) fields.push('password');
  if (fields.length > 0) recordActivity(tx, { user, actor, date, kind: 'edited', detail: { fields } });
}

/** Plans the reminders of phases that are opened, and tells a client that somebody else has opened them. */
function tellOpenedPhase(tx: Transaction, before: Row, { activeTest }: StoredChanges, editing: Editing): void {
  if (!before.activeTest || activeTest !== false || isTeamAccess(tx, before.access)) return;
  const { date, editor, openingLine: line = '' } = editing;
  // They get both once they are brought back.
  if (before.list === 'archived') return;
  planReminders(tx, before.id, date);
  if (editor !== before.id) announcePhase(tx, before.id, { line, date });
}

/** A weekly test is due a week after the later phases are opened, and no longer once they are closed; never of those put away. */
function weeklyDueAfter(before: Row, { activeTest }: StoredChanges, date: number): { weeklyDueAt?: number | null } {
  if (activeTest === undefined || activeTest === before.activeTest) return {};
  return { weeklyDueAt: activeTest || before.list !== 'clients' ? null : nextWeeklyDue(date) };
}

/** A client who is sent back to Conscience waits for the team, unless it decides otherwise later. */
function unlockingAfter(before: Row, { activeTest }: StoredChanges): Pick<UserChanges, 'unlocking'> {
  return activeTest && !before.activeTest ? { unlocking: 'byHand' } : {};
}

/** Changes a user. Returns the names of images that are no longer used. */
export function applyChanges(tx: Transaction, id: UserId, asked: UserChanges, editing: Editing): string[] {
  const { date, editor, keepSession } = editing;
  const before = tx.select().from(users).where(eq(users.id, id)).get();
  if (!before) throw new AppError('notFound');
  const { group: _, coach: __, ...others } = asked;
  const changes: StoredChanges = { ...others, ...placeOf(tx, asked, before) };
  const emailChanged = changes.email !== undefined && changes.email !== before.email;
  if (changes.image) assignImage(tx, changes.image, { user: id, editor });
  assertNotTaken(tx, changes, id);
  const { username = before.username, firstname = before.firstname, lastname = before.lastname } = changes;
  tx.update(users)
    .set({
      ...changes,
      ...keysOf({ username, firstname, lastname }),
      ...weeklyDueAfter(before, changes, date),
      ...unlockingAfter(before, changes),
    })
    .where(eq(users.id, id))
    .run();
  recordChanges(tx, before, changes, editing);
  tellOpenedPhase(tx, before, changes, editing);
  if (changes.group !== undefined && changes.group !== before.group) removeIfEmpty(tx, before.group);
  // Nobody is left with a coach who is none any more.
  if (changes.access !== undefined && !isTeamAccess(tx, changes.access)) {
    tx.update(users).set({ coach: null }).where(eq(users.coach, id)).run();
  }
  if (!administratorLeft(tx)) throw new AppError('lastAdministrator');
  // An enabled user has to sign in again.
  if (changes.passwordHash || changes.disabled) endSessions(tx, id, keepSession);
  // A reset link already sent, to a given-up address or by someone who knew the old password, must not undo the change.
  if (changes.passwordHash || changes.disabled || emailChanged) {
    tx.delete(passwordLinks).where(eq(passwordLinks.user, id)).run();
  }
  const replaced = changes.image !== undefined && changes.image !== before.image ? before.image : null;
  if (!replaced) return [];
  tx.delete(images).where(eq(images.name, replaced)).run();
  return [replaced];
}
