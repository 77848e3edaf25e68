import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

let folder: string;

/** One folder for all files of the tests, removed at their end. */
export async function setup(): Promise<void> {
  folder = await mkdtemp(join(tmpdir(), 'miraco-tests-'));
  // Some tests start programs as another user, who needs access.
  await chmod(folder, 0o711);
  process.env.TMPDIR = folder;
}

export async function teardown(): Promise<void> {
  await rm(folder, { recursive: true, force: true });
}
