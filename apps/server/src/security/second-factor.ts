import { createHash } from 'node:crypto';
import type { UserId } from '@miraco/contract/fields';
import type { Store } from '@miraco/db/store';
import { Secret, TOTP } from 'otpauth';
import { createSeal } from './seal.ts';
import { typeableSecret } from './typeable-secret.ts';

const period = 30;
const recoveryCodeCount = 10;

/** A fast hash without salt: the codes have too much entropy to be guessed from their hashes. */
const hashOf = (recoveryCode: string) =>
  createHash('sha256')
    .update(recoveryCode.toUpperCase().replaceAll(/[^A-Z\d]/g, ''))
    .digest('hex');

function newRecoveryCodes() {
  const codes = Array.from({ length: recoveryCodeCount }, typeableSecret);
  return { codes, codeHashes: codes.map(hashOf) };
}

/** As people type codes: in groups. */
const withoutBlanks = (code: string) => code.replaceAll(/\s/g, '');

/** Whether a code is one of an authenticator app: six digits. Any other is a recovery code. */
export const isCodeOfApp = (code: string) => /^\d{6}$/.test(withoutBlanks(code));

/** Codes of an authenticator app (RFC 6238), and recovery codes. */
export function createSecondFactors(store: Store, sessionSecret: Uint8Array, issuer: string) {
  const { seal, open } = createSeal(sessionSecret, 'second factor');

  /** The time step of a code: the current one or, as clocks differ, the one before or after. Null for a wrong code. */
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
    /** Stores a new secret and returns it in the form that authenticator apps read. @throws AppError secondFactorOn */
    begin: async ({ id, username }: { id: UserId; username: string }) => {
      const secret = new Secret({ size: 20 });
      await store.secondFactors.begin(id, seal(secret.base32, id));
      return { secret: secret.base32, uri: new TOTP({ issuer, label: username, secret, period }).toString() };
    },

    /** Switches the new secret on if the code is right. Returns the recovery codes, or null. */
    confirm: async (user: UserId, code: string) => {
      const factor = await store.secondFactors.of(user);
      const now = Date.now();
      const step = factor ? stepOf(factor.secret, user, withoutBlanks(code), now) : null;
      if (!factor || step === null) return null;
      const { codes, codeHashes } = newRecoveryCodes();
      const isNew = await store.secondFactors.confirm({ user, secret: factor.secret, step, now, codeHashes });
      return isNew ? codes : null;
    },

    /** Uses up a code of either kind. Returns false for a wrong or used one. */
    accept: async (user: UserId, given: string): Promise<boolean> => {
      const code = withoutBlanks(given);
      const now = Date.now();
      if (!isCodeOfApp(code)) return store.secondFactors.useRecoveryCode(user, hashOf(code), now);
      const factor = await store.secondFactors.of(user);
      const step = factor?.confirmedAt ? stepOf(factor.secret, user, code, now) : null;
      return step !== null && store.secondFactors.useStep(user, step);
    },

    /** Replaces the recovery codes of a user and returns the new ones. */
    renewRecoveryCodes: async (user: UserId) => {
      const { codes, codeHashes } = newRecoveryCodes();
      await store.secondFactors.replaceRecoveryCodes(user, codeHashes);
      return codes;
    },
  };
}

export type SecondFactors = ReturnType<typeof createSecondFactors>;
