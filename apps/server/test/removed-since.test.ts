import { copyFile, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { removeThoseDue } from '../src/account/removal.ts';
import { makeBackup } from '../src/backup/make.ts';
import { readBackup } from '../src/backup/read.ts';
import { restoreBackup } from '../src/backup/restore.ts';
import { goBack } from '../src/upgrade/back.ts';
import { picture, upload } from './pictures.ts';
import { startProduct } from './product.ts';
import { newDataDir, run, runCommand } from './running-product.ts';
import { contentOf } from './used-data-dir.ts';

// A process takes its time to start on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const product = await startProduct();
const { administrator, call, client, rest, services } = product;
const day = 24 * 60 * 60 * 1000;
const now = new Date();

/** A backup with three clients, and a folder with the database after two were removed: `asked` at their own request. */
async function afterRemovals(folder: string) {
  const [asked, removed, stays] = [
    await client({ firstname: 'Asunción' }),
    await client({ firstname: 'Remedios' }),
    await client(),
  ];
  const shown = (await upload(product, await picture(), asked)).json().image;
  await product.edit(asked, { image: shown });
  const file = join(folder, 'whole.tar');
  await makeBackup(product.dataDir, file);
  await call('account.myData.requestDeletion', { current: asked.password }, { as: asked });
  await services.store.deletionRequests.add(asked.id, Date.now());
  await removeThoseDue(services, Date.now() + 31 * day);
  expect((await rest('DELETE', `/admin/user/remove/${removed.id}`, { as: administrator })).statusCode).toBe(200);
  const after = join(folder, 'after.tar');
  await makeBackup(product.dataDir, after);
  const dataDir = join(folder, 'data');
  await restoreBackup(dataDir, after, { now });
  return { asked, dataDir, file, removed, shown, stays };
}

const folder = await mkdtemp(join(tmpdir(), 'miraco-removed-'));
afterAll(() => rm(folder, { recursive: true }));
const data = await afterRemovals(folder);

/** A folder with the database after the removals. */
async function folderAfter(): Promise<string> {
  const dataDir = await newDataDir();
  await copyFile(join(data.dataDir, 'miraco.sqlite'), join(dataDir, 'miraco.sqlite'));
  return dataDir;
}

function read(dataDir: string) {
  const database = new DatabaseSync(join(dataDir, 'miraco.sqlite'));
  const [asked, removed, stays] = [data.asked, data.removed, data.stays].map(
    ({ id }) => database.prepare('select id from users where id = ?').get(id) !== undefined,
  );
  const list = database.prepare('select user, asked from removals order by asked').all();
  database.close();
  return { users: { asked, removed, stays }, list: list.map(({ user, asked }) => [user, asked]) };
}

const none = { bringBack: ['none'], now };

describe('a restore of a backup from before somebody was removed', () => {
  it('stops with the list and the commands to choose from, with nothing changed', async () => {
    const dataDir = await folderAfter();
    const before = await contentOf(dataDir);
    const { code, errors } = await runCommand('restore', { DATA_DIR: dataDir }, { args: [data.file] });
    expect(code).toBe(78);
    const { id, username } = data.removed;
    const date = now.toISOString().slice(0, 10);
    expect(errors).toEqual([
      'Nothing was changed. These users were removed since, and not at their own request:',
      `  ${id}  Remedios Pérez (${username}), removed on ${date}`,
      'Say who comes back; the others stay removed:',
      `  npm run restore -- ${data.file} --bring-back none`,
      `  npm run restore -- ${data.file} --bring-back ${id}  (once for each)`,
      `  npm run restore -- ${data.file} --bring-back all`,
    ]);
    expect(await contentOf(dataDir)).toEqual(before);
  });

  it('removes those again who had asked for it, with their pictures, and says so', async () => {
    const dataDir = await folderAfter();
    const { images, since, users } = await restoreBackup(dataDir, data.file, none);
    expect(read(dataDir)).toEqual({
      users: { asked: false, removed: false, stays: true },
      list: [
        [data.removed.id, 0],
        [data.asked.id, 1],
      ],
    });
    expect(since).toMatchObject({
      asked: [{ user: data.asked.id }],
      staying: [{ user: data.removed.id }],
      returning: [],
    });
    expect([images, await readdir(join(dataDir, 'images'))]).toEqual([0, []]);
    expect(users).toBe(2);
    expect((await run({ DATA_DIR: dataDir })).url).toMatch(/^http/);
  });

  it('brings those back who are named, and they are in the list no more', async () => {
    const dataDir = await folderAfter();
    const args = [data.file, '--bring-back', data.removed.id];
    const { code, output } = await runCommand('restore', { DATA_DIR: dataDir }, { args });
    expect({ code, said: output.slice(1, 3) }).toEqual({
      code: 0,
      said: [
        `Removed again, as they had asked for it: Asunción Pérez (${data.asked.username}).`,
        `Back, although they were removed since: Remedios Pérez (${data.removed.username}).`,
      ],
    });
    expect(read(dataDir)).toEqual({
      users: { asked: false, removed: true, stays: true },
      list: [[data.asked.id, 1]],
    });
  });

  it('remembers who was removed, for the restore after it', async () => {
    const dataDir = await folderAfter();
    await restoreBackup(dataDir, data.file, none);
    await restoreBackup(dataDir, data.file, { ...none, now: new Date(now.getTime() + 1) });
    expect(read(dataDir).users).toEqual({ asked: false, removed: false, stays: true });
  });

  it.each([
    ['who was not removed', () => data.stays.id, 'nobody with this id was removed since'],
    ['who had asked for it', () => data.asked.id, 'was removed at their own request, and stays so'],
  ])('does not bring back somebody %s', async (_who, id, message) => {
    const dataDir = await folderAfter();
    const before = await contentOf(dataDir);
    await expect(restoreBackup(dataDir, data.file, { bringBack: [id()], now })).rejects.toThrow(message);
    expect(await contentOf(dataDir)).toEqual(before);
  });

  it.each([[['none', 'all']], [['all', 'none', 'none']], [['none', data.removed.id]], [[data.removed.id, 'all']]])(
    'refuses the contradictory answers %j, with nothing changed',
    async (bringBack) => {
      const dataDir = await folderAfter();
      const before = await contentOf(dataDir);
      const message = /^--bring-back \S+ and --bring-back \S+ contradict each other: give one of them\./;
      await expect(restoreBackup(dataDir, data.file, { bringBack, now })).rejects.toThrow(message);
      expect(await contentOf(dataDir)).toEqual(before);
    },
  );

  it('says that no administrator is left, and that the next start makes one', async () => {
    const dataDir = await folderAfter();
    const file = join(dataDir, 'miraco.sqlite');
    const database = new DatabaseSync(file);
    database.exec('insert into removals (user, removed_at, asked) select id, 1, 0 from users');
    database.exec("delete from users where access in (select id from access_profiles where tests = 'all')");
    database.close();
    const args = [data.file, '--bring-back', 'none'];
    const { code, output } = await runCommand('restore', { DATA_DIR: dataDir }, { args });
    expect({ code, said: output.at(-2) }).toEqual({
      code: 0,
      said: expect.stringMatching(/^No administrator is left: the next start makes one/),
    });
    expect((await run({ DATA_DIR: dataDir })).output.join('\n')).toMatch(/password/);
  });

  it.each<[string, (dataDir: string) => Promise<unknown>]>([
    ['on another machine', async () => {}],
    ['over a damaged database', (dataDir) => writeFile(join(dataDir, 'miraco.sqlite'), 'x'.repeat(5000))],
  ])('%s says that the list is not there', async (_where, prepare) => {
    const dataDir = await newDataDir();
    await prepare(dataDir);
    const { code, output } = await runCommand('restore', { DATA_DIR: dataDir }, { args: [data.file] });
    const { created } = await readBackup(data.file, undefined);
    expect(code).toBe(0);
    expect(output[1]).toMatch(new RegExp(`^The list of those who were removed after ${created} is not here`));
    expect(read(dataDir).users).toEqual({ asked: true, removed: true, stays: true });
  });
});

describe('the way back to the version before', () => {
  it('asks in the same way, and removes those again who had asked for it', async () => {
    const dataDir = await folderAfter();
    const other = await newDataDir();
    await restoreBackup(other, data.file, { now });
    await mkdir(join(dataDir, 'before-upgrade'));
    const named = join(dataDir, 'before-upgrade', '2026-11-21T03-00-00-000Z-0019.sqlite');
    await copyFile(join(other, 'miraco.sqlite'), named);
    await expect(goBack(dataDir, { named, now })).rejects.toThrow(`upgrade -- --back ${named} --bring-back none`);
    expect(read(dataDir).users).toEqual({ asked: false, removed: false, stays: true });
    await goBack(dataDir, { named, now, bringBack: [data.removed.id] });
    expect(read(dataDir).users).toEqual({ asked: false, removed: true, stays: true });
  });
});
