import { spawnSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { administratorOf, type Finding, inFolder, serve, writeNote } from './served.ts';

const writes = 50;

/** How many answers left while something written to the log was not on disk, and how many had a sync of their own. */
function judge(trace: string): { early: number; synced: number } {
  let [dirty, syncs, early, synced] = [false, 0, 0, 0];
  for (const line of trace.split('\n')) {
    if (/pwrite64\(\d+<[^>]*miraco\.sqlite-wal>/.test(line)) dirty = true;
    // The call that has returned, not the one that was begun and interrupted.
    if (/(?:fdatasync|fsync)(\(\d+<[^>]*miraco\.sqlite-wal>\)| resumed>).*= 0/.test(line))
      [dirty, syncs] = [false, syncs + 1];
    if (/writev?\(\d+<(TCP|socket)[^>]*>.*HTTP\/1\.1 200/.test(line)) {
      if (dirty) early += 1;
      if (syncs > 0) synced += 1;
      syncs = 0;
    }
  }
  return { early, synced };
}

/** Watches the system calls of the product: a write is on disk before its acknowledgement leaves. */
export const fsync = (): Promise<Finding> =>
  inFolder(async (folder) => {
    if (spawnSync('strace', ['-V']).error)
      return { ok: true, figure: 'skipped: strace is not installed (apt-get install strace)' };
    // The first start writes much that nobody waits for.
    await (await serve(join(folder, 'data'))).stop();
    const trace = join(folder, 'trace');
    const calls = 'trace=pwrite64,fdatasync,fsync,write,writev';
    const product = await serve(join(folder, 'data'), {
      through: ['strace', '-D', '-f', '-yy', '-s', '64', '-e', calls, '-o', trace],
    });
    await product.signIn();
    const user = await administratorOf(product);
    const before = (await readFile(trace, 'utf8')).length;
    for (let number = 0; number < writes; number += 1) await writeNote(product, user);
    await product.stop();
    // The tracer writes down what it has seen a moment after the traced has ended.
    await setTimeout(500);
    const { early, synced } = judge((await readFile(trace, 'utf8')).slice(before));
    return {
      ok: early === 0 && synced >= writes,
      figure: `${synced} of ${writes} answers after an fsync or fdatasync of their own, ${early} before theirs`,
    };
  });
