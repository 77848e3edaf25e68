import { join } from 'node:path';
import { databaseName } from './format.ts';
import { day, hasPassed, reasonOf, remedyOf, type Task, type TaskContext } from './task.ts';

/** Every page of the file of SQLite is read once a day: a damaged one is served without a word until somebody needs it. */
export function scheduledCheck({ config, folder, logError, state }: TaskContext): Task {
  const { dataDir, databaseUrl } = config;
  return {
    name: 'check of the database',

    isDue: async (now) => {
      if (databaseUrl !== undefined) return false;
      const { last, failure } = (await state.read()).check;
      const latest = Math.max(last?.at ?? Number.NEGATIVE_INFINITY, failure?.at ?? Number.NEGATIVE_INFINITY);
      return hasPassed(latest, day, now);
    },

    run: async (thread, now) => {
      await folder.make();
      const begun = performance.now();
      await thread.run({ kind: 'check', file: join(dataDir, databaseName) });
      await state.change({ check: { last: { at: now, ms: Math.round(performance.now() - begun) }, failure: null } });
    },

    failed: async (error, now) => {
      logError(
        error,
        'the check of the database failed',
        `${remedyOf(error, 'check DATA_DIR')}; it is repeated in a day`,
      );
      const { check } = await state.read();
      await state.change({ check: { ...check, failure: { at: now, backup: '', reason: reasonOf(error) } } });
    },
  };
}
