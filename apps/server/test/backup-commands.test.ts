import { chmod, readdir, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { canBePowerless, powerless } from './powerless.ts';
import { newDataDir, runCommand } from './running-product.ts';
import { change, contentOf, type Data, damaged, empty, foreign, usedDataDir } from './used-data-dir.ts';

// A process takes its time to start on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

describe('the commands of an operator', () => {
  it.each<[string, 'backup' | 'restore', (folder: string) => string[], RegExp]>([
    ['a backup without a name', 'backup', () => [], /^Name the file to write: npm run backup -- FILE$/],
    ['a backup to a folder', 'backup', (folder) => [folder], /^\/.* is a folder: name the file to write\.$/],
    [
      'a backup into a folder that is not there',
      'backup',
      (folder) => [join(folder, 'none', 'x')],
      /^There is no folder \/.*\/none: make it first\.$/,
    ],
    ['a restore without a name', 'restore', () => [], /^Name the file to restore: npm run restore -- FILE$/],
    ['a restore of a folder', 'restore', (folder) => [folder], /^\/.* is not a file: name a backup\.$/],
    [
      'a restore of a file that is not there',
      'restore',
      (folder) => [join(folder, 'none')],
      /^There is no file \/.*\/none\.$/,
    ],
  ])('%s ends with status 1 and one line', async (_what, command, argsIn, message) => {
    const { dataDir } = await usedDataDir();
    const before = await contentOf(dataDir);
    const args = argsIn(await newDataDir());
    const ended = await runCommand(command, { DATA_DIR: dataDir }, { args });
    expect(ended).toEqual({ code: 1, errors: [expect.stringMatching(message)], output: [] });
    expect(await contentOf(dataDir)).toEqual(before);
  });

  it.each<[string, (data: Data) => unknown, string]>([
    ['damaged', ({ file }) => truncate(file, 5_000), damaged],
    ['of another program', ({ file }) => change(file, 'drop table __drizzle_migrations'), foreign],
    ['empty', ({ file }) => writeFile(file, ''), empty],
  ])('a backup of a database that is %s ends with status 78 and the line of a start', async (_how, spoil, message) => {
    const data = await usedDataDir();
    await spoil(data);
    const folder = await newDataDir();
    const made = await runCommand('backup', { DATA_DIR: data.dataDir }, { args: [join(folder, 'x')] });
    expect(made).toEqual({ code: 78, errors: [message], output: [] });
    expect(await readdir(folder)).toEqual([]);
  });

  it.skipIf(!canBePowerless)('a backup that the system refuses prints the error of the system', async () => {
    const { dataDir } = await usedDataDir();
    const folder = await newDataDir();
    await chmod(folder, 0o500);
    const started = { args: [join(folder, 'x')], through: powerless };
    const { code, errors } = await runCommand('backup', { DATA_DIR: dataDir }, started);
    await chmod(folder, 0o700);
    expect(code).toBe(1);
    expect(errors).toEqual([expect.stringMatching(/^No backup was made: EACCES: permission denied, mkdtemp '.*'\.$/)]);
  });

  it.each(['backup', 'restore'] as const)(
    '%s ends with status 78 where the configuration is wrong',
    async (command) => {
      const ended = await runCommand(command, { DATA_DIR: await newDataDir(), PORT: 'abc' }, { args: ['x'] });
      expect(ended).toEqual({ code: 78, errors: ['PORT must be a port number from 0 to 65535.'], output: [] });
    },
  );
});
