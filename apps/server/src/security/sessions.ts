import type { UserId } from '@miraco/contract/fields';
import type { SessionUser } from '@miraco/db/sessions';
import type { Store } from '@miraco/db/store';
import { kept } from '@miraco/domain/caps';
import { asMilliseconds, type Milliseconds, toMilliseconds } from '@miraco/domain/units';
import { Lucia, TimeSpan } from 'lucia';
import { deviceOf } from './device.ts';
import { createTokens } from './tokens.ts';

const idle = new TimeSpan(2, 'h');
const absolute = new TimeSpan(24, 'h');

/** The idle end is extended at most this often, so that not every call writes to the disk. */
const touchEvery = new TimeSpan(1, 'm');

/** The precision of a user's `lastActive`. */
const noteActivityEvery = new TimeSpan(1, 'h');

interface SessionAttributes {
  createdAt: Milliseconds;
  device: string | null;
}

declare module 'lucia' {
  interface Register {
    Lucia: Lucia<SessionAttributes, SessionUser>;
    UserId: SessionUser['id'];
    DatabaseSessionAttributes: SessionAttributes;
    DatabaseUserAttributes: SessionUser;
  }
}

/**
 * A signed token names a session row, and only the row is trusted. A session ends 2 hours after its last use, and 24 hours after it
 * began.
 */
export function createSessions(store: Store, secret: Uint8Array) {
  const adapter = store.sessions.adapter;
  const tokens = createTokens(secret, asMilliseconds(absolute.milliseconds()));
  const lucia = new Lucia<SessionAttributes, SessionUser>(adapter, {
    sessionExpiresIn: idle,
    getSessionAttributes: ({ createdAt, device }) => ({ createdAt, device }),
    getUserAttributes: (user) => user,
  });

  return {
    /** Begins a session and returns its token. Ends the least recently used sessions beyond the limit. */
    begin: async (user: { id: UserId; tests: string }, userAgent?: string): Promise<string> => {
      const createdAt = asMilliseconds(Date.now());
      const session = await lucia.createSession(user.id, { createdAt, device: deviceOf(userAgent) });
      await store.sessions.endBeyond(user.id, kept.sessions);
      return tokens.sign({ ...user, sid: session.id }, createdAt);
    },

    /**
     * The user and session of a token. Null for a forged, expired or ended one and for a disabled user alike. A session that is refused
     * because its time is over ends, so that no clock that is set back revives it.
     */
    resume: async (token: string) => {
      const named = await tokens.sessionOf(token);
      if (!named) return null;
      const { sid } = named;
      const { session, user } = await lucia.validateSession(sid);
      if (!session) return null;
      const now = Date.now();
      if (named.isOver || now >= session.createdAt + absolute.milliseconds()) {
        await lucia.invalidateSession(sid);
        return null;
      }
      if (user.disabled) return null;
      if (now - user.lastActive > noteActivityEvery.milliseconds()) await store.users.wasActive(user.id, now);
      if (session.expiresAt.getTime() - now < idle.milliseconds() - touchEvery.milliseconds()) {
        await adapter.updateSessionExpiration(sid, new Date(now + idle.milliseconds()));
      }
      return { sid, createdAt: session.createdAt, user };
    },

    /**
     * The sessions of a user that have not ended, the latest used first. An id alone gives no access: tokens are signed.
     */
    of: async (user: UserId) => {
      const now = Date.now();
      const rows = await store.sessions.of(user);
      return rows
        .map(({ expiresAt, ...row }) => ({ ...row, lastUsed: toMilliseconds(expiresAt) - idle.milliseconds() }))
        .filter(({ createdAt, lastUsed }) => {
          return now < lastUsed + idle.milliseconds() && now < createdAt + absolute.milliseconds();
        });
    },

    end: (sid: string) => lucia.invalidateSession(sid),

    /** Removes the sessions that have ended. One that began, or was used, while the clock was ahead begins now: it would last until then. */
    clearExpired: async (now = asMilliseconds(Date.now())) => {
      await lucia.deleteExpiredSessions();
      await store.sessions.bringBack(now, asMilliseconds(now + idle.milliseconds()));
    },
  };
}

export type Sessions = ReturnType<typeof createSessions>;
