import { isEncryptedName } from './names.ts';
import type { PlaceAddress } from './place-address.ts';
import { hasPassed, reasonOf, remedyOf, retryDelay, type Task, type TaskContext } from './task.ts';
import type { Thread } from './thread.ts';

/** A copy of the newest backup in the place that `BACKUP_TO` names. */
export function scheduledCopy({ config, eachAlone, folder, logError, practiceId, state }: TaskContext): Task {
  const { backupKeep: keep, backupPassphrase, backupTo: address } = config;

  /** The backup that is to be copied. One that was made before there was a passphrase stays here. */
  async function next(now: number): Promise<string | null> {
    const newest = await folder.newest(now);
    const mayLeave = newest && (backupPassphrase === undefined || isEncryptedName(newest.name));
    return mayLeave ? newest.name : null;
  }

  /** The copy is good all the same: credentials that may not remove are a protection, too. */
  const prune = (address: PlaceAddress, thread: Thread, now: number) =>
    eachAlone(
      'backups',
      ['BACKUP_TO'],
      {
        idOf: (place) => place,
        work: () => thread.run({ kind: 'pruneCopies', address, keep, now }),
        remedyOf: (error) =>
          `what is kept no longer could not be removed from BACKUP_TO: ${remedyOf(error, 'see whether that place can be reached')}; or remove it there by other means`,
      },
      now,
    );

  return {
    name: 'copy of a backup',

    isDue: async (now) => {
      const backup = address && (await next(now));
      if (!backup) return false;
      const { last, failure } = (await state.read()).copy;
      if (last?.backup === backup && last.to === address.shown) return false;
      return failure?.backup !== backup || hasPassed(failure.at, retryDelay, now);
    },

    run: async (thread, now) => {
      const backup = await next(now);
      if (!address || !backup) return;
      const owner = await practiceId();
      await folder.use(backup, (file) => thread.run({ kind: 'copy', file, address, owner }));
      await state.change({ copy: { last: { at: now, backup, to: address.shown }, failure: null } });
      await prune(address, thread, now);
    },

    failed: async (error, now) => {
      logError(
        error,
        'the backup could not be copied to BACKUP_TO',
        `${remedyOf(error, 'see whether that place can be reached')}; it is tried again in 15 minutes`,
      );
      const { copy } = await state.read();
      const backup = (await next(now)) ?? '';
      await state.change({ copy: { ...copy, failure: { at: now, backup, reason: reasonOf(error) } } });
    },
  };
}
