import { nameAt } from './names.ts';
import { hasPassed, reasonOf, remedyOf, retryDelay, type Task, type TaskContext } from './task.ts';

/** A backup in `DATA_DIR/backups` every `BACKUP_EVERY`, of which those are kept that `BACKUP_KEEP` says. */
export function scheduledBackup({ config, eachAlone, folder, logError }: TaskContext) {
  const { backupEvery: every, backupKeep, backupPassphrase: passphrase, dataDir, databaseUrl } = config;
  let failure: { at: number; reason: string } | null = null;

  const task: Task = {
    name: 'backup',

    isDue: async (now) => {
      if (every === null) return false;
      if (failure && !hasPassed(failure.at, Math.min(every, retryDelay), now)) return false;
      const last = await folder.newest(now);
      return !last || hasPassed(last.at, every, now);
    },

    run: async (thread, now) => {
      await folder.make();
      const file = folder.fileOf(nameAt(now, passphrase !== undefined));
      await thread.run({ kind: 'make', dataDir, file, databaseUrl, passphrase });
      failure = null;
      await folder.prune(eachAlone, backupKeep, now);
    },

    failed: (error, now) => {
      failure = { at: now, reason: reasonOf(error) };
      const remedy = remedyOf(error, 'check DATA_DIR/backups');
      logError(error, 'the backup failed', `${remedy}; it is tried again within 15 minutes`);
    },
  };
  return { ...task, failure: () => failure };
}
