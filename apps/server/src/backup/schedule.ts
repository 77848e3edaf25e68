import type { Config } from '../config.ts';
import type { EachAlone } from '../each-alone.ts';
import type { LogError } from '../http/logging.ts';
import { backupFolder } from './backup-folder.ts';
import { scheduledBackup } from './scheduled-backup.ts';
import { scheduledCheck } from './scheduled-check.ts';
import { scheduledCopy } from './scheduled-copy.ts';
import { scheduledRehearsal } from './scheduled-rehearsal.ts';
import { stateIn } from './state.ts';
import { day, minute, type Task } from './task.ts';
import { createThread, type Thread } from './thread.ts';

/** Milliseconds after which administrators are told that no backup has been restored on trial. */
const longestWithoutRehearsal = 10 * day;

/** The database that other processes share, and that notes what failed. */
interface Together {
  /** Runs a job unless another process of the database does. */
  unlessElsewhere: (name: string, job: () => Promise<void>) => Promise<unknown>;
  eachAlone: EachAlone;
}

/** Makes backups by itself, copies them to another place, restores one on trial now and then, and checks the database every day. */
export function createBackups(
  config: Config,
  logError: LogError,
  practiceId: () => Promise<string>,
  { eachAlone, unlessElsewhere }: Together,
) {
  const folder = backupFolder(config.dataDir);
  const state = stateIn(folder.path);
  const context = { config, eachAlone, folder, logError, practiceId, state };
  const backup = scheduledBackup(context);
  const ofBackups: readonly Task[] = [backup, scheduledCopy(context), scheduledRehearsal(context)];
  const underWay = new Map<Task, Thread>();
  const { backupEvery, backupKeep, backupPassphrase, backupTo } = config;
  const tasks: readonly Task[] = [...(backupEvery === null ? [] : ofBackups), scheduledCheck(context)];
  let isClosing = false;

  async function runInThread(task: Task, now: number): Promise<void> {
    const thread = createThread();
    underWay.set(task, thread);
    try {
      await unlessElsewhere(task.name, () => task.run(thread, now));
    } catch (error) {
      if (!isClosing) await task.failed(error, now);
    } finally {
      underWay.delete(task);
    }
  }

  /** Does what is due, one after the other. A copy that takes long does not delay the next backup. */
  async function run(now: number): Promise<void> {
    try {
      for (const task of tasks) {
        const mayRun = !isClosing && !underWay.has(task);
        if (mayRun && (await task.isDue(now))) await runInThread(task, now);
      }
    } catch (error) {
      logError(
        error,
        'the state of the backups and of the check of the database could not be noted',
        'check DATA_DIR/backups',
      );
    }
  }

  /** The last good backup, copy and rehearsal, each with the failure after it, if any. Times are in epoch milliseconds. */
  async function status(now = Date.now()) {
    const last = await folder.newest(now);
    const bytes = last && (await folder.sizeOf(last.name));
    const { copy, rehearsal } = await state.read();
    const isLong = rehearsal.last !== null && now - rehearsal.last.at > longestWithoutRehearsal;
    return {
      every: backupEvery,
      keep: backupKeep,
      isEncrypted: backupPassphrase !== undefined,
      last: last && bytes !== null ? { at: last.at, bytes } : null,
      failure: backup.failure(),
      /** Null where no place for copies is named; `to` has no credentials. */
      copy: backupTo
        ? { to: backupTo.shown, last: copy.last?.to === backupTo.shown ? copy.last : null, failure: copy.failure }
        : null,
      rehearsal: { ...rehearsal, isOverdue: backupEvery !== null && isLong },
    };
  }

  const timer = setInterval(() => void run(Date.now()), minute);
  timer.unref();
  // The first check comes soon after the start, without slowing it down.
  const first = backupEvery === null ? undefined : setTimeout(() => void run(Date.now()), 5_000);
  first?.unref();

  return {
    run,
    status,
    /** The last check of the database, with the failure after it, if any. */
    check: async () => (await state.read()).check,

    /** Aborts what is under way: a partial file has no name yet, and the next backup removes it. */
    close: async () => {
      isClosing = true;
      clearInterval(timer);
      clearTimeout(first);
      await Promise.all([...underWay.values()].map((thread) => thread.end()));
    },
  };
}
