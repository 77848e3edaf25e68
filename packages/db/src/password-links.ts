import type { PasswordLinkKind } from '@miraco/contract/account';
import type { UserId } from '@miraco/contract/fields';
import { and, eq, gt, isNull, lte, ne } from 'drizzle-orm';
import { type Connection, write } from './engine.ts';
import { isReset, passwordLinks } from './schema/password-links.ts';
import { sessions } from './schema/sessions.ts';
import { users } from './schema/users.ts';
import { run } from './work.ts';

interface Link {
  user: UserId;
  kind: PasswordLinkKind;
  tokenHash: string;
  now: number;
}

type NewLink = Pick<typeof passwordLinks.$inferInsert, 'user' | 'kind' | 'tokenHash' | 'issuedAt' | 'expiresAt'> & {
  kind: PasswordLinkKind;
};

const linkOf = ({ user, kind, tokenHash }: Omit<Link, 'now'>) =>
  and(eq(passwordLinks.user, user), eq(passwordLinks.kind, kind), eq(passwordLinks.tokenHash, tokenHash));

const openLink = ({ now, ...link }: Link) =>
  and(linkOf(link), isNull(passwordLinks.closedAt), gt(passwordLinks.expiresAt, now));

export function passwordLinksRepository(db: Connection) {
  return {
    /** Stores the hash of a new token. The user's earlier link of this kind stops working. */
    issue: ({ user, kind, ...link }: NewLink) =>
      write(db, { user }, function* (tx) {
        yield* run(tx.delete(passwordLinks).where(and(eq(passwordLinks.user, user), eq(passwordLinks.kind, kind))));
        yield* run(tx.insert(passwordLinks).values({ user, kind, ...link }));
      }),

    /**
     * Removes expired links for forgotten passwords. An expired invitation stays: the list of clients shows that it has expired. One that an
     * administrator handed over goes with the next link, or once there is a password.
     */
    clearExpired: (now: number) =>
      write(db, 'oneStatement', function* (tx) {
        const isExpired = and(isReset(passwordLinks.kind), lte(passwordLinks.expiresAt, now));
        yield* run(tx.delete(passwordLinks).where(isExpired));
      }),

    isOpen: async (link: Link) =>
      (await db.select({ id: passwordLinks.id }).from(passwordLinks).where(openLink(link)).get()) !== undefined,

    /** A link, whether it is open or not. */
    find: async (link: Omit<Link, 'now'>) => db.select().from(passwordLinks).where(linkOf(link)).get(),

    /** Notes that the page of a link was opened. */
    opened: ({ now, ...link }: Link) =>
      write(db, 'oneStatement', function* (tx) {
        const isUnopened = and(linkOf(link), isNull(passwordLinks.openedAt));
        yield* run(tx.update(passwordLinks).set({ openedAt: now }).where(isUnopened));
      }),

    /** Uses a link: sets the password, ends every session and closes the link. Returns false for a link that is not open. */
    redeem: (link: Link, passwordHash: string) =>
      write(db, { user: link.user }, function* (tx) {
        const changes = yield* run(tx.update(passwordLinks).set({ closedAt: link.now }).where(openLink(link)));
        if (changes === 0) return false;
        // The other kind of link was issued for the password that is replaced.
        const isOther = and(eq(passwordLinks.user, link.user), ne(passwordLinks.tokenHash, link.tokenHash));
        yield* run(tx.delete(passwordLinks).where(isOther));
        yield* run(tx.update(users).set({ passwordHash }).where(eq(users.id, link.user)));
        yield* run(tx.delete(sessions).where(eq(sessions.userId, link.user)));
        return true;
      }),
  };
}
