import { chmod, mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, it, vi } from 'vitest';
import { readConfig } from '../src/config.ts';
import { describeError } from '../src/errors.ts';
import { closeToOthers } from '../src/security/data-modes.ts';
import { isPassing, startupMessage } from '../src/startup-errors.ts';
import { startProduct } from './product.ts';
import { newDataDir, run } from './running-product.ts';
import { usedDataDir } from './used-data-dir.ts';

// A process takes its time to start on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const day = 24 * 60 * 60 * 1000;
const noon = Date.parse('2026-11-21T12:00:00Z');

/** What SQLite says of a full disk, as its library throws it. */
function fullDisk(): unknown {
  const database = new DatabaseSync(':memory:');
  database.exec('pragma max_page_count = 2; create table full (text)');
  try {
    database.exec('insert into full values (zeroblob(100000))');
  } catch (error) {
    return Object.assign(
      new Error('Failed query', { cause: Object.assign(new Error(String(error)), { code: 'SQLITE_FULL' }) }),
    );
  } finally {
    database.close();
  }
  throw new Error('the disk is not full');
}

describe('a full disk', () => {
  it.each<[string, () => unknown]>([
    ['as SQLite says it, within an error of the queries', fullDisk],
    ['as the system says it', () => Object.assign(new Error('no space'), { code: 'ENOSPC', syscall: 'write' })],
    ['as a quota', () => Object.assign(new Error('quota'), { code: 'EDQUOT', syscall: 'write' })],
    ['as PostgreSQL says it', () => Object.assign(new Error('could not extend file'), { code: '53100' })],
  ])('is answered in words %s, at a call and at a start that may be repeated', (_how, thrown) => {
    const error = thrown();
    expect(describeError(error)).toMatchObject({ code: 'diskFull', httpStatus: 503, key: 'errors.diskFull' });
    expect(startupMessage(error, readConfig({}))).toBe(
      'The disk of DATA_DIR is full, and a start has to write: free space on it, and start again.',
    );
    expect(isPassing(error)).toBe(true);
  });
});

it('a full disk is told at a sign-in over REST, which never says that the credentials are wrong', async () => {
  const product = await startProduct();
  vi.spyOn(product.services.store.users, 'credentials').mockRejectedValue(fullDisk());
  const answer = await product.rest('POST', '/login/in', { body: { username: 'ana', password: 'any' } });
  expect([answer.statusCode, answer.json()]).toEqual([503, { message: 'errors.diskFull' }]);
});

describe('the daily check of the database', () => {
  async function checkedProduct() {
    vi.useFakeTimers({ toFake: ['setInterval', 'setTimeout'] });
    return startProduct().finally(() => vi.useRealTimers());
  }

  it('is made without backups, too, and once a day', async () => {
    const { services } = await checkedProduct();
    for (const moment of [noon, noon + day - 1]) await services.backups.run(moment);
    expect(await services.backups.check()).toEqual({ last: { at: noon, ms: expect.any(Number) }, failure: null });
    await services.backups.run(noon + day);
    expect((await services.backups.check()).last?.at).toBe(noon + day);
  });

  it('finds flipped bytes before somebody needs the page, and says so to administrators and monitors', async () => {
    const { administrator, dataDir, request, services } = await checkedProduct();
    await services.store.forgetDeleted();
    const file = join(dataDir, 'miraco.sqlite');
    const bytes = await readFile(file);
    // Pages of content: the first has the schema.
    for (let page = 20; page < bytes.length / 4096; page += 7) bytes.fill(0xff, page * 4096, page * 4096 + 64);
    await writeFile(file, bytes);
    await services.backups.run(noon);
    const failure = { at: noon, backup: '', reason: 'damaged' };
    expect(await services.backups.check()).toMatchObject({ failure });
    const health = await request('GET', '/healthz?full', { as: administrator });
    if (health.statusCode === 200) expect(health.json()).toMatchObject({ check: { failure } });
    expect((await request('GET', '/readyz')).statusCode).toBe(200);
  });
});

describe('the modes of the data', () => {
  it('are closed to others at the start, and that is logged', async () => {
    const { dataDir, secretFile } = await usedDataDir();
    await chmod(dataDir, 0o755);
    await chmod(secretFile, 0o644);
    const { output, url } = await run({ DATA_DIR: dataDir, LOG_LEVEL: 'warn' });
    expect(url).toMatch(/^http/);
    expect([(await stat(dataDir)).mode & 0o777, (await stat(secretFile)).mode & 0o777]).toEqual([0o700, 0o600]);
    const said = output.filter((line) => line.startsWith('{')).map((line) => JSON.parse(line).msg);
    expect(said).toEqual([
      'DATA_DIR had the mode 755, so that other users of the machine could read it: it is 700 now',
      'DATA_DIR/session-secret had the mode 644, so that other users of the machine could read it: it is 600 now',
    ]);
  });

  it('of a folder for everybody are left, with a warning', async () => {
    const dataDir = join(await newDataDir(), 'shared');
    await mkdir(dataDir);
    await chmod(dataDir, 0o1777);
    const said: unknown[] = [];
    await closeToOthers(dataDir, { warn: (text: unknown) => said.push(text) });
    expect((await stat(dataDir)).mode & 0o7777).toBe(0o1777);
    expect(said).toEqual([expect.stringMatching(/^DATA_DIR has the mode 777, .* could not be changed/)]);
  });

  it('that are right are no reason for a word', async () => {
    const said: unknown[] = [];
    await closeToOthers(await newDataDir(), { warn: (text: unknown) => said.push(text) });
    expect(said).toEqual([]);
  });
});
