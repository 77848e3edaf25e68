import { hash, verify } from '@node-rs/argon2';

/** argon2id, the default of the library, at the cost that OWASP recommends. It runs off the event loop. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export async function createPasswords() {
  // Compared for unknown usernames, so that they take as long as known ones.
  const dummyHash = await hash('nobody has this password', cost);
  return {
    hash: (password: string) => hash(password, cost),

    /** Hashes exactly once, with or without a stored hash. */
    verify: async (stored: string | undefined, password: string) => {
      const matches = await verify(stored ?? dummyHash, password);
      return stored !== undefined && matches;
    },
  };
}

export type Passwords = Awaited<ReturnType<typeof createPasswords>>;
