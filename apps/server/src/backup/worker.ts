import { parentPort, workerData } from 'node:worker_threads';
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
    case 'rehearse':
      return (await import('./rehearse.ts')).rehearse(job.file, job.passphrase);
  }
}

async function answerTo(job: Job): Promise<Answer> {
  try {
    return { done: await run(job) };
  } catch (error) {
    const { message } = error instanceof Error ? error : new Error(String(error));
    if (error instanceof BackupRefused || error instanceof PlaceFailed) {
      return { refused: { reason: error.reason, message } };
    }
    throw error;
  }
}

/** Runs one job in its own thread, so that its blocking reads delay no answer. */
const job: Job = workerData;
parentPort?.postMessage(await answerTo(job));
