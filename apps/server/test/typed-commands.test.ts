import { spawn } from 'node:child_process';
import { copyFile, mkdir, symlink, writeFile } from 'node:fs/promises';
import { basename, join, relative } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { expect, it, vi } from 'vitest';
import { launcher } from '../../../scripts/release/launcher.ts';
import { programs } from '../../../scripts/runtime.mjs';
import { makeBackup } from '../src/backup/make.ts';
import { restoreBackup } from '../src/backup/restore.ts';
import { startProduct } from './product.ts';
import { newDataDir } from './running-product.ts';

// npm takes its time to start on a busy machine.
vi.setConfig({ testTimeout: 120_000 });

const root = fileURLToPath(new URL('../../..', import.meta.url));
/** A folder below that of the sources, where an operator may be. */
const folder = join(root, 'docs');

const product = await startProduct();
const now = new Date();

/** A folder with spaces in its name for a backup, and a data folder whose database lacks one client of it. */
async function afterRemoval() {
  const [parent, dataDir] = [await newDataDir(), await newDataDir()];
  const removed = await product.client();
  const backups = join(parent, 'of the practice');
  await mkdir(backups);
  const file = join(backups, 'A.tar');
  await makeBackup(product.dataDir, file);
  await product.rest('DELETE', `/admin/user/remove/${removed.id}`, { as: product.administrator });
  const after = join(parent, 'after.tar');
  await makeBackup(product.dataDir, after);
  await restoreBackup(dataDir, after, { now });
  return { backups, dataDir, file, removed };
}

/** A copy of the database from before the removal, to go back to. */
async function copyBefore(backups: string, file: string): Promise<string> {
  const other = await newDataDir();
  await restoreBackup(other, file, { now });
  const copy = join(backups, '2026-11-21T03-00-00-000Z-0019.sqlite');
  await copyFile(join(other, 'miraco.sqlite'), copy);
  return copy;
}

function isThere(dataDir: string, id: string): boolean {
  const database = new DatabaseSync(join(dataDir, 'miraco.sqlite'));
  const found = database.prepare('select id from users where id = ?').get(id);
  database.close();
  return found !== undefined;
}

/** Types a line into a shell, in the folder `docs` of the sources. */
async function typed(line: string, environment: Record<string, string>) {
  const child = spawn('sh', ['-c', line], {
    cwd: folder,
    env: { PATH: process.env.PATH, HOME: process.env.HOME, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (said += data));
  const code = await new Promise((ended) => child.once('close', ended));
  return { code, said };
}

/** The commands that a question offers, in a line each. */
const offered = (said: string) =>
  said
    .split('\n')
    .flatMap((line) => (line.startsWith('  npm run ') ? [line.replace('  (once for each)', '').trim()] : []));

it.each([
  [0, false],
  [1, true],
])('the commands that a restore offers are understood as they are printed: %d', async (which, isBack) => {
  const { dataDir, file, removed } = await afterRemoval();
  const asked = await typed(`npm run restore -- '${relative(folder, file)}'`, { DATA_DIR: dataDir });
  expect(asked).toMatchObject({ code: 78, said: expect.stringContaining('Nothing was changed.') });
  const command = offered(asked.said)[which] ?? '';
  expect(command).toContain(`'${file}' --bring-back `);
  expect(await typed(command, { DATA_DIR: dataDir })).toMatchObject({ code: 0 });
  expect(isThere(dataDir, removed.id)).toBe(isBack);
});

it.each([
  [0, false],
  [1, true],
])('the commands that the way back offers are understood as they are printed: %d', async (which, isBack) => {
  const { backups, dataDir, file, removed } = await afterRemoval();
  const copy = await copyBefore(backups, file);
  const asked = await typed(`npm run upgrade -- --back '${relative(folder, copy)}'`, { DATA_DIR: dataDir });
  expect(asked).toMatchObject({ code: 78, said: expect.stringContaining('Nothing was changed.') });
  const command = offered(asked.said)[which] ?? '';
  expect(command).toContain(`--back '${copy}' --bring-back `);
  expect(await typed(command, { DATA_DIR: dataDir })).toMatchObject({ code: 0 });
  expect(isThere(dataDir, removed.id)).toBe(isBack);
});

it.each<[string, (file: string, id: string) => string]>([
  ['restore', (file, id) => `--bring-back=${id} '${file}'`],
  ['restore', (file) => `--bring-back all '${file}'`],
  ['upgrade', (file, id) => `--bring-back=${id} --back '${file}'`],
  ['upgrade', (file) => `--bring-back all '${file}' --back`],
])('npm run %s takes its options in any order', async (program, written) => {
  const { backups, dataDir, file, removed } = await afterRemoval();
  const named = program === 'restore' ? file : await copyBefore(backups, file);
  const line = `npm run ${program} -- ${written(relative(folder, named), removed.id)}`;
  expect(await typed(line, { DATA_DIR: dataDir })).toMatchObject({ code: 0 });
  expect(isThere(dataDir, removed.id)).toBe(true);
});

it('a backup is written relative to where the operator is', async () => {
  const backups = await newDataDir();
  const line = `npm run backup -- ${relative(folder, join(backups, 'x.tar'))}`;
  expect(await typed(line, { DATA_DIR: product.dataDir })).toMatchObject({
    code: 0,
    said: expect.stringContaining(`${join(backups, 'x.tar')}: `),
  });
});

it('the launcher of a release reads a file relative to the folder where it is typed, whatever npm noted', async () => {
  const { backups, dataDir, file, removed } = await afterRemoval();
  const release = await newDataDir();
  for (const part of ['bin', 'server']) await mkdir(join(release, part));
  await symlink(process.execPath, join(release, 'bin', 'node'));
  const program = pathToFileURL(join(root, 'apps', 'server', 'src', programs.restore));
  await writeFile(join(release, 'server', 'restore.js'), `import '${program}';`);
  await writeFile(join(release, 'miraco'), launcher('1.0.0'), { mode: 0o755 });
  const line = `cd '${backups}' && INIT_CWD=/ ${join(release, 'miraco')} restore --bring-back none A.tar`;
  expect(await typed(line, { DATA_DIR: dataDir })).toMatchObject({ code: 0 });
  expect([basename(file), isThere(dataDir, removed.id)]).toEqual(['A.tar', false]);
});
