import { existsSync } from 'node:fs';
import { type FileHandle, open, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { ReadPicture } from '@miraco/db/pictures';
import { examineSnapshot, takeSnapshot } from '@miraco/db/snapshot';
import type { WholeDatabase } from '@miraco/db/whole-database';
import type { Pack } from 'tar-stream';
import { version } from '../version.ts';
import { syncFolder } from './durable.ts';
import { encrypted } from './encryption.ts';
import { BackupRefused, databaseName, type Member, manifestName, manifestText } from './format.ts';
import { imagesIn, picturesIn } from './images.ts';
import { readBackup, startsAsBackup } from './read.ts';
import { append, tarOf } from './tar.ts';
import { partOf, withWorkFolder } from './work-folder.ts';

const syncEvery = 4 * 1024 * 1024;

/** Syncs every 4 MB: a write of the product waits for a running sync, and one sync of the whole file takes long. */
async function store(bytes: AsyncIterable<Uint8Array>, target: FileHandle): Promise<void> {
  let unsynced = 0;
  for await (const chunk of bytes) {
    await target.writeFile(chunk);
    unsynced += chunk.length;
    if (unsynced < syncEvery) continue;
    await target.datasync();
    unsynced = 0;
  }
  await target.sync();
}

async function* once(content: Uint8Array) {
  yield content;
}

interface Writing {
  snapshot: string;
  images: readonly string[];
  read: ReadPicture;
  /** The images that are not there. */
  missing: string[];
}

async function fill(archive: Pack, { snapshot, images, read, missing }: Writing): Promise<void> {
  const now = new Date();
  const appendWhole = (name: string, content: Uint8Array) =>
    append(archive, { name, size: content.length, mtime: now }, once(content));
  const database = await open(snapshot);
  const { size } = await database.stat();
  const chunks = database.createReadStream({ highWaterMark: 256 * 1024 });
  const members: Member[] = [await append(archive, { name: databaseName, size, mtime: now }, chunks)];
  for (const image of images) {
    const picture = await read(image);
    // Most likely its owner was removed after the snapshot.
    if (!picture) missing.push(image);
    else members.push(await appendWhole(`images/${image}`, picture.content));
  }
  const text = manifestText(version, { created: now.toISOString(), members, missing });
  await appendWhole(manifestName, Buffer.from(text));
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
    takeSnapshot(join(dataDir, databaseName), snapshot);
    return use(picturesIn(imagesIn(dataDir)));
  };

interface Target {
  dataDir: string;
  file: string;
  passphrase: string | undefined;
}

/** The snapshot stays in DATA_DIR: beside the file there is never a byte that is not encrypted, with a passphrase. */
async function writeBackup(source: Source, { dataDir, file, passphrase }: Target) {
  return withWorkFolder({ dataDir, kind: 'backing-up', target: file }, async (work) => {
    const snapshot = join(work, databaseName);
    const beside = await partOf(file);
    try {
      const part = join(beside, 'backup');
      const { images, missing, users } = await source(snapshot, async (read) => {
        const content = examineSnapshot(snapshot);
        const writing = { snapshot, images: content.images, read, missing: [] };
        const tar = tarOf((archive) => fill(archive, writing));
        const target = await open(part, 'wx', 0o600);
        await store(passphrase === undefined ? tar : encrypted(tar, passphrase), target).finally(() => target.close());
        return { ...content, missing: writing.missing };
      });
      await readBackup(part, passphrase);
      const { size } = await stat(part);
      await rename(part, file);
      await syncFolder(dirname(file));
      return { bytes: size, images: images.length - missing.length, missing, users };
    } finally {
      await rm(beside, { recursive: true, force: true });
    }
  });
}

/** Writes a database of PostgreSQL into a file, which has no name before. */
export const backUp = ({ copyTo }: WholeDatabase, target: Target) =>
  writeBackup((snapshot, use) => copyTo({ file: snapshot }, use), target);

interface How {
  databaseUrl?: string | undefined;
  /** Encrypts the backup. */
  passphrase?: string | undefined;
}

/**
 * Writes the database and its images into one file, while the product runs. The file is read back and verified before it gets its
 * name, so that a file of that name is always a complete backup. Blocks: not for the thread that answers requests.
 * @throws BackupRefused if there is nothing to back up, the file exists and is not a backup, or its folder does not exist; what
 * `withDatabase` throws for a database of PostgreSQL, which `databaseUrl` names
 */
export async function makeBackup(dataDir: string, file: string, { databaseUrl, passphrase }: How = {}) {
  if (databaseUrl === undefined && !existsSync(join(dataDir, databaseName)))
    throw new BackupRefused(`There is no database in ${dataDir}.`);
  await assertMayWrite(file);
  if (databaseUrl === undefined) return writeBackup(folderSource(dataDir), { dataDir, file, passphrase });
  // Loaded for a database of PostgreSQL alone.
  const { withDatabase } = await import('@miraco/db/whole-database');
  return withDatabase(databaseUrl, 'shared', (database) => backUp(database, { dataDir, file, passphrase }));
}
