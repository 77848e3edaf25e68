import { fork } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { PlaceAddress } from './place-address.ts';
import type { Keep } from './retention.ts';

/** What the thread for backups is asked for. */
export type Job =
  | { kind: 'make'; dataDir: string; file: string; databaseUrl: string | undefined; passphrase: string | undefined }
  | { kind: 'copy'; file: string; address: PlaceAddress; owner: string }
  | { kind: 'pruneCopies'; address: PlaceAddress; keep: Keep; now: number }
  | { kind: 'check'; file: string }
  | { kind: 'rehearse'; dataDir: string; file: string; passphrase: string | undefined };

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

/** Any other failure, as it crosses to the product. */
interface Failure {
  name: string;
  code?: string;
  stack?: string;
}

export type Answer = { done: Rehearsed | null } | { refused: Refusal } | { failed: Failure };

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

/** Milliseconds that a stop waits for a job: one whose disk does not answer does not end. */
const patience = 3_000;

const module = new URL('./worker.ts', import.meta.url);

/**
 * A job at another place has a process of its own: file operations on a disk that does not answer would hold up those of the product,
 * which share a few threads, and its exit, which waits for them.
 */
function startProcess(job: Job) {
  const child = fork(fileURLToPath(module), { execArgv: [], stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  child.send(job);
  return { events: child, stop: () => void child.kill('SIGKILL') };
}

function startThread(job: Job) {
  const worker = new Worker(module, { workerData: job });
  return { events: worker, stop: () => void worker.terminate() };
}

function resultOf(answer: Answer): Rehearsed | null {
  if ('done' in answer) return answer.done;
  throw 'refused' in answer ? new JobRefused(answer.refused) : Object.assign(new Error(), answer.failed);
}

/** A thread or process for each job, one after the other: its memory ends with it, and its blocking reads delay no answer. */
export function createThread(limit = longest) {
  let abort = async () => {};
  return {
    /** @throws JobRefused, or what the job throws */
    run: async (job: Job): Promise<Rehearsed | null> => {
      const { events, stop } = 'address' in job ? startProcess(job) : startThread(job);
      const { promise, reject, resolve } = Promise.withResolvers<Answer>();
      const exited = new Promise((resolve) => events.once('exit', resolve));
      const end = async (reason: Error) => {
        reject(reason);
        stop();
        await exited;
      };
      events.once('message', resolve);
      events.on('error', reject);
      events.once('exit', () => reject(new Error('the job ended without an answer')));
      const slow = 'it took too long and was aborted: see whether the disk or host answers';
      const timer = setTimeout(() => void end(new JobRefused({ reason: 'unreachable', message: slow })), limit).unref();
      abort = () => end(new Error('the job was aborted'));
      return promise.then(resultOf).finally(() => {
        clearTimeout(timer);
        stop();
        abort = async () => {};
      });
    },
    /** Aborts the job that runs, if any. */
    end: () => Promise.race([abort(), wait(patience, undefined, { ref: false })]),
  };
}

export type Thread = ReturnType<typeof createThread>;
