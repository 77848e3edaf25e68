import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { watch } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { productProcess } from '../../../scripts/runtime.mjs';
import { makeBackup } from '../src/backup/make.ts';
import { removeRemains, withWorkFolder } from '../src/backup/work-folder.ts';
import { newDataDir, run } from './running-product.ts';
import { usedDataDir } from './used-data-dir.ts';

// A process takes its time to start on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const passphrase = 'a passphrase of some length';

/** Runs the command backup, and kills it once something of this name is in a folder. */
async function killedBackup(dataDir: string, file: string, [folder, name]: readonly [string, RegExp]): Promise<void> {
  const { args, env } = productProcess('backup', { args: [file] });
  const environment = { PATH: process.env.PATH, ...env, DATA_DIR: dataDir, BACKUP_PASSPHRASE: passphrase };
  const child = spawn(process.execPath, args, { env: environment, stdio: 'ignore' });
  const watcher = watch(folder, { recursive: true }, (_event, changed) => {
    if (changed && name.test(changed)) child.kill('SIGKILL');
  });
  const [, signal] = await once(child, 'exit');
  watcher.close();
  expect(signal).toBe('SIGKILL');
}

const namesIn = async (folder: string) => (await readdir(folder, { recursive: true })).sort();
const remainsIn = async (dataDir: string) =>
  (await namesIn(dataDir)).filter((name) => /^backing-up-|\.part-/.test(name));

async function plainBytesIn(folder: string): Promise<string[]> {
  const files = (await readdir(folder, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile());
  const paths = files.map(({ name, parentPath }) => join(parentPath, name));
  const contents = await Promise.all(
    paths.map(async (path) => (await readFile(path, 'latin1')).includes('SQLite format 3')),
  );
  return paths.filter((_path, index) => contents[index]);
}

describe('an encrypted backup by hand that is killed', () => {
  it.each<[string, (dataDir: string, target: string) => readonly [string, RegExp]]>([
    ['while it copies the database', (dataDir) => [dataDir, /^backing-up-[^/]+.miraco\.sqlite/]],
    ['while it writes the file', (_dataDir, target) => [target, /\.part-[^/]+.backup/]],
  ])('%s leaves nothing readable beside its target, and the next one removes the rest', async (_when, watched) => {
    const { dataDir } = await usedDataDir();
    const target = await newDataDir();
    const file = join(target, 'x.tar.age');
    await killedBackup(dataDir, file, watched(dataDir, target));
    expect(await remainsIn(dataDir)).not.toEqual([]);
    expect(await plainBytesIn(target)).toEqual([]);
    await makeBackup(dataDir, file, { passphrase });
    expect(await remainsIn(dataDir)).toEqual([]);
    expect(await namesIn(target)).toEqual(['x.tar.age']);
  });

  it('leaves nothing in DATA_DIR after the next start', async () => {
    const { dataDir } = await usedDataDir();
    await killedBackup(dataDir, join(await newDataDir(), 'x.tar.age'), [dataDir, /^backing-up-[^/]+.miraco\.sqlite/]);
    for (const name of ['restoring-abc', 'moving-abc', 'backups/rehearsal-abc', 'backups/miraco-x.tar.part-abc'])
      await mkdir(join(dataDir, name), { recursive: true });
    for (const name of ['replaced-2026', 'notes']) await mkdir(join(dataDir, name));
    expect((await run({ DATA_DIR: dataDir })).url).toMatch(/^http/);
    // The files of the web app are copied meanwhile.
    const folders = (await readdir(dataDir, { withFileTypes: true })).filter(
      (entry) => entry.isDirectory() && entry.name !== 'assets',
    );
    expect(folders.map(({ name }) => name).sort()).toEqual(['backups', 'notes', 'replaced-2026']);
    expect(await readdir(join(dataDir, 'backups'))).toEqual([]);
  });
});

it('what a job under way has written stays, and so does what is of another name', async () => {
  const dataDir = await newDataDir();
  const target = join(await newDataDir(), 'x.tar');
  for (const other of ['x.tar.partial', 'other.tar.part-1']) await writeFile(join(target, '..', other), '');
  await withWorkFolder({ dataDir, kind: 'restoring' }, async (folder) => {
    await writeFile(join(folder, 'x'), '');
    await removeRemains(dataDir, target);
    expect(await readdir(folder)).toEqual(['x']);
  });
  expect(await readdir(dataDir)).toEqual(['working-hold']);
  await removeRemains(dataDir, target);
  expect((await readdir(join(target, '..'))).sort()).toEqual(['other.tar.part-1', 'x.tar.partial']);
});
