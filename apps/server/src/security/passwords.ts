import { randomBytes } from 'node:crypto';
import { noPassword } from '@miraco/db/no-password';
import { hash, verify } from '@node-rs/argon2';

/** argon2id, the default of the library, at the cost that OWASP recommends. It runs off the event loop. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Keyboards write one letter in several encodings: an accent is part of its letter, or follows it. */
const normalized = (password: string) => password.normalize('NFC');

export async function createPasswords() {
  // Of a password that nobody knows.
  const nobodys = await hash(randomBytes(32).toString('base64url'), cost);
  return {
    hash: (password: string) => hash(normalized(password), cost),

    /**
     * Hashes once, or twice where the typed text is not normalized: hashes of earlier versions are of the text as it was typed. That
     * depends on the text alone: with or without a stored hash, and whether or not the first one matches.
     */
    verify: async (stored: string | undefined, password: string) => {
      const isSet = stored !== undefined && stored !== noPassword;
      let matches = false;
      for (const text of new Set([normalized(password), password])) {
        if (await verify(isSet ? stored : nobodys, text)) matches = true;
      }
      return isSet && matches;
    },
  };
}

export type Passwords = Awaited<ReturnType<typeof createPasswords>>;
