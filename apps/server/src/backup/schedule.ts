import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Config } from '../config.ts';

const minute = 60 * 1000;

/** Milliseconds until a failed backup is retried, unless the usual interval is shorter. */
const retryDelay = 15 * minute;

const extension = '.miraco-backup';
const nameAt = (moment: number) =>
  `miraco-${new Date(moment).toISOString().slice(0, 19).replaceAll(':', '-')}Z${extension}`;

/** When the backup of that name was started; null if the name is not of a backup. */
function momentOf(name: string): number | null {
  const [, day, hours, minutes, seconds] =
    /^miraco-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)Z\.miraco-backup$/.exec(name) ?? [];
  return day ? Date.parse(`${day}T${hours}:${minutes}:${seconds}Z`) : null;
}

/** An error for administrators: a code such as ENOSPC, never a path. */
const reasonOf = (error: unknown) =>
  error instanceof Error ? String('code' in error ? error.code : error.name) : 'Error';

type Log = (error: unknown, message: string) => void;

/** Runs a job unless another process does. */
type UnlessElsewhere = (job: () => Promise<void>) => Promise<unknown>;

/** Makes a backup in `DATA_DIR/backups` every `BACKUP_EVERY`, and keeps the latest `BACKUP_KEEP`. */
export function createBackups(
  { dataDir, databaseUrl, backupEvery, backupKeep }: Config,
  logError: Log,
  unlessElsewhere: UnlessElsewhere = (job) => job(),
) {
  const folder = join(dataDir, 'backups');
  let failure: { at: number; reason: string } | null = null;
  let underWay: { worker: Worker; done: Promise<void> } | null = null;
  let closing = false;

  /** Newest first. */
  async function kept(): Promise<{ name: string; at: number }[]> {
    const names = await readdir(folder).catch(() => []);
    const backups = names.flatMap((name) => {
      const at = momentOf(name);
      return at === null ? [] : [{ name, at }];
    });
    return backups.sort((one, other) => other.at - one.at);
  }

  function runInThread(file: string): { worker: Worker; done: Promise<void> } {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: { dataDir, file, databaseUrl } });
    const done = new Promise<void>((resolve, reject) => {
      worker.once('message', () => resolve());
      worker.once('error', reject);
      worker.once('exit', () => reject(new Error('the thread ended without a backup')));
    });
    return { worker, done };
  }

  /** Removes the oldest backups beyond `BACKUP_KEEP`, and the remains of interrupted ones. */
  async function prune(): Promise<void> {
    const beyond = (await kept()).slice(backupKeep).map(({ name }) => name);
    const interrupted = (await readdir(folder)).filter((name) => name.startsWith('miraco-') && name.includes('.part-'));
    for (const name of [...beyond, ...interrupted]) await rm(join(folder, name), { recursive: true, force: true });
  }

  async function make(now: number): Promise<void> {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    underWay = runInThread(join(folder, nameAt(now)));
    await underWay.done;
    failure = null;
    await prune();
  }

  async function tryToMake(now: number): Promise<void> {
    try {
      await unlessElsewhere(() => make(now));
    } catch (error) {
      if (closing) return;
      failure = { at: now, reason: reasonOf(error) };
      logError(error, 'the backup failed');
    } finally {
      underWay = null;
    }
  }

  /** A time in the future counts as past: the clock was set back. */
  const isPast = (moment: number, wait: number, now: number) => now - moment >= wait || moment > now;

  async function isDue(now: number): Promise<boolean> {
    if (backupEvery === null || underWay) return false;
    if (failure && !isPast(failure.at, Math.min(backupEvery, retryDelay), now)) return false;
    const [last] = await kept();
    return !last || isPast(last.at, backupEvery, now);
  }

  const makeIfDue = async (now: number) => {
    if (await isDue(now)) await tryToMake(now);
  };

  /** The start (epoch milliseconds) and size (bytes) of the last good backup, and the failure after it, if any. */
  async function status() {
    const [last] = await kept();
    const bytes = last ? (await stat(join(folder, last.name)).catch(() => null))?.size : undefined;
    return {
      every: backupEvery,
      keep: backupKeep,
      last: last && bytes !== undefined ? { at: last.at, bytes } : null,
      failure,
    };
  }

  const timer = backupEvery === null ? undefined : setInterval(() => void makeIfDue(Date.now()), minute);
  timer?.unref();
  // The first check comes soon after the start, without slowing it down.
  const first = backupEvery === null ? undefined : setTimeout(() => void makeIfDue(Date.now()), 5_000);
  first?.unref();

  return {
    makeIfDue,
    status,

    /** Aborts a backup under way: its partial file has no name yet, and the next backup removes it. */
    close: async () => {
      closing = true;
      clearInterval(timer);
      clearTimeout(first);
      await underWay?.worker.terminate();
    },
  };
}
