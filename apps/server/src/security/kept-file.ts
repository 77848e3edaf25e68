import { link, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { syncFolder } from '../backup/durable.ts';

const hasCode = (error: unknown, code: string) => error instanceof Error && 'code' in error && error.code === code;

/**
 * Writes a secret to a new file, unless the file exists. The write is atomic, so that a crash leaves no empty file, and durable once
 * this resolves.
 */
export async function keepNew(file: string, secret: string): Promise<void> {
  const temporary = `${file}.${process.pid}`;
  await writeFile(temporary, secret, { mode: 0o600, flush: true });
  try {
    await link(temporary, file);
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error;
  } finally {
    await rm(temporary);
  }
  await syncFolder(dirname(file));
}

/** The content of a file, or null if it does not exist. */
export async function readKept(file: string): Promise<string | null> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return null;
    throw error;
  }
}
