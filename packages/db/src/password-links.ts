import type { PasswordLinkKind } from '@miraco/contract/account';
import type { UserId } from '@miraco/contract/fields';
import { and, eq, gt, isNull, lte, ne } from 'drizzle-orm';
import { voidLinks } from './account-access.ts';
import { type Connection, write } from './engine.ts';
import { isReset, passwordLinks } from './schema/password-links.ts';
import { sessions } from './schema/sessions.ts';
import { users } from './schema/users.ts';
import { assertNotTaken } from './user-changes.ts';
import { one, run } from './work.ts';

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
     * administrator handed over goes with the next link, or once there is a password. That of an
     * address goes with the next one, or once the address does not wait any more.
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

    /** Notes that a person has opened the page of a link. */
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
        // The other kinds of link were asked for with the password that is replaced.
        const isOther = and(eq(passwordLinks.user, link.user), ne(passwordLinks.tokenHash, link.tokenHash));
        yield* run(tx.delete(passwordLinks).where(isOther));
        yield* run(tx.update(users).set({ passwordHash, pendingEmail: null }).where(eq(users.id, link.user)));
        yield* run(tx.delete(sessions).where(eq(sessions.userId, link.user)));
        return true;
      }),

    /**
     * Confirms with its link that the address that waits is the user's. It becomes theirs, and all their links are void. Returns the user as they
     * were before; undefined for a link that is not open.
     * @throws AppError emailTaken, if somebody else has the address by now
     */
    confirmAddress: (link: Link) =>
      write(db, 'everybody', function* (tx) {
        if (!(yield* one(tx.select().from(passwordLinks).where(openLink(link))))) return undefined;
        const isTheirs = eq(users.id, link.user);
        const before = yield* one(
          tx
            .select({ id: users.id, email: users.email, username: users.username, pendingEmail: users.pendingEmail })
            .from(users)
            .where(isTheirs),
        );
        if (!before?.pendingEmail) return undefined;
        yield* assertNotTaken(tx, { email: before.pendingEmail }, before);
        yield* run(tx.update(users).set({ email: before.pendingEmail }).where(isTheirs));
        yield* voidLinks(tx, link.user);
        return { ...before, pendingEmail: before.pendingEmail };
      }),

    /** Forgets the address that waits for its confirmation, and its link. */
    dropAddress: (user: UserId) =>
      write(db, { user }, function* (tx) {
        yield* run(tx.update(users).set({ pendingEmail: null }).where(eq(users.id, user)));
        yield* run(
          tx.delete(passwordLinks).where(and(eq(passwordLinks.user, user), eq(passwordLinks.kind, 'address'))),
        );
      }),
  };
}
