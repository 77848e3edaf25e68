import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { type FileHandle, mkdtemp, open, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { examineSnapshot, takeSnapshot } from '@miraco/db/snapshot';
import { syncFolder } from './durable.ts';
import { BackupRefused, databaseName, footer, header, type Manifest, type Member } from './format.ts';
import { verifyBackup } from './read.ts';

const isMissing = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOENT';

const syncEvery = 4 * 1024 * 1024;

/** Syncs every 4 MB: a write of the product waits for a running sync, and one sync of the whole file takes long. */
function syncingWriter(target: FileHandle) {
  let unsynced = 0;
  return async (chunk: Buffer): Promise<void> => {
    await target.writeFile(chunk);
    unsynced += chunk.length;
    if (unsynced < syncEvery) return;
    await target.datasync();
    unsynced = 0;
  };
}

type Put = ReturnType<typeof syncingWriter>;

async function append(put: Put, name: string, chunks: AsyncIterable<Buffer> | Buffer[]): Promise<Member> {
  const hash = createHash('sha256');
  let size = 0;
  for await (const chunk of chunks) {
    hash.update(chunk);
    await put(chunk);
    size += chunk.length;
  }
  return { name, size, sha256: hash.digest('hex') };
}

async function write(target: FileHandle, snapshot: string, images: readonly string[], dataDir: string) {
  const put = syncingWriter(target);
  await target.writeFile(header);
  const database = await open(snapshot);
  const members = [await append(put, databaseName, database.createReadStream({ highWaterMark: 256 * 1024 }))];
  const missing: string[] = [];
  for (const image of images) {
    try {
      members.push(await append(put, `images/${image}`, [await readFile(join(dataDir, 'images', image))]));
    } catch (error) {
      // Most likely its owner was removed after the snapshot.
      if (!isMissing(error)) throw error;
      missing.push(image);
    }
  }
  const manifest = Buffer.from(
    JSON.stringify({ created: new Date().toISOString(), members, missing } satisfies Manifest),
  );
  await target.writeFile(manifest);
  await target.writeFile(footer(manifest.length, createHash('sha256').update(manifest).digest('hex')));
  await target.sync();
  return missing;
}

async function startsAsBackup(file: string): Promise<boolean> {
  const handle = await open(file);
  try {
    const { buffer } = await handle.read(Buffer.alloc(header.length), 0, header.length, 0);
    return buffer.toString('latin1') === header;
  } finally {
    await handle.close();
  }
}

/** Refuses to overwrite a file that is not a backup, such as the database itself, named by mistake. */
async function assertMayWrite(file: string): Promise<void> {
  if (!existsSync(dirname(file))) throw new BackupRefused(`There is no folder ${dirname(file)}: make it first.`);
  if (!existsSync(file)) return;
  if ((await stat(file)).isDirectory()) throw new BackupRefused(`${file} is a folder: name the file to write.`);
  if (!(await startsAsBackup(file))) {
    throw new BackupRefused(`${file} exists and is not a backup: it is left as it is.`);
  }
}

/**
 * Writes the database and its images into one file, while the product runs. The file is read back and verified before it gets its
 * name, so that a file of that name is always a complete backup. Blocks: not for the thread that answers requests.
 * @throws BackupRefused if there is nothing to back up, the file exists and is not a backup, or its folder does not exist
 */
export async function makeBackup(dataDir: string, file: string) {
  const source = join(dataDir, databaseName);
  if (!existsSync(source)) throw new BackupRefused(`There is no database in ${dataDir}.`);
  await assertMayWrite(file);
  const work = await mkdtemp(`${file}.part-`);
  try {
    const snapshot = join(work, databaseName);
    await takeSnapshot(source, snapshot);
    const { images, users } = examineSnapshot(snapshot);
    const part = join(work, 'backup');
    const target = await open(part, 'wx', 0o600);
    const missing = await write(target, snapshot, images, dataDir).finally(() => target.close());
    const { members } = await verifyBackup(part);
    await rename(part, file);
    await syncFolder(dirname(file));
    return {
      bytes: members.reduce((sum, { size }) => sum + size, 0),
      images: images.length - missing.length,
      missing,
      users,
    };
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}
