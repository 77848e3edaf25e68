import { readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { newDataDir, run, runCommand } from './running-product.ts';
import { change, contentOf, type Data, damaged, empty, foreign, secret, usedDataDir } from './used-data-dir.ts';

// A process takes its time to start on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const shortSecret =
  'DATA_DIR/session-secret is shorter than 32 characters: put the file back as it was, or remove it to have a new one made; everybody is signed out then, and the codes of authenticator apps are refused until they are set up again (recovery codes are accepted).';

describe('a start on a data folder', () => {
  it.each<[string, (data: Data) => unknown, string]>([
    [
      'that a newer version has used',
      ({ file }) => change(file, "insert into __drizzle_migrations (hash, created_at) values ('later', 9999999999999)"),
      'DATA_DIR was last used by a newer version of the product. Start that version, or put back the copy of the database that it made before the upgrade with npm run upgrade -- --back.',
    ],
    ['whose database has another beginning', ({ file }) => writeFile(file, 'x'.repeat(100), { flag: 'r+' }), damaged],
    ['whose database is cut off', async ({ file }) => truncate(file, (await stat(file)).size / 2), damaged],
    ['whose database is something else', ({ file }) => writeFile(file, 'notes'), damaged],
    [
      'whose database has garbage instead of its tables',
      async ({ file }) => {
        const bytes = await readFile(file);
        await writeFile(file, bytes.fill('x', 4096, bytes.length - 4096));
      },
      damaged,
    ],
    [
      'with the database of another program',
      async ({ file }) => {
        await rm(file);
        change(file, 'create table notes (text)');
      },
      foreign,
    ],
    ['whose database is empty', ({ file }) => writeFile(file, ''), empty],
    ['whose database is missing', ({ file }) => rm(file), empty],
    ['whose secret is empty', ({ secretFile }) => writeFile(secretFile, ''), shortSecret],
    ['whose secret is too short', ({ secretFile }) => writeFile(secretFile, `${'s'.repeat(31)}\n`), shortSecret],
  ])('%s ends with status 78 and a line that says what to do, and touches nothing', async (_which, spoil, message) => {
    const data = await usedDataDir();
    await spoil(data);
    const before = await contentOf(data.dataDir);
    const product = await run({ DATA_DIR: data.dataDir });
    expect(product.url).toBe('');
    expect(await product.exited).toEqual({ code: 78, signal: null });
    expect(product.errors).toEqual([message]);
    expect(product.output).toEqual([]);
    expect(await contentOf(data.dataDir)).toEqual(before);
  });

  it('that lacks both database and secret begins with an empty product, and one that lacks its secret with a new one', async () => {
    const { dataDir, file, secretFile } = await usedDataDir();
    await rm(secretFile);
    await (await run({ DATA_DIR: dataDir })).stop();
    expect(await readFile(secretFile, 'utf8')).toMatch(/^[\da-f]{64}$/);
    for (const path of [file, secretFile]) await rm(path);
    expect((await run({ DATA_DIR: dataDir })).url).toMatch(/^http/);
  });

  it('whose database is missing serves again after a restore', async () => {
    const { dataDir, file } = await usedDataDir();
    const backup = join(await newDataDir(), 'whole.miraco-backup');
    expect(await runCommand('backup', { DATA_DIR: dataDir }, { args: [backup] })).toMatchObject({
      code: 0,
      errors: [],
    });
    await rm(file);
    expect((await run({ DATA_DIR: dataDir })).errors).toEqual([empty]);
    expect(await runCommand('restore', { DATA_DIR: dataDir }, { args: [backup] })).toMatchObject({
      code: 0,
      errors: [],
    });
    expect((await run({ DATA_DIR: dataDir })).url).toMatch(/^http/);
    expect(await readFile(join(dataDir, 'session-secret'), 'utf8')).toBe(secret);
  });

  it('whose secret is too short is served with SESSION_SECRET, which replaces it', async () => {
    const { dataDir, secretFile } = await usedDataDir();
    await writeFile(secretFile, '');
    expect((await run({ DATA_DIR: dataDir, SESSION_SECRET: secret })).url).toMatch(/^http/);
  });
});
