import { usernameKey } from '@miraco/contract/account';
import { AppError } from '@miraco/contract/app-error';
import type { UserId } from '@miraco/contract/fields';
import { administratorTests } from '@miraco/domain/access';
import { and, eq, ne, type SQL, sql } from 'drizzle-orm';
import { recordActivity } from './activities.ts';
import type { Connection, Transaction } from './connection.ts';
import { fold } from './fold.ts';
import { accessProfiles } from './schema/access-profiles.ts';
import { images } from './schema/images.ts';
import { passwordResets } from './schema/password-resets.ts';
import { sessions } from './schema/sessions.ts';
import { users } from './schema/users.ts';

type Row = typeof users.$inferSelect;
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
>;
/** An undefined field is left alone. */
export type UserChanges = {
  [Field in keyof Omit<NewUser, 'createdAt'> | 'image' | 'activeTest' | 'disabled']?: Row[Field] | undefined;
};

/** What a user is found and sorted by. */
export function keysOf({ username, firstname, lastname }: Pick<Row, 'username' | 'firstname' | 'lastname'>) {
  return { usernameKey: usernameKey(username), nameKey: fold(`${firstname} ${lastname}`) };
}

/** Makes an image the user's, if it was uploaded for them or by who edits them and does not show it as their own. */
function takeImage(tx: Transaction, name: string, { user, editor }: { user: UserId; editor: UserId }): void {
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
    .innerJoin(accessProfiles, eq(accessProfiles.id, users.access))
    .where(and(eq(accessProfiles.tests, administratorTests), eq(users.disabled, false)))
    .limit(1)
    .get() !== undefined;

/** @throws AppError invalid for an unknown access profile */
export function assertAccess(tx: Transaction, access: string): void {
  const known = tx.select({ id: accessProfiles.id }).from(accessProfiles).where(eq(accessProfiles.id, access)).get();
  if (!known) throw new AppError('invalid', { field: 'access' });
}

const lowerEmail = sql`lower(${users.email})`;

/**
 * Refuses names that another user has, as they are compared: whatever their case. The unique indexes would refuse them too, but say
 * which one did in the words of a message only. Where both are taken, the address is named.
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
  /** Who edits. */
  editor: UserId;
  /** Epoch milliseconds. */
  date: number;
  /** The session that survives a new password. */
  keepSession?: string;
}

/** Tells what an administrator changed for somebody else: the phase by its own kind, other fields by their names. */
function recordChanges(tx: Transaction, before: Row, changes: UserChanges, { editor: actor, date }: Editing): void {
  const user = before.id;
  if (actor === user) return;
  const { activeTest, passwordHash, ...others } = changes;
  if (activeTest !== undefined && activeTest !== before.activeTest) {
    recordActivity(tx, { user, actor, date, kind: activeTest ? 'phaseBlocked' : 'phaseOpened', detail: {} });
  }
  const fields = Object.entries(others)
    .filter(([field, value]) => value !== undefined && value !== before[field as keyof typeof others])
    .map(([field]) => field);
  if (passwordHash) fields.push('password');
  if (fields.length > 0) recordActivity(tx, { user, actor, date, kind: 'edited', detail: { fields } });
}

/** Changes a user; answers the names of the images that nothing shows any more. */
export function applyChanges(tx: Transaction, id: UserId, changes: UserChanges, editing: Editing): string[] {
  const { editor, keepSession } = editing;
  const before = tx.select().from(users).where(eq(users.id, id)).get();
  if (!before) throw new AppError('notFound');
  const emailChanged = changes.email !== undefined && changes.email !== before.email;
  if (changes.access !== undefined) assertAccess(tx, changes.access);
  if (changes.image) takeImage(tx, changes.image, { user: id, editor });
  assertNotTaken(tx, changes, id);
  const { username = before.username, firstname = before.firstname, lastname = before.lastname } = changes;
  tx.update(users)
    .set({ ...changes, ...keysOf({ username, firstname, lastname }) })
    .where(eq(users.id, id))
    .run();
  recordChanges(tx, before, changes, editing);
  if (!administratorLeft(tx)) throw new AppError('lastAdministrator');
  // Whoever is enabled again signs in again.
  if (changes.passwordHash || changes.disabled) endSessions(tx, id, keepSession);
  // A link that is under way to an address given up, or to somebody who had the password, must not undo the change.
  if (changes.passwordHash || changes.disabled || emailChanged) {
    tx.delete(passwordResets).where(eq(passwordResets.user, id)).run();
  }
  const replaced = changes.image !== undefined && changes.image !== before.image ? before.image : null;
  if (!replaced) return [];
  tx.delete(images).where(eq(images.name, replaced)).run();
  return [replaced];
}
