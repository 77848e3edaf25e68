import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

let folder: string;

/** One folder for all that the tests write, which goes with them. */
export async function setup(): Promise<void> {
  folder = await mkdtemp(join(tmpdir(), 'miraco-tests-'));
  // Some tests start programs as another user, who has to get through.
  await chmod(folder, 0o711);
  process.env.TMPDIR = folder;
}

export async function teardown(): Promise<void> {
  await rm(folder, { recursive: true, force: true });
}
