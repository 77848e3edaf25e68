import { randomBytes } from 'node:crypto';
import { readdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, it, vi } from 'vitest';
import { makeBackup } from '../src/backup/make.ts';
import { openBackup } from '../src/backup/read.ts';
import { restoreBackup } from '../src/backup/restore.ts';
import { picture } from './pictures.ts';
import { startProduct } from './product.ts';
import { newDataDir, run } from './running-product.ts';

// A process takes its time to start on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const product = await startProduct();
const now = new Date('2026-11-21T03:00:00Z');

const filesOf = async (folder: string) => (await readdir(folder, { recursive: true })).sort();

/** Everything that a folder holds, to see that nothing of it has changed. */
async function contentOf(folder: string) {
  const files = (await readdir(folder, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile());
  const contents = files.map(async ({ parentPath, name }) => [name, await readFile(join(parentPath, name), 'hex')]);
  return (await Promise.all(contents)).sort();
}

async function upload(): Promise<string> {
  const { name } = await product.services.images.keep(await picture(), 'avatar', async () => {});
  await product.services.store.images.add({ name, user: product.administrator.id, uploadedAt: Date.now() });
  return name;
}

const image = await upload();

async function newBackup() {
  const file = join(await newDataDir(), 'whole.miraco-backup');
  return { file, made: await makeBackup(product.dataDir, file) };
}

describe('a backup', () => {
  it('of a running product is one file for its owner alone, with nothing left beside it', async () => {
    const { file, made } = await newBackup();
    expect(made).toMatchObject({ images: 1, missing: [], users: await product.services.store.users.count() });
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect(await readdir(join(file, '..'))).toEqual(['whole.miraco-backup']);
  });

  it('restores whole into a new folder: people, images and passwords, and no session', async () => {
    const { file } = await newBackup();
    const DATA_DIR = join(await newDataDir(), 'data');
    await restoreBackup(DATA_DIR, file, now);
    expect(await readFile(join(DATA_DIR, 'images', image))).toEqual(
      await readFile(join(product.dataDir, 'images', image)),
    );
    const restored = await run({ DATA_DIR });
    const { username, password, token } = product.administrator;
    expect((await restored.post('/api/login/in', { username, password })).status).toBe(200);
    expect((await fetch(`${restored.url}/trpc/account.me`, { headers: { auth: token } })).status).toBe(401);
  });

  it('keeps the data that it replaces, and removes the images that are not in the backup', async () => {
    const { file } = await newBackup();
    const dataDir = await newDataDir();
    await restoreBackup(dataDir, file, now);
    await writeFile(join(dataDir, 'images', 'later.webp'), 'later');
    await restoreBackup(dataDir, file, now);
    expect(await readdir(join(dataDir, 'images'))).toEqual([image]);
    expect(await filesOf(join(dataDir, 'replaced-2026-11-21T03-00-00-000Z'))).toEqual(
      ['images', `images/${image}`, 'images/later.webp', 'miraco.sqlite'].sort(),
    );
  });

  it('takes the place of a database that is damaged, with its log', async () => {
    const { file } = await newBackup();
    const dataDir = await newDataDir();
    for (const name of ['miraco.sqlite', 'miraco.sqlite-wal']) await writeFile(join(dataDir, name), 'x'.repeat(5000));
    const { replaced } = await restoreBackup(dataDir, file, now);
    expect(await readdir(join(dataDir, String(replaced)))).toContain('miraco.sqlite-wal');
    expect(await readdir(dataDir)).not.toContain('miraco.sqlite-wal');
    expect((await run({ DATA_DIR: dataDir })).url).toMatch(/^http/);
  });

  it('names an image that its database names and that is gone', async () => {
    const gone = `${randomBytes(16).toString('hex')}.webp`;
    await product.services.store.images.add({ name: gone, user: product.administrator.id, uploadedAt: Date.now() });
    const { file, made } = await newBackup();
    expect(made.missing).toEqual([gone]);
    expect(await restoreBackup(await newDataDir(), file, now)).toMatchObject({ missing: [gone], images: 1 });
  });

  it('is not written over a file that is something else, such as the database', async () => {
    await expect(makeBackup(product.dataDir, join(product.dataDir, 'miraco.sqlite'))).rejects.toThrow(
      'is not a backup',
    );
    expect(await product.services.store.ping()).toBe(true);
  });
});

describe('a restore', () => {
  const flipped = (position: (size: number) => number) => async (file: string) => {
    const bytes = await readFile(file);
    const at = position(bytes.length);
    bytes[at] = (bytes[at] ?? 0) ^ 1;
    await writeFile(file, bytes);
  };
  const edited = (from: string, to: string) => async (file: string) => {
    const bytes = await readFile(file, 'latin1');
    await writeFile(file, bytes.replace(from, to), 'latin1');
  };

  it.each<[string, (file: string) => Promise<unknown>, RegExp]>([
    ['with its first byte flipped', flipped(() => 0), /not a backup/],
    ['with a byte of its database flipped', flipped(() => 5_000), /miraco.sqlite is not what was written/],
    ['with a byte in the middle flipped', flipped((size) => Math.floor(size / 2)), /damaged/],
    ['with a byte of its list of contents flipped', flipped((size) => size - 120), /list of contents/],
    ['with its last byte flipped', flipped((size) => size - 1), /damaged/],
    ['cut off by one byte', async (file) => truncate(file, (await stat(file)).size - 1), /damaged/],
    ['cut off in the middle', async (file) => truncate(file, 50_000), /damaged/],
    ['that is empty', (file) => writeFile(file, ''), /not a backup/],
    ['that goes on after its end', async (file) => writeFile(file, 'more', { flag: 'a' }), /damaged/],
    ['of a later format', edited('miraco-backup 1', 'miraco-backup 2'), /format/],
    ['that is something else', (file) => writeFile(file, 'x'.repeat(10_000)), /not a backup/],
  ])('of a file %s is refused and touches nothing', async (_what, spoil, message) => {
    const { file } = await newBackup();
    await spoil(file);
    const dataDir = await newDataDir();
    await writeFile(join(dataDir, 'miraco.sqlite'), 'as it was');
    const before = await contentOf(dataDir);
    await expect(restoreBackup(dataDir, file, now)).rejects.toThrow(message);
    expect(await contentOf(dataDir)).toEqual(before);
  });

  it('of a database that a newer product has migrated is refused and touches nothing', async () => {
    const source = await newDataDir();
    await restoreBackup(source, (await newBackup()).file, now);
    const database = new DatabaseSync(join(source, 'miraco.sqlite'));
    database.exec("insert into __drizzle_migrations (hash, created_at) values ('later', 9999999999999)");
    database.close();
    await expect(makeBackup(source, join(source, 'newer'))).rejects.toThrow('newer version');
    expect(await readdir(source)).not.toContain('newer');
  });

  it('while the product runs on the folder is refused, and the product continues', async () => {
    const { file } = await newBackup();
    const running = await run({ DATA_DIR: await newDataDir() });
    await expect(restoreBackup(product.dataDir, file, now)).rejects.toThrow('stop it, and restore then');
    expect((await fetch(`${running.url}/healthz`)).status).toBe(200);
    expect(await readdir(product.dataDir)).not.toContainEqual(expect.stringMatching(/^(replaced|restoring)-/));
  });
});

describe('automatic backups', () => {
  const folderOf = ({ dataDir }: { dataDir: string }) => join(dataDir, 'backups');
  const hour = 60 * 60 * 1000;
  const noon = Date.parse('2026-11-21T12:00:00Z');

  it('are made when one is due, and the oldest go once there are more than are to be kept', async () => {
    const scheduled = await startProduct({ BACKUP_EVERY: '1h', BACKUP_KEEP: '2' });
    const { backups } = scheduled.services;
    for (const moment of [noon, noon + hour - 1, noon + hour, noon + 2 * hour]) await backups.makeIfDue(moment);
    const kept = ['miraco-2026-11-21T13-00-00Z.miraco-backup', 'miraco-2026-11-21T14-00-00Z.miraco-backup'];
    expect((await readdir(folderOf(scheduled))).sort()).toEqual(kept);
    const { last, failure } = await backups.status();
    expect([last?.at, failure]).toEqual([noon + 2 * hour, null]);
    expect(last?.bytes).toBe((await stat(join(folderOf(scheduled), String(kept[1])))).size);
    const backup = await openBackup(join(folderOf(scheduled), String(kept[1])));
    await backup.close();
  });

  it('are made after the clock was set back, too', async () => {
    const scheduled = await startProduct({ BACKUP_EVERY: '1h' });
    await scheduled.services.backups.makeIfDue(noon);
    await scheduled.services.backups.makeIfDue(noon - 24 * hour);
    expect(await readdir(folderOf(scheduled))).toHaveLength(2);
  });

  it('that fail say why, and are tried again a quarter of an hour later', async () => {
    const scheduled = await startProduct({ BACKUP_EVERY: '1h' });
    const { backups } = scheduled.services;
    await writeFile(folderOf(scheduled), 'in the way');
    await backups.makeIfDue(noon);
    expect(await backups.status()).toMatchObject({ last: null, failure: { at: noon, reason: 'EEXIST' } });
    await rm(folderOf(scheduled));
    await backups.makeIfDue(noon + hour / 4 - 1);
    expect((await backups.status()).last).toBeNull();
    await backups.makeIfDue(noon + hour / 4);
    expect(await backups.status()).toMatchObject({ last: { at: noon + hour / 4 }, failure: null });
  });

  it('are off unless they are asked for', async () => {
    await product.services.backups.makeIfDue(noon);
    expect(await product.services.backups.status()).toEqual({ every: null, keep: 7, last: null, failure: null });
  });
});

describe('the full health', () => {
  it('is for administrators', async () => {
    const asked = async (as?: { token: string }) => {
      const answer = await product.request('GET', '/healthz?full', { as });
      return [answer.statusCode, answer.json()];
    };
    expect(await asked()).toEqual([401, { message: 'errors.signedOut' }]);
    expect(await asked(await product.client())).toEqual([403, { message: 'errors.forbidden' }]);
    expect(await asked(product.administrator)).toEqual([
      200,
      {
        status: 'ok',
        users: expect.any(Number),
        databaseBytes: expect.any(Number),
        freeBytes: expect.any(Number),
        backups: { every: null, keep: 7, last: null, failure: null },
      },
    ]);
  });
});
