import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';

const prefix = 'miraco-tests-';

let folder: string | undefined;

/** One folder for all files of the tests, removed at their end. */
export async function setup(): Promise<void> {
  // Each project of tests has this set-up. Folders within folders would make the names of sockets too long.
  if (basename(tmpdir()).startsWith(prefix)) return;
  folder = await mkdtemp(join(tmpdir(), prefix));
  // Some tests start programs as another user, who needs access.
  await chmod(folder, 0o711);
  process.env.TMPDIR = folder;
}

export async function teardown(): Promise<void> {
  if (folder) await rm(folder, { recursive: true, force: true });
}
