import { randomBytes } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The secret that signs tokens: the one given, else the one kept in the data folder, else a new one that is kept there. */
export async function sessionSecret(given: string | undefined, dataDir: string): Promise<Uint8Array> {
  if (given) return new TextEncoder().encode(given);
  const file = join(dataDir, 'session-secret');
  try {
    await writeFile(file, randomBytes(32).toString('hex'), { mode: 0o600, flag: 'wx', flush: true });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
  return new TextEncoder().encode(await readFile(file, 'utf8'));
}
