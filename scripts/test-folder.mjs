import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { join } from 'node:path';

const memory = '/dev/shm';

/** Several times the space that all tests need at once. */
const enough = 2 * 2 ** 30;

/** Some tests run a script that they have written, which a system may forbid in such a folder. */
function runsScripts(folder) {
  const own = fs.mkdtempSync(join(folder, 'miraco-try-'));
  const script = join(own, 'script');
  fs.writeFileSync(script, '#!/bin/sh\n', { mode: 0o755 });
  const { status } = spawnSync(script);
  fs.rmSync(own, { recursive: true });
  return status === 0;
}

/**
 * A folder in memory for the files of tests, if there is one with enough room; else undefined. Each write to a database waits for the
 * disk, 2 ms and more, which thousands of tests need not do. `npm run trust` checks that the product does wait.
 */
export function memoryFolder() {
  try {
    const { bavail, bsize } = fs.statfsSync(memory);
    return bavail * bsize >= enough && runsScripts(memory) ? memory : undefined;
  } catch {
    return undefined;
  }
}
