import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { typeableSecret } from '../security/typeable-secret.ts';
import { keepNew, readKept } from './kept-file.ts';

const name = 'first-password';

/** The generated password of the first administrator, or null once the product has been served. */
export async function readFirstPassword(dataDir: string): Promise<string | null> {
  const text = (await readKept(join(dataDir, name)))?.trim() ?? '';
  return /^(?:[A-Z2-7]{4}-){6}[A-Z2-7]{4}$/.test(text) ? text : null;
}

/** Removes the password, and the remains of a crash while it was written. */
export async function forgetFirstPassword(dataDir: string): Promise<void> {
  const names = (await readdir(dataDir)).filter((found) => found === name || found.startsWith(`${name}.`));
  for (const found of names) await rm(join(dataDir, found), { force: true });
}

/** The password for the first administrator. It is on disk before the account exists, so that a failed start does not lose it. */
export async function keepFirstPassword(dataDir: string): Promise<string> {
  const kept = await readFirstPassword(dataDir);
  if (kept) return kept;
  await forgetFirstPassword(dataDir);
  await keepNew(join(dataDir, name), typeableSecret());
  return (await readFirstPassword(dataDir)) ?? keepFirstPassword(dataDir);
}
