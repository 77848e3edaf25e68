import { day, hasPassed, reasonOf, remedyOf, type Task, type TaskContext } from './task.ts';

const interval = 7 * day;

/** The newest backup is restored into a scratch folder once a week, and for the first time after the first backup. */
export function scheduledRehearsal({ config, folder, logError, state }: TaskContext): Task {
  const { backupPassphrase: passphrase, dataDir } = config;
  const newest = async (now: number) => (await folder.newest(now))?.name;
  return {
    name: 'rehearsal of a backup',

    isDue: async (now) => {
      if (!(await newest(now))) return false;
      const { last, failure } = (await state.read()).rehearsal;
      if (failure) return hasPassed(failure.at, day, now);
      return !last || hasPassed(last.at, interval, now);
    },

    run: async (thread, now) => {
      const backup = await newest(now);
      if (!backup) return;
      const found = await folder.use(backup, (file) => thread.run({ kind: 'rehearse', dataDir, file, passphrase }));
      if (found) await state.change({ rehearsal: { last: { at: now, backup, ...found }, failure: null } });
    },

    failed: async (error, now) => {
      const backup = (await newest(now)) ?? '';
      logError(
        error,
        `the backup ${backup} could not be restored on trial`,
        `${remedyOf(error, 'check DATA_DIR/backups')}; it is tried again in a day`,
      );
      const { rehearsal } = await state.read();
      await state.change({ rehearsal: { ...rehearsal, failure: { at: now, backup, reason: reasonOf(error) } } });
    },
  };
}
