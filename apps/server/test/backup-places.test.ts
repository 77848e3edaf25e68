import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readdir, readFile, stat, symlink, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { basename, dirname, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { describe, expect, it, vi } from 'vitest';
import { copyBackup, pruneCopies } from '../src/backup/copy.ts';
import { placeAddress } from '../src/backup/place-address.ts';
import { placeFailed, reasonOfCode } from '../src/backup/places/place.ts';
import { restoreBackup } from '../src/backup/restore.ts';
import { createBackups } from '../src/backup/schedule.ts';
import { createThread } from '../src/backup/thread.ts';
import { createEachAlone } from '../src/each-alone.ts';
import type { LogError } from '../src/http/logging.ts';
import { startProduct } from './product.ts';
import { newDataDir } from './running-product.ts';
import { startS3Server } from './s3-server.ts';
import { startSftpServer } from './sftp-server.ts';

// A thread takes its time to start on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const product = await startProduct();
const hour = 60 * 60 * 1000;
const noon = Date.parse('2026-11-21T12:00:00Z');
const former = 'miraco-2026-11-20T12-00-00Z.miraco-backup';
const foreign = 'miraco-family.tar';
const ours = '0123456789abcdef';

/** Without what says whose they are. */
const copiesIn = async (folder: string) =>
  (await readdir(folder)).filter((name) => !name.startsWith('miraco-owner-')).sort();

interface Server {
  /** For BACKUP_TO. */
  to: string;
  /** A folder whose content is that of the place. */
  folder: string;
}

const servers: Record<string, () => Promise<Server>> = {
  folder: async () => {
    const folder = await newDataDir();
    return { to: folder, folder };
  },
  'host by SFTP': async () => {
    const root = await newDataDir();
    const folder = join(root, 'copies');
    await mkdir(folder);
    const { fingerprint, host, login } = await startSftpServer({ root });
    return { to: `sftp://${login}@${host}/copies?hostkey=${fingerprint}`, folder };
  },
};

const s3Server = async () => {
  const folder = await newDataDir();
  const { host } = await startS3Server(folder, 'backups');
  return {
    host,
    folder: join(folder, 'backups'),
    to: `s3://S3RVER:S3RVER@${host}/backups/of/us?tls=false&region=eu-central-1`,
  };
};

interface Logged {
  failed: string;
  remedy: string;
}

/** The backups of a product with another configuration, as a restart would have them. */
function backupsTo(to: string, options: { passphrase?: string; dataDir: string }) {
  const backupTo = placeAddress(to);
  if (!backupTo) throw new Error('no place is named');
  const { practiceId } = product.services.store.settings;
  const log: Logged[] = [];
  const config = {
    ...product.services.config,
    dataDir: options.dataDir,
    backupEvery: hour,
    backupKeep: { latest: 2 },
    backupPassphrase: options.passphrase,
    backupTo,
  };
  // It does by itself nothing of what is due.
  vi.useFakeTimers({ toFake: ['setInterval', 'setTimeout'] });
  const logError: LogError = (_error, failed, remedy) => log.push({ failed, remedy });
  const { store } = product.services;
  const together = { ...store, eachAlone: createEachAlone(store, logError) };
  const backups = createBackups(config, logError, practiceId, together);
  vi.useRealTimers();
  return { ...backups, dataDir: options.dataDir, log };
}

const newData = async () => {
  const dataDir = await newDataDir();
  await writeFile(join(dataDir, 'miraco.sqlite'), await readFile(join(await restored(), 'miraco.sqlite')));
  return dataDir;
};

/** A folder with the data of the product that nothing has open. */
async function restored(): Promise<string> {
  const { makeBackup } = await import('../src/backup/make.ts');
  const folder = await newDataDir();
  await makeBackup(product.dataDir, join(folder, 'x.tar'));
  await restoreBackup(join(folder, 'data'), join(folder, 'x.tar'), { now: new Date(noon) });
  return join(folder, 'data');
}

describe.each(Object.entries(servers))('a copy in a %s', (_kind, start) => {
  it('is made after each backup, restores whole, and is removed as backups are', async () => {
    const { folder, to } = await start();
    for (const name of [former, foreign]) await writeFile(join(folder, name), 'there before');
    const dataDir = await newData();
    const backups = backupsTo(to, { dataDir });
    await backups.run(noon);
    const newest = 'miraco-2026-11-21T12-00-00Z.tar';
    expect(await copiesIn(folder)).toEqual([former, newest, foreign].sort());
    expect(await readFile(join(folder, newest))).toEqual(await readFile(join(dataDir, 'backups', newest)));
    await backups.run(noon + hour);
    expect(backups.log).toEqual([]);
    const second = 'miraco-2026-11-21T13-00-00Z.tar';
    expect(await copiesIn(folder)).toEqual([newest, second, foreign].sort());
    expect((await backups.status()).copy).toEqual({
      to: expect.not.stringContaining('@'),
      last: { at: noon + hour, backup: second, to: expect.any(String) },
      failure: null,
    });
    const back = await restoreBackup(await newDataDir(), join(folder, second), { now: new Date(noon) });
    expect(back).toMatchObject({ users: 1, missing: [] });
    await backups.close();
  });

  it('that fails is no failure of the backup, and is tried again a quarter of an hour later', async () => {
    const { folder, to } = await start();
    const lost = `${to.replace(folder, `${folder}/lost`).replace('/copies', '/copies/lost')}`;
    const backups = backupsTo(lost, { dataDir: await newData() });
    await backups.run(noon);
    const state = await backups.status();
    expect(state).toMatchObject({ last: { at: noon }, failure: null, rehearsal: { failure: null } });
    expect(state.copy).toMatchObject({ last: null, failure: { at: noon, reason: 'missing' } });
    expect(backups.log).toEqual([
      {
        failed: 'the backup could not be copied to BACKUP_TO',
        remedy: expect.stringMatching(/mounted, or make it; it is tried again/),
      },
    ]);
    await mkdir(join(folder, 'lost'));
    await backups.run(noon + hour / 4 - 1);
    expect(await copiesIn(join(folder, 'lost'))).toEqual([]);
    await backups.run(noon + hour / 4);
    expect(await copiesIn(join(folder, 'lost'))).toEqual(['miraco-2026-11-21T12-00-00Z.tar']);
    expect((await backups.status()).copy?.failure).toBeNull();
    await backups.close();
  });
});

/** A file with the name of a backup, to copy without making one. */
async function backupFile(bytes: number | string = 'a backup') {
  const file = join(await newDataDir(), 'miraco-2026-11-21T12-00-00Z.tar');
  await writeFile(file, typeof bytes === 'string' ? bytes : Buffer.alloc(bytes, 'backup'));
  return file;
}

async function copied(to: string, file?: string, owner = ours): Promise<void> {
  const address = placeAddress(to);
  if (!address) throw new Error('no place is named');
  await copyBackup({ file: file ?? (await backupFile()), address, owner });
  await pruneCopies({ address, keep: { latest: 2 }, now: noon });
}

it.each(Object.entries({ ...servers, 'store that speaks S3': s3Server }))(
  'a %s has the copies of one practice',
  async (_kind, start) => {
    const { folder, to } = await start();
    const file = await backupFile();
    await copied(to, file);
    await copied(to, file);
    const refused = await copied(to, file, 'f'.repeat(16)).catch((error: Error) => error);
    expect(String(refused)).toMatch(
      / has the backups of another practice: each practice needs a folder of its own; .*0123456789abcdef\.txt there$/,
    );
    expect(await readdir(folder)).not.toContainEqual(expect.stringContaining('ffff'));
    expect(await readdir(dirname(file))).toEqual([basename(file)]);
  },
);

/** An address where nothing listens. */
async function closedPort(): Promise<string> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return `127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
}

const nobody = await closedPort();

describe('a host by SFTP', () => {
  const started = async (spoil?: (bytes: Buffer) => Buffer) => {
    const root = await newDataDir();
    return { root, ...(await startSftpServer({ root, ...(spoil ? { spoil } : {}) })) };
  };

  it('lets in a user with a key', async () => {
    const { fingerprint, host, root, user, userKey } = await started();
    const key = join(await newDataDir(), 'id');
    await writeFile(key, userKey);
    await copied(`sftp://${user}@${host}/~?hostkey=${fingerprint}&key=${key}`);
    expect(await copiesIn(root)).toEqual(['miraco-2026-11-21T12-00-00Z.tar']);
  });

  it.each<[string, (server: Awaited<ReturnType<typeof started>>) => string, string, RegExp]>([
    [
      'without the key of the host',
      ({ host, login }) => `sftp://${login}@${host}/x`,
      'hostKey',
      /BACKUP_TO names none.*hostkey=SHA256:\S{43} in/,
    ],
    [
      'that is another',
      ({ host, login }) => `sftp://${login}@${host}/x?hostkey=SHA256:${'A'.repeat(43)}`,
      'hostKey',
      /not the one of BACKUP_TO/,
    ],
    [
      'with another password',
      ({ fingerprint, host, user }) => `sftp://${user}:wrong@${host}/x?hostkey=${fingerprint}`,
      'refused',
      /refuses the user/,
    ],
    [
      'with a private key that is not there',
      // It is read first.
      ({ fingerprint, user }) => `sftp://${user}@${nobody}/x?hostkey=${fingerprint}&key=/none`,
      'refused',
      /\/none cannot be read \(ENOENT\)/,
    ],
    [
      'without the folder',
      ({ fingerprint, host, login }) => `sftp://${login}@${host}/x?hostkey=${fingerprint}`,
      'missing',
      /no such folder/,
    ],
    [
      'that does not run',
      ({ fingerprint, login }) => `sftp://${login}@${nobody}/x?hostkey=${fingerprint}`,
      'unreachable',
      /see whether it runs/,
    ],
  ])('%s is refused, in words that say what to do', async (_what, toOf, reason, message) => {
    const server = await started();
    const refused = await copied(toOf(server)).catch((error: Error) => error);
    expect(refused).toMatchObject({ reason, message: expect.stringMatching(message) });
    expect(String(refused)).not.toContain(server.login.split(':')[1]);
    if (reason === 'hostKey') expect(String(refused)).toContain(server.fingerprint);
    expect(await readdir(server.root)).toEqual([]);
  });

  it('that stores something else is found out by reading it back', async () => {
    const spoil = (bytes: Buffer) => {
      bytes[0] = (bytes[0] ?? 0) ^ 1;
      return bytes;
    };
    const { fingerprint, host, login, root } = await started(spoil);
    await expect(copied(`sftp://${login}@${host}/~?hostkey=${fingerprint}`)).rejects.toMatchObject({
      reason: 'notAsWritten',
    });
    expect(await readdir(root)).toEqual([`miraco-owner-${ours}.txt.part`]);
  });
});

describe('a folder', () => {
  it('loses what an interrupted copy left a day ago, and nothing newer', async () => {
    const folder = await newDataDir();
    const parts = ['20T11', '20T13'].map((moment) => `miraco-2026-11-${moment}-00-00Z.tar.part`);
    for (const part of parts) await writeFile(join(folder, part), 'half');
    await copied(folder);
    expect(await copiesIn(folder)).toEqual([parts[1], 'miraco-2026-11-21T12-00-00Z.tar']);
  });

  it('may hold a link to nothing', async () => {
    const folder = await newDataDir();
    await symlink(join(folder, 'none'), join(folder, 'link'));
    await copied(folder);
    expect(await copiesIn(folder)).toEqual(['link', 'miraco-2026-11-21T12-00-00Z.tar']);
  });

  // Opening a named pipe that nobody reads does not return, as on a mount whose server is gone.
  const hangingFolder = async () => {
    const folder = await newDataDir();
    execFileSync('mkfifo', [join(folder, 'miraco-2026-11-21T12-00-00Z.tar.part')]);
    return folder;
  };

  it.skipIf(process.platform === 'win32')('that does not answer fails after a while', async () => {
    const address = placeAddress(await hangingFolder());
    if (!address) throw new Error('no place is named');
    const copying = createThread(1_500).run({ kind: 'copy', file: await backupFile(), address, owner: ours });
    await expect(copying).rejects.toMatchObject({ reason: 'unreachable' });
    await copied(await newDataDir());
  });

  it.skipIf(process.platform === 'win32')('that does not answer delays no stop, and fails nothing then', async () => {
    const backups = backupsTo(await hangingFolder(), { dataDir: await newData() });
    const running = backups.run(noon);
    await vi.waitFor(async () => expect((await backups.status()).last?.at).toBe(noon), { timeout: 20_000 });
    await setTimeout(1_500);
    const asked = performance.now();
    await backups.close();
    expect(performance.now() - asked).toBeLessThan(2_000);
    await running;
    expect(backups.log).toEqual([]);
    expect((await backups.status()).copy).toMatchObject({ last: null, failure: null });
  });

  it.skipIf(process.platform === 'win32')('being copied to keeps the backup from being removed here', async () => {
    const backups = backupsTo(await hangingFolder(), { dataDir: await newData() });
    const running = backups.run(noon);
    await vi.waitFor(async () => expect((await backups.status()).last?.at).toBe(noon), { timeout: 20_000 });
    for (const hours of [1, 2, 3]) await backups.run(noon + hours * hour);
    expect(await readdir(join(backups.dataDir, 'backups'))).toContain('miraco-2026-11-21T12-00-00Z.tar');
    await backups.close();
    await running;
  });

  it('that must not be removed from is no failed copy', async () => {
    const folder = await newDataDir();
    const superfluous = ['18', '19', '20'].map((date) => `miraco-2026-11-${date}T12-00-00Z.tar`);
    for (const name of superfluous) await mkdir(join(folder, name));
    const backups = backupsTo(folder, { dataDir: await newData() });
    await backups.run(noon);
    expect((await backups.status()).copy).toMatchObject({ last: { at: noon }, failure: null });
    expect(backups.log).toEqual([
      {
        failed: 'an item of a background job failed',
        remedy: expect.stringMatching(
          /^what is kept no longer could not be removed from BACKUP_TO: .* or remove it there by other means; /,
        ),
      },
    ]);
    await backups.close();
    await product.services.store.failedItems.succeeded({ job: 'backups', item: 'BACKUP_TO' });
  });

  it('that is read-only says how the service gets to write there', () => {
    expect(placeFailed(reasonOfCode('EROFS'), '/mnt/nas', 'EROFS').message).toMatch(
      /^\/mnt\/nas: EROFS: the service may not write there: .*ReadWritePaths/,
    );
  });

  it('is not sent again what it has', async () => {
    const folder = await newDataDir();
    const file = await backupFile();
    await copied(folder, file);
    const { mtimeMs } = await stat(join(folder, 'miraco-2026-11-21T12-00-00Z.tar'));
    await copied(folder, file);
    expect((await stat(join(folder, 'miraco-2026-11-21T12-00-00Z.tar'))).mtimeMs).toBe(mtimeMs);
  });

  it('does not get a backup that was made before there was a passphrase', async () => {
    const folder = await newDataDir();
    const dataDir = await newData();
    await mkdir(join(dataDir, 'backups'));
    await writeFile(join(dataDir, 'backups', 'miraco-2026-11-21T11-59-00Z.tar'), 'for all to read');
    const backups = backupsTo(folder, { dataDir, passphrase: 'a passphrase of some length' });
    await backups.run(noon);
    expect(await copiesIn(folder)).toEqual([]);
    await backups.run(noon + hour);
    expect(await copiesIn(folder)).toEqual(['miraco-2026-11-21T13-00-00Z.tar.age']);
    await backups.close();
  });
});

describe('a store that speaks S3', () => {
  /** The names below the prefix: the server keeps each object as a file, and what it knows of it beside. */
  const namesIn = async (folder: string) =>
    [...new Set((await copiesIn(join(folder, 'of', 'us'))).map((name) => name.replace(/\._S3rver_.*$/, '')))].sort();

  it('has the copy, which restores whole, and loses what is kept no longer', async () => {
    const { folder, to } = await s3Server();
    const backups = backupsTo(to, { dataDir: await newData() });
    for (const ago of [0, 1, 2]) await backups.run(noon + ago * hour);
    expect(backups.log).toEqual([]);
    const names = ['13', '14'].map((at) => `miraco-2026-11-21T${at}-00-00Z.tar`);
    expect(await namesIn(folder)).toEqual(names);
    expect((await backups.status()).copy).toMatchObject({
      to: expect.stringMatching(/^s3:\/\/127.0.0.1:\d+\/backups\/of\/us$/),
    });
    const back = join(folder, 'of', 'us', `${names[1]}._S3rver_object`);
    expect(await restoreBackup(await newDataDir(), back, { now: new Date(noon) })).toMatchObject({
      users: 1,
      missing: [],
    });
    await backups.close();
  });

  it('gets a large file in parts', async () => {
    const { folder, to } = await s3Server();
    const file = await backupFile(9 * 1024 * 1024 + 1);
    await copied(to, file);
    const stored = join(folder, 'of', 'us', 'miraco-2026-11-21T12-00-00Z.tar._S3rver_object');
    expect((await readFile(stored)).equals(await readFile(file))).toBe(true);
  });

  it.each<[string, (host: string) => string, string]>([
    ['without the bucket', (host) => `s3://S3RVER:S3RVER@${host}/none?tls=false`, 'missing'],
    ['of another user', (host) => `s3://somebody:never-told@${host}/backups?tls=false`, 'refused'],
    ['that does not run', () => `s3://S3RVER:never-told@${nobody}/backups?tls=false`, 'unreachable'],
    ['that speaks no TLS', (host) => `s3://S3RVER:never-told@${host}/backups`, 'failed'],
  ])('%s is refused, in words that say what to do', async (_what, toOf, reason) => {
    const { folder, host } = await s3Server();
    const refused = await copied(toOf(host)).catch((error: Error) => error);
    expect(refused).toMatchObject({
      reason,
      message: expect.stringMatching(/^s3:\/\/127.0.0.1:\d+\/\w+: .*: see whether /),
    });
    expect(String(refused)).not.toMatch(/S3RVER|never-told|somebody/);
    expect(await copiesIn(folder)).toEqual([]);
  });
});

describe('BACKUP_TO', () => {
  const fingerprint = `SHA256:${'a+/Z0'.repeat(8)}abc`;

  it.each<[string, object | null]>([
    ['/mnt/nas/miraco', { kind: 'folder', folder: '/mnt/nas/miraco', shown: '/mnt/nas/miraco' }],
    ['file:///mnt/n%20as', { kind: 'folder', folder: '/mnt/n as', shown: '/mnt/n as' }],
    ['backups', null],
    ['', null],
    [
      `sftp://me:p%2Fw@nas.example:2222/of/us/?hostkey=${fingerprint}&key=/k`,
      {
        kind: 'sftp',
        host: 'nas.example',
        port: 2222,
        user: 'me',
        password: 'p/w',
        keyFile: '/k',
        hostKey: fingerprint,
        folder: '/of/us',
        shown: 'sftp://nas.example:2222/of/us',
      },
    ],
    [
      'sftp://me@[::1]/~/us',
      {
        kind: 'sftp',
        host: '::1',
        port: 22,
        user: 'me',
        password: undefined,
        keyFile: undefined,
        hostKey: undefined,
        folder: 'us',
        shown: 'sftp://[::1]/~/us',
      },
    ],
    ['sftp://me@nas.example', null],
    ['sftp://nas.example/us', null],
    ['sftp://me@nas.example/us?hostkey=MD5:00', null],
    [
      's3://KEY:se%2Fcret+x@s3.example:9000/bucket/of/us/?region=eu-central-1',
      {
        kind: 's3',
        endpoint: 'https://s3.example:9000/bucket',
        accessKey: 'KEY',
        secretKey: 'se/cret+x',
        region: 'eu-central-1',
        prefix: 'of/us/',
        shown: 's3://s3.example:9000/bucket/of/us',
      },
    ],
    [
      's3://KEY:s@127.0.0.1/bucket?tls=false',
      {
        kind: 's3',
        endpoint: 'http://127.0.0.1/bucket',
        accessKey: 'KEY',
        secretKey: 's',
        region: undefined,
        prefix: '',
        shown: 's3://127.0.0.1/bucket',
      },
    ],
    ['s3://KEY:se/cret@s3.example/bucket', null],
    ['s3://KEY:s@s3.example', null],
    ['s3://KEY:s@s3.example/bucket?tls=false', null],
    ['s3://s3.example/bucket', null],
    ['ftp://me:p@nas.example/us', null],
  ])('%s', (text, address) => {
    expect(placeAddress(text)).toEqual(address);
  });
});
