import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { type FileHandle, mkdtemp, open, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { ReadPicture } from '@miraco/db/pictures';
import { examineSnapshot, takeSnapshot } from '@miraco/db/snapshot';
import type { WholeDatabase } from '@miraco/db/whole-database';
import { syncFolder } from './durable.ts';
import { BackupRefused, databaseName, footer, header, type Manifest, type Member } from './format.ts';
import { imagesIn, picturesIn } from './images.ts';
import { verifyBackup } from './read.ts';

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

async function write(target: FileHandle, snapshot: string, images: readonly string[], read: ReadPicture) {
  const put = syncingWriter(target);
  await target.writeFile(header);
  const database = await open(snapshot);
  const members = [await append(put, databaseName, database.createReadStream({ highWaterMark: 256 * 1024 }))];
  const missing: string[] = [];
  for (const image of images) {
    const picture = await read(image);
    // Most likely its owner was removed after the snapshot.
    if (!picture) missing.push(image);
    else members.push(await append(put, `images/${image}`, [picture.content]));
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

/** Makes a SQLite file of the database, and lends the pictures beside it. */
type Source = <Result>(snapshot: string, use: (read: ReadPicture) => Promise<Result>) => Promise<Result>;

const folderSource =
  (dataDir: string): Source =>
  async (snapshot, use) => {
    await takeSnapshot(join(dataDir, databaseName), snapshot);
    return use(picturesIn(imagesIn(dataDir)));
  };

async function writeBackup(source: Source, file: string) {
  const work = await mkdtemp(`${file}.part-`);
  try {
    const snapshot = join(work, databaseName);
    const part = join(work, 'backup');
    const { images, missing, users } = await source(snapshot, async (read) => {
      const content = examineSnapshot(snapshot);
      const target = await open(part, 'wx', 0o600);
      return { ...content, missing: await write(target, snapshot, content.images, read).finally(() => target.close()) };
    });
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

/** Writes a database of PostgreSQL into a file, which has no name before. */
export const backUp = ({ copyTo }: WholeDatabase, file: string) =>
  writeBackup((snapshot, use) => copyTo({ file: snapshot }, use), file);

/**
 * Writes the database and its images into one file, while the product runs. The file is read back and verified before it gets its
 * name, so that a file of that name is always a complete backup. Blocks: not for the thread that answers requests.
 * @throws BackupRefused if there is nothing to back up, the file exists and is not a backup, or its folder does not exist; what
 * `withDatabase` throws for a database of PostgreSQL, which `databaseUrl` names
 */
export async function makeBackup(dataDir: string, file: string, databaseUrl?: string) {
  if (databaseUrl === undefined && !existsSync(join(dataDir, databaseName)))
    throw new BackupRefused(`There is no database in ${dataDir}.`);
  await assertMayWrite(file);
  if (databaseUrl === undefined) return writeBackup(folderSource(dataDir), file);
  // Loaded for a database of PostgreSQL alone.
  const { withDatabase } = await import('@miraco/db/whole-database');
  return withDatabase(databaseUrl, 'shared', (database) => backUp(database, file));
}
