import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { EachAlone } from '../each-alone.ts';
import { momentOf } from './names.ts';
import { type Keep, superfluous } from './retention.ts';

export interface NamedBackup {
  name: string;
  /** When it was started, in epoch milliseconds. */
  at: number;
}

/** What an interrupted backup has left. */
const isRemains = (name: string) => /^miraco-.*\.part-/.test(name);

/** The scheduled backups of a data folder. */
export function backupFolder(dataDir: string) {
  const path = join(dataDir, 'backups');
  const names = (): Promise<string[]> => readdir(path).catch(() => []);
  const uses = new Set<{ name: string }>();
  return {
    path,
    make: () => mkdir(path, { recursive: true, mode: 0o700 }),
    fileOf: (name: string) => join(path, name),

    /** Keeps a backup from being removed while its file is read. */
    use: async <Result>(name: string, read: (file: string) => Promise<Result>): Promise<Result> => {
      const use = { name };
      uses.add(use);
      return read(join(path, name)).finally(() => uses.delete(use));
    },

    /** The newest backup; one of the future, made before the clock was set back, only where there is no other. */
    newest: async (now: number): Promise<NamedBackup | null> => {
      const backups = (await names()).flatMap((name) => {
        const at = momentOf(name);
        return at === null ? [] : [{ name, at }];
      });
      const rank = ({ at }: NamedBackup) => (at > now ? -at : at);
      return backups.sort((one, other) => rank(other) - rank(one))[0] ?? null;
    },

    /** Null if there is no such file. */
    sizeOf: async (name: string) => (await stat(join(path, name)).catch(() => null))?.size ?? null,

    /** Removes the backups that are neither to be kept nor in use, and what interrupted ones have left. */
    prune: async (eachAlone: EachAlone, keep: Keep, now: number): Promise<void> => {
      const there = await names();
      const used = new Set([...uses].map(({ name }) => name));
      const old = superfluous(there, keep, now).filter((name) => !used.has(name));
      await eachAlone(
        'backups',
        [...old, ...there.filter(isRemains)],
        { idOf: (name) => name, work: (name) => rm(join(path, name), { recursive: true, force: true }) },
        now,
      );
    },
  };
}

export type BackupFolder = ReturnType<typeof backupFolder>;
