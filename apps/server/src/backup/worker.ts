import { once } from 'node:events';
import { parentPort, workerData } from 'node:worker_threads';
import { livesWithProduct } from '../child-process.ts';
import { BackupRefused } from './format.ts';
import { PlaceFailed } from './places/place.ts';
import type { Answer, Job, Rehearsed } from './thread.ts';

/** Each loads only what it needs: the thread ends with its job, and its memory with it. */
async function run(job: Job): Promise<Rehearsed | null> {
  switch (job.kind) {
    case 'make':
      await (await import('./make.ts')).makeBackup(job.dataDir, job.file, job);
      return null;
    case 'copy':
      await (await import('./copy.ts')).copyBackup(job);
      return null;
    case 'pruneCopies':
      await (await import('./copy.ts')).pruneCopies(job);
      return null;
    case 'check':
      (await import('./check.ts')).check(job.file);
      return null;
    case 'rehearse':
      return (await import('./rehearse.ts')).rehearse(job);
  }
}

async function answerTo(job: Job): Promise<Answer> {
  try {
    return { done: await run(job) };
  } catch (thrown) {
    const error: Error & { code?: unknown } = thrown instanceof Error ? thrown : new Error(String(thrown));
    const { message, name, stack } = error;
    if (error instanceof BackupRefused || error instanceof PlaceFailed) {
      return { refused: { reason: error.reason, message } };
    }
    return { failed: { name, ...(error.code ? { code: String(error.code) } : {}), ...(stack ? { stack } : {}) } };
  }
}

/** Runs one job in a thread, so that its blocking reads delay no answer. */
async function runInThread(port: NonNullable<typeof parentPort>): Promise<void> {
  port.postMessage(await answerTo(workerData));
}

/** Runs one job in a process, which ends with the product. */
async function runInProcess(): Promise<void> {
  livesWithProduct();
  const [job] = await once(process, 'message');
  process.send?.(await answerTo(job));
}

await (parentPort ? runInThread(parentPort) : runInProcess());
