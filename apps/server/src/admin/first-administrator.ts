import { forgetFirstPassword, keepFirstPassword, readFirstPassword } from '../security/first-password.ts';
import type { Services } from '../services.ts';

/**
 * Adds an administrator if there is none. Returns their generated password until the product has been served once: nobody can read
 * it afterwards. Returns null if a password was configured.
 */
export async function addFirstAdministrator({ config, passwords, store }: Services): Promise<string | null> {
  if (await store.users.administratorExists()) return readFirstPassword(config.dataDir);
  const { username, email, password } = config.firstAdministrator;
  // A password that was generated at a failed start must not be printed instead of the configured one.
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
