import { forgetFirstPassword, keepFirstPassword, readFirstPassword } from '../security/first-password.ts';
import type { Services } from '../services.ts';

/**
 * Adds an administrator where there is none. Answers the password that was made up for them until the product has been served,
 * which nobody can read again afterwards; null where one was given.
 */
export async function addFirstAdministrator({ config, passwords, store }: Services): Promise<string | null> {
  if (await store.users.administratorExists()) return readFirstPassword(config.dataDir);
  const { username, email, password } = config.firstAdministrator;
  // One that was made up at a start which came to nothing must not be told in the place of the one that was given.
  if (password) await forgetFirstPassword(config.dataDir);
  const chosen = password ?? (await keepFirstPassword(config.dataDir));
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
