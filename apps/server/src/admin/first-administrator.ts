import { AppError } from '@miraco/contract/app-error';
import { ConfigError } from '../config.ts';
import { passwordFault } from '../security/common-passwords.ts';
import { forgetFirstPassword, keepFirstPassword, readFirstPassword } from '../security/first-password.ts';
import type { Services } from '../services.ts';

/** The variable of a field. */
const variables: Readonly<Record<string, string>> = { username: 'ADMIN_USERNAME', email: 'ADMIN_EMAIL' };

function nameTaken(error: unknown): never {
  const variable = error instanceof AppError && variables[error.details.field ?? ''];
  if (!variable) throw error;
  throw new ConfigError(`${variable} is the username or the e-mail address of somebody else: set it to another.`);
}

/** @throws ConfigError for a configured password that the first administrator may not have */
export async function assertFirstPassword(services: Services): Promise<void> {
  const { username, email, password } = services.config.firstAdministrator;
  if (password === undefined || (await services.store.users.administratorExists())) return;
  if (await passwordFault(services, password, { username, email, access: 'administrator' })) {
    throw new ConfigError(
      'ADMIN_PASSWORD is too easy to guess: it needs 8 characters, and more than common words, the username or the name of the practice.',
    );
  }
}

/**
 * Adds an administrator if there is none. Returns their generated password until the product has been served once: nobody can read
 * it afterwards. Returns null if a password was configured.
 * @throws ConfigError for a name that somebody has
 */
export async function addFirstAdministrator({ config, passwords, store }: Services): Promise<string | null> {
  if (await store.users.administratorExists()) return readFirstPassword(config.dataDir);
  const { username, email, password } = config.firstAdministrator;
  // A password that was generated at a failed start must not be printed instead of the configured one.
  if (password) await forgetFirstPassword(config.dataDir);
  const chosen = password ?? (await keepFirstPassword(config.dataDir));
  const user = {
    username,
    email,
    passwordHash: await passwords.hash(chosen),
    firstname: config.brandName,
    lastname: 'Administrator',
    address: '-',
    phone: '-',
    access: 'administrator',
    createdAt: Date.now(),
  };
  await store.users.register(user).catch(nameTaken);
  return password ? null : chosen;
}
