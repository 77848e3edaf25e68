import {
  closeSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  statfsSync,
  statSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import type { Migration, NoRoom } from '../../migration.ts';
import { copyWhole } from './snapshot.ts';

/** Copies that are kept. */
const kept = 2;

/** What stays free besides the copy and a second one, which the migration may write, in bytes. */
const margin = 50_000_000;

/** Whether a disk, or the share of it that one may use, is full. */
export const isFull = (error: unknown) =>
  error instanceof Error && 'code' in error && /^(SQLITE_FULL|ENOSPC|EDQUOT)$/.test(String(error.code));

const sizeOf = (file: string) => statSync(file, { throwIfNoEntry: false })?.size ?? 0;

/** The bytes of a database with its log. */
export const bytesOf = (file: string) => sizeOf(file) + sizeOf(`${file}-wal`);

/** The room on the disk of a database that its copy asks for, in bytes. */
export function roomFor(file: string): NoRoom {
  const { bavail, bsize } = statfsSync(dirname(file));
  return { needed: 2 * bytesOf(file) + margin, free: bavail * bsize };
}

/** The folder of the copies, beside the database. */
export const copiesOf = (file: string) => join(dirname(file), 'before-upgrade');

const extension = '.sqlite';

/** The copies beside a database, oldest first. */
export function listCopies(file: string): string[] {
  const folder = copiesOf(file);
  const names = statSync(folder, { throwIfNoEntry: false }) ? readdirSync(folder) : [];
  const copies = names.filter((name) => name.endsWith(extension)).sort();
  return copies.map((name) => join(folder, name));
}

/** Flushes a file, or the entries of a folder, to disk. Windows cannot flush folders. */
function flush(path: string, isFolder = false): void {
  if (isFolder && process.platform === 'win32') return;
  const handle = openSync(path, isFolder ? 'r' : 'r+');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

/**
 * Copies a database before it is migrated, and removes all but the latest copies. A copy has its name once it is whole and on disk.
 * Returns the file, or the room that it lacks.
 */
export function copyBeforeMigration(
  file: string,
  { applied }: Pick<Migration, 'applied'>,
  room = roomFor(file),
): string | NoRoom {
  if (room.free < room.needed) return room;
  const folder = copiesOf(file);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const unfinished = join(folder, 'unfinished');
  const removeUnfinished = () => {
    for (const rest of ['', '-journal', '-wal', '-shm']) rmSync(unfinished + rest, { force: true });
  };
  removeUnfinished();
  const moment = new Date().toISOString().replaceAll(/[:.]/g, '-');
  const copy = join(folder, `${moment}-${applied.at(-1)}${extension}`);
  try {
    copyWhole(file, unfinished);
    flush(unfinished);
    renameSync(unfinished, copy);
  } catch (error) {
    removeUnfinished();
    // A quota, or another program that was quicker.
    if (isFull(error)) return { ...room, free: 0 };
    throw error;
  }
  for (const path of [folder, dirname(file)]) flush(path, true);
  // A clock that was set back gives it an earlier name than older ones have.
  const others = listCopies(file).filter((other) => other !== copy);
  for (const older of others.slice(0, Math.max(0, others.length - kept + 1))) rmSync(older);
  return copy;
}
