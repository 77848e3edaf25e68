import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { link, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const isThere = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'EEXIST';

/** Makes the file whole or not at all: a crash in the middle must not leave an empty secret behind. */
async function keepNewSecret(file: string): Promise<void> {
  const draft = `${file}.${process.pid}`;
  await writeFile(draft, randomBytes(32).toString('hex'), { mode: 0o600, flush: true });
  try {
    await link(draft, file);
  } catch (error) {
    if (!isThere(error)) throw error;
  } finally {
    await rm(draft);
  }
}

/** The secret that signs tokens: the one given, else the one kept in the data folder, else a new one that is kept there. */
export async function sessionSecret(given: string | undefined, dataDir: string): Promise<Uint8Array> {
  if (given) return new TextEncoder().encode(given);
  const file = join(dataDir, 'session-secret');
  if (!existsSync(file)) await keepNewSecret(file);
  return new TextEncoder().encode(await readFile(file, 'utf8'));
}
