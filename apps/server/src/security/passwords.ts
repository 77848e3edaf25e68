import { randomBytes } from 'node:crypto';
import { noPassword } from '@miraco/db/no-password';
import { hash, verify } from '@node-rs/argon2';

/** argon2id, the default of the library, at the cost that OWASP recommends. It runs off the event loop. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export async function createPasswords() {
  // Of a password that nobody knows.
  const nobodys = await hash(randomBytes(32).toString('base64url'), cost);
  return {
    hash: (password: string) => hash(password, cost),

    /** Hashes exactly once, with or without a stored hash, so that unknown usernames take as long as known ones. */
    verify: async (stored: string | undefined, password: string) => {
      const isSet = stored !== undefined && stored !== noPassword;
      const matches = await verify(isSet ? stored : nobodys, password);
      return isSet && matches;
    },
  };
}

export type Passwords = Awaited<ReturnType<typeof createPasswords>>;
