import { Worker } from 'node:worker_threads';
import type { PlaceAddress } from './place-address.ts';
import type { Keep } from './retention.ts';

/** What the thread for backups is asked for. */
export type Job =
  | { kind: 'make'; dataDir: string; file: string; databaseUrl: string | undefined; passphrase: string | undefined }
  | { kind: 'copy'; file: string; address: PlaceAddress; keep: Keep; now: number }
  | { kind: 'rehearse'; file: string; passphrase: string | undefined };

/** What was found in a backup that was restored on trial. */
export interface Rehearsed {
  users: number;
  images: number;
  ms: number;
}

/** A failure that is to be expected: `reason` is for administrators; `message` is for the log and says what to do. */
export interface Refusal {
  reason: string;
  message: string;
}

export type Answer = { done: Rehearsed | null } | { refused: Refusal };

/** A job that was refused. */
export class JobRefused extends Error {
  override readonly name = 'JobRefused';
  readonly reason: string;

  constructor({ message, reason }: Refusal) {
    super(message);
    this.reason = reason;
  }
}

/** Milliseconds. One that takes longer is of a disk or host that has stopped to answer. */
const longest = 6 * 60 * 60 * 1000;

/** A thread for each job, one after the other: its memory ends with it, and its blocking reads delay no answer. */
export function createThread() {
  let worker: Worker | null = null;
  return {
    /** @throws JobRefused, or what the job throws */
    run: async (job: Job): Promise<Rehearsed | null> => {
      const started = new Worker(new URL('./worker.ts', import.meta.url), { workerData: job });
      worker = started;
      const limit = setTimeout(() => void started.terminate(), longest).unref();
      return new Promise<Rehearsed | null>((resolve, reject) => {
        started.once('message', (answer: Answer) =>
          'done' in answer ? resolve(answer.done) : reject(new JobRefused(answer.refused)),
        );
        started.once('error', reject);
        started.once('exit', () => reject(new Error('the thread ended without an answer')));
      }).finally(() => {
        clearTimeout(limit);
        worker = null;
      });
    },
    /** Aborts the job that runs, if any. */
    end: async () => void (await worker?.terminate()),
  };
}

export type Thread = ReturnType<typeof createThread>;
