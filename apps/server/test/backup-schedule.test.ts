import { mkdir, readdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { makeBackup } from '../src/backup/make.ts';
import { readBackup } from '../src/backup/read.ts';
import { rehearse } from '../src/backup/rehearse.ts';
import { startProduct } from './product.ts';
import { newDataDir } from './running-product.ts';

// A thread takes its time to start on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const product = await startProduct();
const hour = 60 * 60 * 1000;
const day = 24 * hour;
const noon = Date.parse('2026-11-21T12:00:00Z');

/** A product that does by itself nothing of what is due: the tests say when it is. */
async function scheduledProduct(environment: Record<string, string>) {
  vi.useFakeTimers({ toFake: ['setInterval', 'setTimeout'] });
  return startProduct(environment).finally(() => vi.useRealTimers());
}

const folderOf = ({ dataDir }: { dataDir: string }) => join(dataDir, 'backups');
const backupsIn = async (scheduled: { dataDir: string }) =>
  (await readdir(folderOf(scheduled))).filter((name) => name.startsWith('miraco-')).sort();

describe('automatic backups', () => {
  it('are made when one is due, and the oldest go once there are more than are to be kept', async () => {
    const scheduled = await scheduledProduct({ BACKUP_EVERY: '1h', BACKUP_KEEP: '2' });
    const { backups } = scheduled.services;
    for (const moment of [noon, noon + hour - 1, noon + hour, noon + 2 * hour]) await backups.run(moment);
    const kept = ['miraco-2026-11-21T13-00-00Z.tar', 'miraco-2026-11-21T14-00-00Z.tar'];
    expect(await backupsIn(scheduled)).toEqual(kept);
    const { last, failure, keep } = await backups.status(noon + 2 * hour);
    expect([last?.at, failure, keep]).toEqual([noon + 2 * hour, null, { latest: 2 }]);
    expect(last?.bytes).toBe((await stat(join(folderOf(scheduled), String(kept[1])))).size);
    await readBackup(join(folderOf(scheduled), String(kept[1])), undefined);
  });

  it('of the first versions are counted and removed as well, and so is what an interrupted one has left', async () => {
    const scheduled = await scheduledProduct({ BACKUP_EVERY: '1h', BACKUP_KEEP: '2' });
    await mkdir(folderOf(scheduled));
    const former = ['20T12', '19T12'].map((moment) => `miraco-2026-11-${moment}-00-00Z.miraco-backup`);
    for (const name of former) await writeFile(join(folderOf(scheduled), name), 'a former backup');
    await mkdir(join(folderOf(scheduled), 'miraco-2026-11-20T13-00-00Z.tar.part-abc'));
    await scheduled.services.backups.run(noon);
    expect(await backupsIn(scheduled)).toEqual([former[0], 'miraco-2026-11-21T12-00-00Z.tar']);
  });

  it('are encrypted with a passphrase, and say so in their names', async () => {
    const scheduled = await scheduledProduct({ BACKUP_EVERY: '1h', BACKUP_PASSPHRASE: 'a passphrase of some length' });
    await scheduled.services.backups.run(noon);
    expect(await backupsIn(scheduled)).toEqual(['miraco-2026-11-21T12-00-00Z.tar.age']);
    expect(await scheduled.services.backups.status(noon)).toMatchObject({
      isEncrypted: true,
      rehearsal: { last: { at: noon, users: 1 }, failure: null },
    });
  });

  it('are made after the clock was set back, too, and one at a time', async () => {
    const scheduled = await scheduledProduct({ BACKUP_EVERY: '1h' });
    const { backups } = scheduled.services;
    await backups.run(noon);
    for (const after of [0, 1, 2]) await backups.run(noon - day + after * 60_000);
    expect(await backupsIn(scheduled)).toHaveLength(2);
    expect((await backups.status(noon - day + hour)).last?.at).toBe(noon - day);
  });

  it('that fail say why, and are tried again a quarter of an hour later', async () => {
    const scheduled = await scheduledProduct({ BACKUP_EVERY: '1h' });
    const { backups } = scheduled.services;
    await writeFile(folderOf(scheduled), 'in the way');
    await backups.run(noon);
    expect(await backups.status()).toMatchObject({ last: null, failure: { at: noon, reason: 'EEXIST' } });
    await rm(folderOf(scheduled));
    await backups.run(noon + hour / 4 - 1);
    expect((await backups.status()).last).toBeNull();
    await backups.run(noon + hour / 4);
    expect(await backups.status()).toMatchObject({ last: { at: noon + hour / 4 }, failure: null });
  });

  it('are off unless they are asked for', async () => {
    await product.services.backups.run(noon);
    expect(await product.services.backups.status()).toEqual(off);
  });
});

const off = {
  every: null,
  keep: { days: 7, weeks: 4, months: 12 },
  isEncrypted: false,
  last: null,
  failure: null,
  copy: null,
  rehearsal: { last: null, failure: null, isOverdue: false },
};

describe('a rehearsal', () => {
  it('restores the first backup, and then the newest every week, and leaves nothing but its result', async () => {
    const scheduled = await scheduledProduct({ BACKUP_EVERY: '24h' });
    const { backups } = scheduled.services;
    await mkdir(join(folderOf(scheduled), 'rehearsal-interrupted'), { recursive: true });
    const rehearsed = async () => (await backups.status(noon)).rehearsal.last;
    await backups.run(noon);
    const first = await rehearsed();
    expect(first).toEqual({
      at: noon,
      backup: 'miraco-2026-11-21T12-00-00Z.tar',
      users: 1,
      images: 0,
      ms: expect.any(Number),
    });
    for (const days of [1, 6.9]) {
      await backups.run(noon + days * day);
      expect(await rehearsed()).toEqual(first);
    }
    await backups.run(noon + 7 * day);
    expect(await rehearsed()).toMatchObject({ at: noon + 7 * day });
    expect(await readdir(folderOf(scheduled))).not.toContainEqual(expect.stringMatching(/^rehearsal-/));
    expect(await readdir(folderOf(scheduled))).toContain('state.json');
  });

  it('of a damaged backup fails, says so, and is tried again a day later', async () => {
    const scheduled = await scheduledProduct({ BACKUP_EVERY: '7d' });
    const { backups } = scheduled.services;
    await backups.run(noon);
    const [name = ''] = await backupsIn(scheduled);
    const bytes = await readFile(join(folderOf(scheduled), name));
    await truncate(join(folderOf(scheduled), name), 100_000);
    await rm(join(folderOf(scheduled), 'state.json'));
    await backups.run(noon + hour);
    const failure = { at: noon + hour, backup: name, reason: 'refused' };
    expect((await backups.status(noon)).rehearsal).toEqual({ last: null, failure, isOverdue: false });
    await writeFile(join(folderOf(scheduled), name), bytes);
    await backups.run(noon + day);
    expect((await backups.status(noon)).rehearsal.failure).toEqual(failure);
    await backups.run(noon + hour + day);
    expect((await backups.status(noon)).rehearsal).toMatchObject({ last: { users: 1 }, failure: null });
  });

  it('of a backup with another passphrase fails, and a restart remembers', async () => {
    const first = await scheduledProduct({ BACKUP_EVERY: '7d', BACKUP_PASSPHRASE: 'the first passphrase' });
    await first.services.backups.run(noon);
    await rm(join(folderOf(first), 'state.json'));
    const { createBackups } = await import('../src/backup/schedule.ts');
    const { practiceId } = first.services.store.settings;
    const together = { ...first.services.store, ...first.services };
    const config = { ...first.services.config, backupPassphrase: 'the second passphrase' };
    vi.useFakeTimers({ toFake: ['setInterval', 'setTimeout'] });
    const restarted = createBackups(config, () => {}, practiceId, together);
    vi.useRealTimers();
    await restarted.run(noon + hour);
    await restarted.close();
    expect(
      (await createBackups({ ...config, backupEvery: null }, () => {}, practiceId, together).status(noon)).rehearsal
        .failure,
    ).toEqual({
      at: noon + hour,
      backup: 'miraco-2026-11-21T12-00-00Z.tar.age',
      reason: 'passphrase',
    });
  });

  it('is overdue after ten days', async () => {
    const scheduled = await scheduledProduct({ BACKUP_EVERY: '1h' });
    const { backups } = scheduled.services;
    await backups.run(noon);
    expect((await backups.status(noon + 10 * day)).rehearsal.isOverdue).toBe(false);
    expect((await backups.status(noon + 10 * day + 1)).rehearsal.isOverdue).toBe(true);
  });

  it('needs the room of the backup, and says so', async () => {
    const folder = await newDataDir();
    const file = join(folder, 'x.tar');
    const { size } = await makeBackup(product.dataDir, file).then(() => stat(file));
    const reserve = 64 * 1024 * 1024;
    await expect(
      rehearse({ dataDir: folder, file, passphrase: undefined }, async () => size + reserve - 1),
    ).rejects.toMatchObject({ reason: 'noRoom' });
    expect(await rehearse({ dataDir: folder, file, passphrase: undefined }, async () => size + reserve)).toMatchObject({
      images: 0,
      users: 1,
    });
    expect((await readdir(folder)).sort()).toEqual(['working-hold', 'x.tar']);
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
    const [status, state] = await asked(product.administrator);
    expect([status, state.backups]).toEqual([200, off]);
  });
});
