import { asSeconds, type Milliseconds, toMilliseconds } from '@miraco/domain/units';
import { jwtVerify, SignJWT } from 'jose';

/** So many tokens are remembered: those of as many people at once as one process answers. */
const rememberedTokens = 10_000;

/**
 * Reads tokens. A signature that was right stays right, and is checked once for each token; what the token names is looked up by
 * whoever asks. They are good for `lifetime`.
 */
export function createTokens(secret: Uint8Array, lifetime: Milliseconds) {
  const known = new Map<string, { sid: string; expiresAt: Milliseconds }>();

  const verify = async (token: string) => {
    const { payload } = await jwtVerify(token, secret, { algorithms: ['HS256'], currentDate: new Date() });
    if (typeof payload.sid !== 'string' || payload.exp === undefined) return null;
    const [oldest] = known.size < rememberedTokens ? [] : known.keys();
    if (oldest !== undefined) known.delete(oldest);
    const verified = { sid: payload.sid, expiresAt: toMilliseconds(asSeconds(payload.exp)) };
    known.set(token, verified);
    return verified;
  };

  return {
    sign: ({ id, tests, sid }: { id: string; tests: string; sid: string }, createdAt: Milliseconds) =>
      new SignJWT({ id, tests, sid })
        .setProtectedHeader({ alg: 'HS256' })
        .setIssuedAt(new Date(createdAt))
        .setExpirationTime(new Date(createdAt + lifetime))
        .sign(secret),

    /** The session that a token names, or null: forged and expired look alike. */
    sessionOf: async (token: string): Promise<string | null> => {
      const verified = known.get(token) ?? (await verify(token).catch(() => null));
      return verified && Date.now() < verified.expiresAt ? verified.sid : null;
    },
  };
}
