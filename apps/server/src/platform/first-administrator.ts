import type { Services } from '../services.ts';
import { typeableSecret } from './typeable-secret.ts';

/**
 * Adds an administrator where there is none. Answers the password that was made up for them, which nobody can read again, or
 * null where one was given or nobody was added.
 */
export async function addFirstAdministrator({ config, passwords, store }: Services): Promise<string | null> {
  if (await store.users.administratorExists()) return null;
  const { username, email, password } = config.firstAdministrator;
  const chosen = password ?? typeableSecret();
  await store.users.register({
    username,
    email,
    passwordHash: await passwords.hash(chosen),
    firstname: config.brandName,
    lastname: 'Administrator',
    address: '-',
    phone: '-',
    access: 'administrator',
    createdAt: Date.now(),
  });
  return password ? null : chosen;
}
