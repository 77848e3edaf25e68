import { link, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { syncFolder } from '../backup/durable.ts';

const hasCode = (error: unknown, code: string) => error instanceof Error && 'code' in error && error.code === code;

/**
 * Keeps a secret in a file of its own, unless there is one already. The file is made whole or not at all, for a crash in the middle
 * must not leave an empty one behind, and it is on disk when this resolves.
 */
export async function keepNew(file: string, secret: string): Promise<void> {
  const draft = `${file}.${process.pid}`;
  await writeFile(draft, secret, { mode: 0o600, flush: true });
  try {
    await link(draft, file);
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error;
  } finally {
    await rm(draft);
  }
  await syncFolder(dirname(file));
}

/** What is kept in a file, or null where there is none. */
export async function readKept(file: string): Promise<string | null> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return null;
    throw error;
  }
}
