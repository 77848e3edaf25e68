import { open } from 'node:fs/promises';

/** Flushes the entries of a folder to disk (fsync). Windows cannot. */
export async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder);
  await handle.sync().finally(() => handle.close());
}
