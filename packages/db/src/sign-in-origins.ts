import type { UserId } from '@miraco/contract/fields';
import { kept } from '@miraco/domain/caps';
import { and, desc, eq, gt, inArray, lte, sql } from 'drizzle-orm';
import { unlimited } from './bound.ts';
import { type Connection, write } from './engine.ts';
import { signInOrigins } from './schema/sign-in-origins.ts';
import { users } from './schema/users.ts';
import { many, one, run } from './work.ts';

/** In milliseconds. */
const remembered = 90 * 24 * 60 * 60 * 1000;

/** Where somebody signs in: the family of the browser and the system, and a keyed hash of the network. */
interface Origin {
  user: UserId;
  browser: string;
  network: string;
}

export function signInOriginsRepository(db: Connection) {
  return {
    /**
     * Notes a sign-in, before the account has it as its latest. Returns whether both its browser and its network were unseen for 90 days.
     * The first sign-in of an account is compared with nothing, and never new.
     */
    note: ({ user, browser, network }: Origin, now: number): Promise<boolean> =>
      write(db, { user }, function* (tx) {
        const ofUser = eq(signInOrigins.user, user);
        const seen = yield* many(
          tx
            .select()
            .from(signInOrigins)
            .where(and(ofUser, gt(signInOrigins.lastUsed, now - remembered))),
        );
        const account = yield* one(tx.select({ lastLogin: users.lastLogin }).from(users).where(eq(users.id, user)));
        yield* run(
          tx
            .insert(signInOrigins)
            .values({ user, browser, network, lastUsed: now })
            .onConflictDoUpdate({
              target: [signInOrigins.user, signInOrigins.browser, signInOrigins.network],
              set: { lastUsed: now },
            }),
        );
        const beyond = tx
          .select({ lastUsed: signInOrigins.lastUsed })
          .from(signInOrigins)
          .where(ofUser)
          .orderBy(desc(signInOrigins.lastUsed))
          .limit(unlimited)
          .offset(kept.signInOrigins);
        yield* run(tx.delete(signInOrigins).where(and(ofUser, inArray(signInOrigins.lastUsed, beyond))));
        if (seen.some((origin) => origin.browser === browser || origin.network === network)) return false;
        const isBackAfterLong = (account?.lastLogin ?? now) <= now - remembered;
        return seen.length > 0 || isBackAfterLong;
      }),

    /** Whether an account was signed in to from a network within 90 days. */
    hasNetwork: async ({ user, network }: Omit<Origin, 'browser'>, now: number) => {
      const isSeen = and(
        eq(signInOrigins.user, user),
        eq(signInOrigins.network, network),
        gt(signInOrigins.lastUsed, now - remembered),
      );
      const found = await db.select({ one: sql`1` }).from(signInOrigins).where(isSeen).limit(1).get();
      return found !== undefined;
    },

    clearOld: (now: number) =>
      write(db, 'oneStatement', function* (tx) {
        yield* run(tx.delete(signInOrigins).where(lte(signInOrigins.lastUsed, now - remembered)));
      }),
  };
}
