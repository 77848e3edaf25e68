import { randomBytes } from 'node:crypto';
import { readdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it, vi } from 'vitest';
import { BackupRefused, manifestText } from '../src/backup/format.ts';
import { makeBackup } from '../src/backup/make.ts';
import { readBackup } from '../src/backup/read.ts';
import { restoreBackup } from '../src/backup/restore.ts';
import { append, tarOf } from '../src/backup/tar.ts';
import { version } from '../src/version.ts';
import { picture } from './pictures.ts';
import { startProduct } from './product.ts';
import { newDataDir, run, runCommand } from './running-product.ts';

// A process takes its time to start on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const product = await startProduct();
const now = new Date('2026-11-21T03:00:00Z');
const passphrase = 'a passphrase of some length';

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

async function newBackup(how?: { passphrase: string }) {
  const file = join(await newDataDir(), 'whole.tar');
  return { file, made: await makeBackup(product.dataDir, file, how) };
}

const sealed: Uint8Array[] = [];

/** Encrypted once: the passphrase is slow on purpose. */
async function sealedBackup() {
  const file = join(await newDataDir(), 'whole.tar.age');
  sealed[0] ??= await readFile((await newBackup({ passphrase })).file);
  await writeFile(file, sealed[0]);
  return file;
}

/** A backup that the first versions wrote, of a product with its first administrator and one picture. */
async function formerBackup() {
  const file = join(await newDataDir(), 'former.miraco-backup');
  await writeFile(file, gunzipSync(await readFile(new URL('./format-1.miraco-backup.gz', import.meta.url))));
  return file;
}

describe('a backup', () => {
  it('of a running product is one file for its owner alone, with nothing left beside it', async () => {
    const { file, made } = await newBackup();
    expect(made).toMatchObject({ images: 1, missing: [], users: await product.services.store.users.count() });
    expect(await stat(file)).toMatchObject({ size: made.bytes });
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect(await readdir(join(file, '..'))).toEqual(['whole.tar']);
  });

  it('restores whole into a new folder: people, images and passwords, and no session', async () => {
    const { file } = await newBackup();
    const DATA_DIR = join(await newDataDir(), 'data');
    await restoreBackup(DATA_DIR, file, { now });
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
    await restoreBackup(dataDir, file, { now });
    await writeFile(join(dataDir, 'images', 'later.webp'), 'later');
    await restoreBackup(dataDir, file, { now });
    expect(await readdir(join(dataDir, 'images'))).toEqual([image]);
    expect(await filesOf(join(dataDir, 'replaced-2026-11-21T03-00-00-000Z'))).toEqual(
      ['images', `images/${image}`, 'images/later.webp', 'miraco.sqlite'].sort(),
    );
  });

  it('takes the place of a database that is damaged, with its log', async () => {
    const { file } = await newBackup();
    const dataDir = await newDataDir();
    for (const name of ['miraco.sqlite', 'miraco.sqlite-wal']) await writeFile(join(dataDir, name), 'x'.repeat(5000));
    const { replaced } = await restoreBackup(dataDir, file, { now });
    expect(await readdir(join(dataDir, String(replaced)))).toContain('miraco.sqlite-wal');
    expect(await readdir(dataDir)).not.toContain('miraco.sqlite-wal');
    expect((await run({ DATA_DIR: dataDir })).url).toMatch(/^http/);
  });

  it('names an image that its database names and that is gone', async () => {
    const gone = `${randomBytes(16).toString('hex')}.webp`;
    await product.services.store.images.add({ name: gone, user: product.administrator.id, uploadedAt: Date.now() });
    const { file, made } = await newBackup();
    expect(made.missing).toEqual([gone]);
    expect(await restoreBackup(await newDataDir(), file, { now })).toMatchObject({ missing: [gone], images: 1 });
  });

  it('is not written over a file that is something else, such as the database', async () => {
    await expect(makeBackup(product.dataDir, join(product.dataDir, 'miraco.sqlite'))).rejects.toThrow(
      'is not a backup',
    );
    expect(await product.services.store.ping()).toBe(true);
  });

  it.each<[string, () => Promise<string>]>([
    ['another one', async () => (await newBackup()).file],
    ['an encrypted one', sealedBackup],
    ['one of the former format', formerBackup],
  ])('is written over %s', async (_what, before) => {
    const file = await before();
    await makeBackup(product.dataDir, file);
    expect((await readBackup(file, undefined)).members.length).toBeGreaterThan(1);
  });

  it('of the former format is restored', async () => {
    const DATA_DIR = await newDataDir();
    const file = await formerBackup();
    expect(await restoreBackup(DATA_DIR, file, { now })).toMatchObject({ images: 1, missing: [], users: 1 });
    const restored = await run({ DATA_DIR });
    const asked = await restored.post('/api/login/in', { username: 'admin', password: 'administrator-1' });
    expect(asked.status).toBe(200);
  });
});

describe('any other program', () => {
  it('opens a backup, which has its manifest at the end', async () => {
    const { file } = await newBackup();
    const folder = await newDataDir();
    const { execFileSync } = await import('node:child_process');
    const names = execFileSync('tar', ['--list', '--file', file], { encoding: 'utf8' }).trim().split('\n');
    expect(names).toEqual(['miraco.sqlite', `images/${image}`, 'manifest.json']);
    execFileSync('tar', ['--extract', '--file', file, '--directory', folder]);
    const manifest = JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8'));
    expect(manifest).toMatchObject({ format: 2, version, members: [{ name: 'miraco.sqlite' }, { name: names[1] }] });
    for (const { name, sha256 } of manifest.members) {
      expect(execFileSync('sha256sum', [join(folder, name)], { encoding: 'utf8' })).toContain(sha256);
    }
    const database = new DatabaseSync(join(folder, 'miraco.sqlite'), { readOnly: true });
    expect(database.prepare('select username from users').all()).toContainEqual({ username: 'admin' });
    database.close();
  });
});

describe('an encrypted backup', () => {
  it('restores whole with its passphrase, and shows nothing without it', async () => {
    const file = await sealedBackup();
    const bytes = await readFile(file);
    expect(bytes.toString('latin1')).toMatch(/^age-encryption\.org\/v1\n-> scrypt /);
    expect(bytes.includes('SQLite format 3')).toBe(false);
    const dataDir = await newDataDir();
    await restoreBackup(dataDir, file, { now, passphrase });
    expect(await readdir(join(dataDir, 'images'))).toEqual([image]);
  });

  it.each<[string, Record<string, string>, RegExp]>([
    ['no passphrase', {}, /^The backup is encrypted: set BACKUP_PASSPHRASE /],
    ['another passphrase', { BACKUP_PASSPHRASE: `${passphrase}.` }, /^BACKUP_PASSPHRASE is not the passphrase /],
  ])('is refused with %s, in words that say so', async (_what, environment, line) => {
    const file = await sealedBackup();
    const DATA_DIR = await newDataDir();
    const refused = await runCommand('restore', { DATA_DIR, ...environment }, { args: [file] });
    expect(refused).toEqual({ code: 1, errors: [expect.stringMatching(line)], output: [] });
    expect(await readdir(DATA_DIR)).toEqual([]);
  });

  it('is made and restored by the commands', async () => {
    const file = join(await newDataDir(), 'sealed.tar.age');
    const BACKUP_PASSPHRASE = passphrase;
    const made = await runCommand('backup', { DATA_DIR: product.dataDir, BACKUP_PASSPHRASE }, { args: [file] });
    expect(made.output).toEqual([expect.stringMatching(/, encrypted, read back and whole\.$/)]);
    const restored = await runCommand('restore', { DATA_DIR: await newDataDir(), BACKUP_PASSPHRASE }, { args: [file] });
    expect(restored).toMatchObject({ code: 0 });
  });

  it.each<[string, number]>([
    ['header', 30],
    ['salt', 40],
    ['first part', 1_000],
    ['middle', 300_000],
    ['last byte', -1],
  ])('with a byte of its %s flipped is refused', async (_what, at) => {
    const file = await sealedBackup();
    const bytes = await readFile(file);
    const position = at < 0 ? bytes.length + at : at;
    bytes[position] = (bytes[position] ?? 0) ^ 1;
    await writeFile(file, bytes);
    await expect(readBackup(file, passphrase)).rejects.toThrow(BackupRefused);
  });

  it.each<[string, (file: string) => Promise<unknown>]>([
    ['cut off', async (file) => truncate(file, (await stat(file)).size - 1)],
    ['cut off between two of its parts', async (file) => truncate(file, 65_536 * 4)],
    ['that goes on after its end', (file) => writeFile(file, 'more', { flag: 'a' })],
  ])('%s is refused', async (_what, spoil) => {
    const file = await sealedBackup();
    await spoil(file);
    await expect(readBackup(file, passphrase)).rejects.toThrow(/damaged or cut off/);
  });
});

describe('a restore', () => {
  const flipped = (position: (size: number) => number) => async (file: string) => {
    const bytes = await readFile(file);
    const at = position(bytes.length);
    bytes[at] = (bytes[at] ?? 0) ^ 1;
    await writeFile(file, bytes);
  };
  const former = (spoil: (file: string) => Promise<unknown>) => async (file: string) => {
    await writeFile(file, await readFile(await formerBackup()));
    await spoil(file);
  };
  const edited = (from: string, to: string) => async (file: string) => {
    const bytes = await readFile(file, 'latin1');
    await writeFile(file, bytes.replace(from, to), 'latin1');
  };
  const cutBy = (bytes: number) => async (file: string) => truncate(file, (await stat(file)).size - bytes);
  const more = (file: string) => writeFile(file, 'more', { flag: 'a' });

  it.each<[string, (file: string) => Promise<unknown>, RegExp]>([
    ['with its first byte flipped', flipped(() => 0), /not a backup/],
    ['with a byte of its database flipped', flipped(() => 5_000), /miraco.sqlite is not what was written/],
    ['with a byte in the middle flipped', flipped((size) => Math.floor(size / 2)), /damaged/],
    ['with its last byte flipped', flipped((size) => size - 1), /damaged/],
    ['cut off by one byte', cutBy(1), /damaged/],
    ['without its end', cutBy(1024), /damaged/],
    ['cut off in the middle', async (file) => truncate(file, 50_000), /damaged/],
    ['that is empty', (file) => writeFile(file, ''), /not a backup/],
    ['that goes on after its end', more, /damaged/],
    ['that is something else', (file) => writeFile(file, 'x'.repeat(10_000)), /not a backup/],
    ['of a later form of the former format', former(edited('miraco-backup 1', 'miraco-backup 2')), /format/],
    ['of the former format, with its first byte flipped', former(flipped(() => 0)), /not a backup/],
    ['of it with a byte of its database flipped', former(flipped(() => 5_000)), /miraco.sqlite is not what was/],
    ['of it with a byte of its list flipped', former(flipped((size) => size - 120)), /list of contents/],
    ['of it with its last byte flipped', former(flipped((size) => size - 1)), /damaged/],
    ['of it cut off by one byte', former(cutBy(1)), /damaged/],
    ['of it that goes on after its end', former(more), /damaged/],
  ])('of a file %s is refused and touches nothing', async (_what, spoil, message) => {
    const { file } = await newBackup();
    await spoil(file);
    const dataDir = await newDataDir();
    await writeFile(join(dataDir, 'miraco.sqlite'), 'as it was');
    const before = await contentOf(dataDir);
    await expect(restoreBackup(dataDir, file, { now })).rejects.toThrow(message);
    expect(await contentOf(dataDir)).toEqual(before);
  });

  it('of a database that a newer product has migrated is refused and touches nothing', async () => {
    const source = await newDataDir();
    await restoreBackup(source, (await newBackup()).file, { now });
    const database = new DatabaseSync(join(source, 'miraco.sqlite'));
    database.exec("insert into __drizzle_migrations (hash, created_at) values ('later', 9999999999999)");
    database.close();
    await expect(makeBackup(source, join(source, 'newer'))).rejects.toThrow('newer version');
    expect(await readdir(source)).not.toContain('newer');
  });

  it('while the product runs on the folder is refused, and the product continues', async () => {
    const { file } = await newBackup();
    const running = await run({ DATA_DIR: await newDataDir() });
    await expect(restoreBackup(product.dataDir, file, { now })).rejects.toThrow('stop it, and restore then');
    expect((await fetch(`${running.url}/healthz`)).status).toBe(200);
    expect(await readdir(product.dataDir)).not.toContainEqual(expect.stringMatching(/^(replaced|restoring)-/));
  });
});

describe('every byte of a tar', () => {
  const first = `images/${'a'.repeat(32)}.webp`;
  const second = `images/${'b'.repeat(32)}.webp`;

  async function* once(text: string) {
    yield Buffer.from(text);
  }

  interface Written {
    name: string;
    text: string;
  }
  const database = { name: 'miraco.sqlite', text: 'a small database' };
  const images = [
    { name: first, text: 'one' },
    { name: second, text: 'two' },
  ];

  /** A tar of some members and a manifest of perhaps others. */
  async function written(members: readonly Written[], listed = members, after: readonly Written[] = []) {
    const file = join(await newDataDir(), 'small.tar');
    const chunks: Uint8Array[] = [];
    const add = (archive: Parameters<typeof append>[0], { name, text }: Written) =>
      append(archive, { name, size: Buffer.byteLength(text), mtime: now }, once(text));
    const tar = tarOf(async (archive) => {
      for (const member of members) await add(archive, member);
      const contents: Awaited<ReturnType<typeof add>>[] = [];
      // Only for their hashes.
      const other = tarOf(async (unused) => {
        for (const member of listed) contents.push(await add(unused, member));
      });
      for await (const _ of other);
      const text = manifestText(version, { created: now.toISOString(), members: contents, missing: [] });
      await add(archive, { name: 'manifest.json', text });
      for (const member of after) await add(archive, member);
    });
    for await (const chunk of tar) chunks.push(chunk);
    await writeFile(file, Buffer.concat(chunks));
    return file;
  }

  it('is checked: none can be another', async () => {
    const file = await written([database, ...images]);
    expect((await readBackup(file, undefined)).members).toHaveLength(3);
    const bytes = await readFile(file);
    const accepted: number[] = [];
    // Every seventh, for time: the byte after a checksum is among them, which says nothing to tar.
    for (let at = 0; at < bytes.length; at += 7) {
      const original = bytes[at] ?? 0;
      bytes[at] = original ^ (1 << (at % 8));
      await writeFile(file, bytes);
      await readBackup(file, undefined).then(
        () => accepted.push(at),
        (error) => expect(error).toBeInstanceOf(BackupRefused),
      );
      bytes[at] = original;
    }
    expect(accepted).toEqual([]);
  });

  it('is needed: none can be missing at the end, and no more can follow', async () => {
    const whole = await readFile(await written([database, ...images]));
    const file = join(await newDataDir(), 'cut.tar');
    for (let length = 0; length < whole.length; length += 128) {
      await writeFile(file, whole.subarray(0, length));
      await expect(readBackup(file, undefined)).rejects.toThrow(BackupRefused);
    }
    for (const more of [1, 512, 1024]) {
      await writeFile(file, Buffer.concat([whole, Buffer.alloc(more)]));
      await expect(readBackup(file, undefined)).rejects.toThrow(BackupRefused);
    }
  });

  it.each<[string, () => Promise<string>]>([
    ['a member less than it lists', () => written([database, ...images.slice(0, 1)], [database, ...images])],
    ['a member more than it lists', () => written([database, ...images], [database, ...images.slice(0, 1)])],
    ['a member twice', () => written([database, ...images, ...images])],
    ['members in another order', () => written([database, ...images], [database, ...images.toReversed()])],
    [
      'a member with another content',
      () => written([database, ...images], [{ ...database, text: 'another one' }, ...images]),
    ],
    ['no database', () => written(images)],
    ['a member of another name', () => written([database, { name: 'images/../../evil.webp', text: 'x' }])],
    ['a member after its manifest', () => written([database], [database], images)],
    ['two manifests', () => written([database, { name: 'manifest.json', text: '{}' }])],
  ])('is of a backup: one with %s is refused', async (_what, make) => {
    await expect(readBackup(await make(), undefined)).rejects.toThrow(BackupRefused);
  });

  it('is as the product writes it: the same members from another program are refused', async () => {
    const folder = await newDataDir();
    const { file } = await newBackup();
    const { execFileSync } = await import('node:child_process');
    execFileSync('tar', ['--extract', '--file', file, '--directory', folder]);
    const names = ['miraco.sqlite', `images/${image}`, 'manifest.json'];
    execFileSync('tar', ['--create', '--file', join(folder, 'again.tar'), '--directory', folder, ...names]);
    await expect(readBackup(join(folder, 'again.tar'), undefined)).rejects.toThrow('parts are not where they belong');
    await rm(folder, { recursive: true });
  });
});
