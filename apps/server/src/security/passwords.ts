import { hash, verify } from '@node-rs/argon2';

/** argon2id, which the library takes unless told otherwise, at the cost that OWASP recommends. It runs off the event loop. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export async function createPasswords() {
  // Compared with where there is nobody of that name, so that an unknown name costs what a known one does.
  const nobody = await hash('nobody has this password', cost);
  return {
    hash: (password: string) => hash(password, cost),

    /** Hashes exactly once, whether there is a stored hash or not. */
    verify: async (stored: string | undefined, password: string) => {
      const matches = await verify(stored ?? nobody, password);
      return stored !== undefined && matches;
    },
  };
}

export type Passwords = Awaited<ReturnType<typeof createPasswords>>;
