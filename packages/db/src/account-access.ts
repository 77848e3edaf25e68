import { AppError } from '@miraco/contract/app-error';
import type { UserId } from '@miraco/contract/fields';
import { and, eq, ne } from 'drizzle-orm';
import { isAdministrator } from './access-profiles.ts';
import { recordActivity } from './activities.ts';
import type { Reader, Transaction } from './engine.ts';
import { noPassword } from './no-password.ts';
import { calendarFeeds } from './schema/calendar-feeds.ts';
import { passwordLinks } from './schema/password-links.ts';
import { sessions } from './schema/sessions.ts';
import { users } from './schema/users.ts';
import { one, run, type Work } from './work.ts';

/** Whether there is an administrator who can sign in: one who has yet to set a password may never receive the link. */
export function* administratorLeft(reader: Reader): Work<boolean> {
  const isLeft = and(isAdministrator, eq(users.disabled, false), ne(users.passwordHash, noPassword));
  return (yield* one(reader.select({ id: users.id }).from(users).where(isLeft).limit(1))) !== undefined;
}

/** @throws AppError forbidden unless this is an administrator who can sign in */
export function* assertAdministers(tx: Transaction, id: UserId): Work<void> {
  const isOne = and(eq(users.id, id), isAdministrator, eq(users.disabled, false));
  if (!(yield* one(tx.select({ id: users.id }).from(users).where(isOne)))) throw new AppError('forbidden');
}

/** Ends the sessions of a user, but one. */
export const endSessions = (tx: Transaction, user: UserId, except = '') =>
  run(tx.delete(sessions).where(and(eq(sessions.userId, user), ne(sessions.id, except))));

/** Voids the links of a user, and forgets the address that waits for one, unless it is `pendingEmail`. */
export function* voidLinks(tx: Transaction, user: UserId, pendingEmail: string | null = null): Work<void> {
  yield* run(tx.delete(passwordLinks).where(eq(passwordLinks.user, user)));
  yield* run(tx.update(users).set({ pendingEmail }).where(eq(users.id, user)));
}

/** Ends every way into an account but its password: sessions, links, and the address of the calendar. */
export function* endWaysIn(tx: Transaction, user: UserId): Work<void> {
  yield* endSessions(tx, user);
  yield* voidLinks(tx, user);
  yield* run(tx.delete(calendarFeeds).where(eq(calendarFeeds.user, user)));
}

/**
 * Locks an account of the team: it is disabled, and every way into it ends, the password too. It is enabled like any other account.
 * @throws AppError notFound, invalid for a client, ownLock, lastAdministrator
 */
export function* lockAccount(
  tx: Transaction,
  id: UserId,
  { editor: actor, date }: { editor: UserId; date: number },
): Work<void> {
  if (id === actor) throw new AppError('ownLock');
  const user = yield* one(tx.select({ list: users.list }).from(users).where(eq(users.id, id)));
  if (!user) throw new AppError('notFound', { field: 'id' });
  if (user.list !== 'team') throw new AppError('invalid', { field: 'id' });
  yield* run(tx.update(users).set({ disabled: true, passwordHash: noPassword }).where(eq(users.id, id)));
  yield* endWaysIn(tx, id);
  if (!(yield* administratorLeft(tx))) throw new AppError('lastAdministrator');
  yield* recordActivity(tx, { user: id, actor, date, kind: 'locked', detail: {} });
}
