import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ConfigError, minimumSecretLength } from '../config.ts';
import { keepNew, readKept } from './kept-file.ts';

const fileIn = (dataDir: string) => join(dataDir, 'session-secret');

/** Whether the product was started on this data folder before: the secret is made after the database. */
export const hasKeptSecret = (dataDir: string) => existsSync(fileIn(dataDir));

/**
 * The secret in the data folder, or null if there is none.
 * @throws ConfigError if it is too short to be one that was made here
 */
export async function keptSecret(dataDir: string): Promise<string | null> {
  const secret = await readKept(fileIn(dataDir));
  if (secret === null || secret.trim().length >= minimumSecretLength) return secret;
  throw new ConfigError(
    `DATA_DIR/session-secret is shorter than ${minimumSecretLength} characters: put the file back as it was, or remove it to have a ` +
      'new one made; everybody is signed out then, and the codes of authenticator apps are refused until they are set up ' +
      'again (recovery codes are accepted).',
  );
}

/** Makes the secret that signs tokens and seals second factors, and writes it to the data folder. */
export async function makeSecret(dataDir: string): Promise<string> {
  await keepNew(fileIn(dataDir), randomBytes(32).toString('hex'));
  return readFile(fileIn(dataDir), 'utf8');
}
