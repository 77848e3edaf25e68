import { createHash } from 'node:crypto';
import type { UserId } from '@miraco/contract/fields';
import type { Store } from '@miraco/db/store';
import { Secret, TOTP } from 'otpauth';
import { createSeal } from './seal.ts';
import { typeableSecret } from './typeable-secret.ts';

const period = 30;
const howManyCodes = 10;

/** Without salt, and fast: the codes are beyond guessing even from their hashes. */
const hashOf = (recoveryCode: string) =>
  createHash('sha256')
    .update(recoveryCode.toUpperCase().replaceAll(/[^A-Z\d]/g, ''))
    .digest('hex');

function newRecoveryCodes() {
  const codes = Array.from({ length: howManyCodes }, typeableSecret);
  return { codes, codeHashes: codes.map(hashOf) };
}

/** Codes of an authenticator app (RFC 6238), and recovery codes in their place. */
export function createSecondFactors(store: Store, sessionSecret: Uint8Array, issuer: string) {
  const { seal, open } = createSeal(sessionSecret, 'second factor');

  /** The step that a code belongs to: this one or the one before or after, as clocks differ. Null for a wrong code. */
  function stepOf(sealed: string, user: string, code: string, now: number): number | null {
    const secret = open(sealed, user);
    if (secret === null) return null;
    const delta = new TOTP({ secret: Secret.fromBase32(secret), period }).validate({
      token: code,
      timestamp: now,
      window: 1,
    });
    return delta === null ? null : Math.floor(now / 1000 / period) + delta;
  }

  return {
    /** Makes and keeps a new secret, and answers it as an authenticator app takes it. @throws AppError secondFactorOn */
    begin: async ({ id, username }: { id: UserId; username: string }) => {
      const secret = new Secret({ size: 20 });
      await store.secondFactors.begin(id, seal(secret.base32, id));
      return { secret: secret.base32, uri: new TOTP({ issuer, label: username, secret, period }).toString() };
    },

    /** Switches on what was begun, if the code is right: answers the recovery codes, or null. */
    confirm: async (user: UserId, code: string) => {
      const factor = await store.secondFactors.of(user);
      const now = Date.now();
      const step = factor ? stepOf(factor.secret, user, code.replaceAll(/\s/g, ''), now) : null;
      if (!factor || step === null) return null;
      const { codes, codeHashes } = newRecoveryCodes();
      const isNew = await store.secondFactors.confirm({ user, secret: factor.secret, step, now, codeHashes });
      return isNew ? codes : null;
    },

    /** Whether this is a code of the user's, of either kind, that was not used before; it is then. */
    accept: async (user: UserId, given: string): Promise<boolean> => {
      const code = given.replaceAll(/\s/g, '');
      const now = Date.now();
      if (!/^\d{6}$/.test(code)) return store.secondFactors.useRecoveryCode(user, hashOf(code), now);
      const factor = await store.secondFactors.of(user);
      const step = factor?.confirmedAt ? stepOf(factor.secret, user, code, now) : null;
      return step !== null && store.secondFactors.useStep(user, step);
    },

    /** Voids the recovery codes of a user and answers new ones. */
    renewRecoveryCodes: async (user: UserId) => {
      const { codes, codeHashes } = newRecoveryCodes();
      await store.secondFactors.replaceRecoveryCodes(user, codeHashes);
      return codes;
    },
  };
}

export type SecondFactors = ReturnType<typeof createSecondFactors>;
