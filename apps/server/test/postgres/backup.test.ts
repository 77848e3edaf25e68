import { randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile, stat, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Client } from 'pg';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { makeBackup } from '../../src/backup/make.ts';
import { readBackup } from '../../src/backup/read.ts';
import { restoreBackup } from '../../src/backup/restore.ts';
import { restoreToServer } from '../../src/backup/restore-to-server.ts';
import { picture } from '../pictures.ts';
import { startProduct, userForm } from '../product.ts';
import { newDataDir } from '../running-product.ts';
import { newDatabase, runToEnd, serve } from './engines.ts';

// Processes take their time to start on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const product = await startProduct();
const { administrator, dataDir, services } = product;
const databaseUrl = String(services.config.databaseUrl);
const now = new Date('2026-11-21T03:00:00Z');
const image = { name: '', content: Buffer.alloc(0) };

const register = (username: string, { store } = services) => {
  const { password: _, ...form } = userForm(username);
  return store.users.register({ ...form, passwordHash: '-', createdAt: Date.now() });
};

beforeAll(async () => {
  const { name } = await services.images.keep(await picture(), 'avatar', async () => {});
  await services.store.images.add({ name, user: administrator.id, uploadedAt: Date.now() });
  Object.assign(image, { name, content: await services.images.read(name) });
});

async function newBackup() {
  const file = join(await newDataDir(), 'whole.tar');
  return { file, made: await makeBackup(dataDir, file, { databaseUrl }) };
}

/** Whether the administrator signs in to what was restored, with the picture and without a session of before. */
async function expectServed(environment: Record<string, string>, users: number): Promise<void> {
  const restored = await serve(environment);
  const token = await restored.signIn(administrator.username, administrator.password);
  expect(await restored.services.store.users.count()).toBe(users);
  expect(await restored.imageOf(token, image.name)).toEqual(image.content);
  expect(await restored.ask(administrator.token, 'account.me')).toBeUndefined();
  await restored.close();
}

const usersIn = async (url: string) => {
  const client = new Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query('select username from users order by username');
  await client.end();
  return rows.map(({ username }) => String(username));
};

describe('a backup of a database of PostgreSQL', () => {
  it('is one file for its owner alone, with nothing left beside it', async () => {
    const { file, made } = await newBackup();
    expect(made).toMatchObject({ images: 1, missing: [], users: await services.store.users.count() });
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect(await readdir(join(file, '..'))).toEqual(['whole.tar']);
  });

  it('is restored into a folder, which is served', async () => {
    const { file, made } = await newBackup();
    const DATA_DIR = join(await newDataDir(), 'data');
    await restoreBackup(DATA_DIR, file, { now });
    await expectServed({ DATA_DIR }, made.users);
  });

  it('is restored into an empty database, which is served', async () => {
    const { file, made } = await newBackup();
    const [DATA_DIR, DATABASE_URL] = [await newDataDir(), await newDatabase('empty')];
    const restored = await restoreToServer({ dataDir: DATA_DIR, databaseUrl: DATABASE_URL, file, now });
    expect(restored).toMatchObject({ images: 1, missing: [], replaced: null, cleaned: 0 });
    await expectServed({ DATA_DIR, DATABASE_URL }, made.users);
    expect(await readdir(DATA_DIR)).not.toContainEqual(expect.stringMatching(/^(restoring|replaced)-/));
  });

  it('has all that was stored before it began, and is whole, while others write', async () => {
    let [writing, registered] = [true, 0];
    const writer = (async () => {
      while (writing) {
        await register(`while-${registered}`);
        registered += 1;
      }
    })();
    for (let round = 0; round < 3; round += 1) {
      const before = await services.store.users.count();
      const { file, made } = await newBackup();
      expect(made.users).toBeGreaterThanOrEqual(before);
      await restoreBackup(await newDataDir(), file, { now });
    }
    writing = false;
    await writer;
    expect(registered).toBeGreaterThan(3);
  });

  it('names an image that its database names and that is gone', async () => {
    const gone = `${randomBytes(16).toString('hex')}.webp`;
    await services.store.images.add({ name: gone, user: administrator.id, uploadedAt: Date.now() });
    const { file, made } = await newBackup();
    expect(made.missing).toEqual([gone]);
    const restoring = { dataDir: await newDataDir(), databaseUrl: await newDatabase('migrated'), file, now };
    expect(await restoreToServer(restoring)).toMatchObject({ missing: [gone], images: 1 });
  });

  it('is refused of a database that the product has not used', async () => {
    const made = await runToEnd(
      'backup',
      { DATA_DIR: await newDataDir(), DATABASE_URL: await newDatabase('empty') },
      'x',
    );
    expect(made).toEqual({
      code: 78,
      output: [],
      errors: [expect.stringMatching(/^The database of DATABASE_URL is empty/)],
    });
  });
});

describe('automatic backups of a database of PostgreSQL', () => {
  it('are made when one is due', async () => {
    const scheduled = await startProduct({ BACKUP_EVERY: '1h' });
    await scheduled.services.backups.run(now.getTime());
    const { last, failure } = await scheduled.services.backups.status();
    expect([last?.at, failure]).toEqual([now.getTime(), null]);
    const { rehearsal } = await scheduled.services.backups.status();
    expect(rehearsal).toMatchObject({ last: { at: now.getTime(), users: 1 }, failure: null });
    await readBackup(join(scheduled.dataDir, 'backups', 'miraco-2026-11-21T03-00-00Z.tar'), undefined);
  });
});

/** A database of another product with a user, and its data folder. */
async function usedDatabase() {
  const environment = { DATA_DIR: await newDataDir(), DATABASE_URL: await newDatabase('migrated') };
  const used = await serve(environment);
  await register('earlier', used.services);
  await used.close();
  return environment;
}

describe('a restore into a database of PostgreSQL', () => {
  it('replaces everything, and keeps what was there in a backup that brings it back', async () => {
    const { file } = await newBackup();
    const environment = await usedDatabase();
    const restored = await runToEnd('restore', environment, file);
    expect(restored.code).toBe(0);
    const name = /^What was there before is in (\S+): remove it once all is well\.$/.exec(
      restored.output[1] ?? '',
    )?.[1];
    expect(name).toMatch(new RegExp(`^${environment.DATA_DIR}/replaced-.*\\.tar$`));
    const users = await usersIn(environment.DATABASE_URL);
    expect(users).toContain('admin');
    expect(users).not.toContain('earlier');
    expect(await runToEnd('restore', environment, String(name))).toMatchObject({ code: 0 });
    expect(await usersIn(environment.DATABASE_URL)).toEqual(['earlier']);
  });

  it('of a backup of a folder has its people and pictures', async () => {
    const { file, made } = await newBackup();
    const folder = await newDataDir();
    await restoreBackup(folder, file, { now });
    const second = join(await newDataDir(), 'of-a-folder');
    await makeBackup(folder, second);
    const environment = await usedDatabase();
    expect(await runToEnd('restore', environment, second)).toMatchObject({ code: 0 });
    await expectServed(environment, made.users);
  });

  it.each<[string, (file: string) => Promise<unknown>, RegExp]>([
    ['cut off', async (file) => truncate(file, 50_000), /damaged or cut off/],
    [
      'with a byte flipped',
      async (file) => {
        const bytes = await readFile(file);
        bytes[5_000] = (bytes[5_000] ?? 0) ^ 1;
        await writeFile(file, bytes);
      },
      /miraco\.sqlite is not what was written/,
    ],
    ['that is something else', (file) => writeFile(file, 'x'.repeat(10_000)), /is not a backup/],
  ])('of a file %s is refused and touches nothing', async (_what, spoil, line) => {
    const { file } = await newBackup();
    await spoil(file);
    const environment = await usedDatabase();
    const before = await readdir(environment.DATA_DIR);
    expect(await runToEnd('restore', environment, file)).toEqual({
      code: 1,
      errors: [expect.stringMatching(line)],
      output: [],
    });
    expect(await usersIn(environment.DATABASE_URL)).toEqual(['earlier']);
    expect(await readdir(environment.DATA_DIR)).toEqual(before);
  });

  it('while a product runs on it is refused, and the product goes on', async () => {
    const { file } = await newBackup();
    const folder = join(await newDataDir(), 'data');
    await mkdir(folder);
    const refused = await runToEnd('restore', { DATA_DIR: folder, DATABASE_URL: databaseUrl }, file);
    const line = 'The product runs on the database of DATABASE_URL: stop it, and restore then.';
    expect(refused).toEqual({ code: 1, errors: [line], output: [] });
    expect(await services.store.users.credentials('admin')).toBeTruthy();
    expect(await readdir(folder)).toEqual(['working-hold']);
  });

  it('that fails halfway leaves what was there, and no backup of it', async () => {
    const { file } = await newBackup();
    const environment = await usedDatabase();
    const client = new Client({ connectionString: environment.DATABASE_URL });
    await client.connect();
    await client.query(`create function refuse() returns trigger language plpgsql as $$ begin raise 'no room'; end $$;
      create trigger refuse before insert on images for each row execute function refuse()`);
    await client.end();
    const failed = await runToEnd('restore', environment, file);
    expect(failed).toEqual({ code: 1, errors: ['The restore failed: no room.'], output: [] });
    expect(await usersIn(environment.DATABASE_URL)).toEqual(['earlier']);
    expect(await readdir(environment.DATA_DIR)).not.toContainEqual(expect.stringMatching(/^re(placed|storing)-/));
  });
});
