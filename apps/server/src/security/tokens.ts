import { asSeconds, type Milliseconds, toMilliseconds } from '@miraco/domain/units';
import { jwtVerify, SignJWT } from 'jose';

/** As many as the people that one process serves at once. */
const maximumCached = 10_000;

/**
 * Signs and verifies tokens, which are valid for `lifetime`. A valid signature stays valid, so it is checked once for
 * each token. The caller looks up the session that a token names.
 */
export function createTokens(secret: Uint8Array, lifetime: Milliseconds) {
  const cached = new Map<string, { sid: string; expiresAt: Milliseconds }>();

  const verify = async (token: string) => {
    // Its end is judged at each use below.
    const { payload } = await jwtVerify(token, secret, { algorithms: ['HS256'], currentDate: new Date(0) });
    if (typeof payload.sid !== 'string' || payload.exp === undefined) return null;
    const [oldest] = cached.size < maximumCached ? [] : cached.keys();
    if (oldest !== undefined) cached.delete(oldest);
    const verified = { sid: payload.sid, expiresAt: toMilliseconds(asSeconds(payload.exp)) };
    cached.set(token, verified);
    return verified;
  };

  return {
    sign: ({ id, tests, sid }: { id: string; tests: string; sid: string }, createdAt: Milliseconds) =>
      new SignJWT({ id, tests, sid })
        .setProtectedHeader({ alg: 'HS256' })
        .setIssuedAt(new Date(createdAt))
        .setExpirationTime(new Date(createdAt + lifetime))
        .sign(secret),

    /** The session that a token names, and whether the token has expired. Null for a forged one. */
    sessionOf: async (token: string): Promise<{ sid: string; isOver: boolean } | null> => {
      const verified = cached.get(token) ?? (await verify(token).catch(() => null));
      return verified && { sid: verified.sid, isOver: Date.now() >= verified.expiresAt };
    },
  };
}
