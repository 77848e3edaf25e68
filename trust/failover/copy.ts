import { execFile } from 'node:child_process';
import { copyFile, mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';

const execute = promisify(execFile);

/** Folders of which a server makes the content by itself, or gets it from its primary. */
const madeAgain = /^(pg_wal|pg_replslot|pg_dynshmem|pg_notify|pg_serial|pg_snapshots|pg_subtrans)\//;
/** Of one server alone. */
const own = /^(postmaster\.(pid|opts)|backup_label|standby\.signal|postgresql\.auto\.conf)$/;
const control = join('global', 'pg_control');

/** A file that the server removes meanwhile is in its log. */
async function copyIfThere(from: string, to: string): Promise<void> {
  await copyFile(from, to).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
  });
}

/**
 * Copies the data of a server of PostgreSQL that runs and was told that it is being copied, the control file last, as its manual says. The
 * folder itself stays: the server finds by it what a killed one has left in memory.
 */
export async function copyData(from: string, to: string): Promise<void> {
  for (const name of await readdir(to)) await rm(join(to, name), { recursive: true });
  for (const entry of await readdir(from, { recursive: true, withFileTypes: true })) {
    const path = relative(from, join(entry.parentPath, entry.name));
    if (madeAgain.test(path) || own.test(path) || path === control) continue;
    if (entry.isDirectory()) await mkdir(join(to, path), { recursive: true });
    else await copyIfThere(join(from, path), join(to, path));
  }
  await copyFile(join(from, control), join(to, control));
  const { uid, gid } = await stat(from);
  await execute('chown', ['-R', `${uid}:${gid}`, to]);
}
