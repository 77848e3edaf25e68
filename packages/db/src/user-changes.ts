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
import { passwordLinks } from './schema/password-links.ts';
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
/** Undefined leaves a field unchanged. */
export type UserChanges = {
  [Field in keyof Omit<NewUser, 'createdAt'> | 'image' | 'activeTest' | 'disabled']?: Row[Field] | undefined;
};

/** The columns by which a user is found and sorted. */
export function keysOf({ username, firstname, lastname }: Pick<Row, 'username' | 'firstname' | 'lastname'>) {
  return { usernameKey: usernameKey(username), nameKey: fold(`${firstname} ${lastname}`) };
}

/** Gives an image to the user if it is theirs already, or the editor's and not the editor's avatar. */
function assignImage(tx: Transaction, name: string, { user, editor }: { user: UserId; editor: UserId }): void {
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
  editor: UserId;
  /** Epoch milliseconds. */
  date: number;
  /** The session that a new password does not end. */
  keepSession?: string;
}

/** Logs what an administrator changed for another user: a phase as an entry of its own, other fields by name. */
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

/** Changes a user. Returns the names of images that are no longer used. */
export function applyChanges(tx: Transaction, id: UserId, changes: UserChanges, editing: Editing): string[] {
  const { editor, keepSession } = editing;
  const before = tx.select().from(users).where(eq(users.id, id)).get();
  if (!before) throw new AppError('notFound');
  const emailChanged = changes.email !== undefined && changes.email !== before.email;
  if (changes.access !== undefined) assertAccess(tx, changes.access);
  if (changes.image) assignImage(tx, changes.image, { user: id, editor });
  assertNotTaken(tx, changes, id);
  const { username = before.username, firstname = before.firstname, lastname = before.lastname } = changes;
  tx.update(users)
    .set({ ...changes, ...keysOf({ username, firstname, lastname }) })
    .where(eq(users.id, id))
    .run();
  recordChanges(tx, before, changes, editing);
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
