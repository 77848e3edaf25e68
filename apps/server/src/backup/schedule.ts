import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Config } from '../config.ts';

const minute = 60 * 1000;

/** A backup that failed is tried again after this, or after the usual time where that is shorter. */
const tryAgainAfter = 15 * minute;

const ending = '.miraco-backup';
const nameAt = (moment: number) =>
  `miraco-${new Date(moment).toISOString().slice(0, 19).replaceAll(':', '-')}Z${ending}`;

/** When a backup of that name was begun, or null where the name is of something else. */
function momentOf(name: string): number | null {
  const [, day, hours, minutes, seconds] =
    /^miraco-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)Z\.miraco-backup$/.exec(name) ?? [];
  return day ? Date.parse(`${day}T${hours}:${minutes}:${seconds}Z`) : null;
}

/** What went wrong, as an administrator may read it: a code such as ENOSPC, never a path. */
const reasonOf = (error: unknown) =>
  error instanceof Error ? String('code' in error ? error.code : error.name) : 'Error';

type Log = (error: unknown, message: string) => void;

/** Backups that the product makes by itself into `DATA_DIR/backups`, every `BACKUP_EVERY`, of which `BACKUP_KEEP` are kept. */
export function createBackups({ dataDir, backupEvery, backupKeep }: Config, logError: Log) {
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

  function inThread(file: string): { worker: Worker; done: Promise<void> } {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: { dataDir, file } });
    const done = new Promise<void>((resolve, reject) => {
      worker.once('message', () => resolve());
      worker.once('error', reject);
      worker.once('exit', () => reject(new Error('the thread ended without a backup')));
    });
    return { worker, done };
  }

  /** What is left of backups that a crash has interrupted, and whatever is beyond those to keep. */
  async function tidy(): Promise<void> {
    const beyond = (await kept()).slice(backupKeep).map(({ name }) => name);
    const interrupted = (await readdir(folder)).filter((name) => name.startsWith('miraco-') && name.includes('.part-'));
    for (const name of [...beyond, ...interrupted]) await rm(join(folder, name), { recursive: true, force: true });
  }

  async function make(now: number): Promise<void> {
    try {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      underWay = inThread(join(folder, nameAt(now)));
      await underWay.done;
      failure = null;
      await tidy();
    } catch (error) {
      if (closing) return;
      failure = { at: now, reason: reasonOf(error) };
      logError(error, 'the backup failed');
    } finally {
      underWay = null;
    }
  }

  /** A moment that is to come is no reason to wait: the clock was set back. */
  const isPast = (moment: number, wait: number, now: number) => now - moment >= wait || moment > now;

  async function isDue(now: number): Promise<boolean> {
    if (backupEvery === null || underWay) return false;
    if (failure && !isPast(failure.at, Math.min(backupEvery, tryAgainAfter), now)) return false;
    const [last] = await kept();
    return !last || isPast(last.at, backupEvery, now);
  }

  const makeIfDue = async (now: number) => {
    if (await isDue(now)) await make(now);
  };

  /** When the last good backup was begun and how large it is, and whether a later one has failed. Milliseconds, bytes. */
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
  // The first soon after the start, and not within it.
  const first = backupEvery === null ? undefined : setTimeout(() => void makeIfDue(Date.now()), 5_000);
  first?.unref();

  return {
    makeIfDue,
    status,

    /** Gives up a backup under way: what is half written has no name yet, and goes at the next one. */
    close: async () => {
      closing = true;
      clearInterval(timer);
      clearTimeout(first);
      await underWay?.worker.terminate();
    },
  };
}
