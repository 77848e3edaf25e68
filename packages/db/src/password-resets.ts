import type { UserId } from '@miraco/contract/fields';
import { and, eq, gt, isNull, lte } from 'drizzle-orm';
import { type Connection, write } from './connection.ts';
import { passwordResets } from './schema/password-resets.ts';
import { sessions } from './schema/sessions.ts';
import { users } from './schema/users.ts';

interface Link {
  user: UserId;
  tokenHash: string;
  now: number;
}

const openLink = ({ user, tokenHash, now }: Link) =>
  and(
    eq(passwordResets.user, user),
    eq(passwordResets.tokenHash, tokenHash),
    isNull(passwordResets.closedAt),
    gt(passwordResets.expiresAt, now),
  );

export function passwordResetsRepository(db: Connection) {
  return {
    /** Stores the hash of a new token. The user's earlier links stop working. */
    issue: ({ user, tokenHash, expiresAt }: Omit<Link, 'now'> & { expiresAt: number }) =>
      write(db, (tx) => {
        tx.delete(passwordResets).where(eq(passwordResets.user, user)).run();
        tx.insert(passwordResets).values({ user, tokenHash, expiresAt }).run();
      }),

    clearExpired: (now: number) =>
      write(db, (tx) => void tx.delete(passwordResets).where(lte(passwordResets.expiresAt, now)).run()),

    isOpen: async (link: Link) =>
      db.select({ id: passwordResets.id }).from(passwordResets).where(openLink(link)).get() !== undefined,

    /** Uses a link: sets the password, ends every session and closes the link. Returns false for a link that is not open. */
    redeem: (link: Link, passwordHash: string) =>
      write(db, (tx) => {
        const { changes } = tx.update(passwordResets).set({ closedAt: link.now }).where(openLink(link)).run();
        if (changes === 0) return false;
        tx.update(users).set({ passwordHash }).where(eq(users.id, link.user)).run();
        tx.delete(sessions).where(eq(sessions.userId, link.user)).run();
        return true;
      }),
  };
}
