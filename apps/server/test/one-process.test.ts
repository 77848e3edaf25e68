import { execFile } from 'node:child_process';
import { copyFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { type ProductProgram, productProcess } from '../../../scripts/runtime.mjs';
import { migratedFile } from './product.ts';
import { newDataDir, run } from './running-product.ts';

// A process takes its time to start on a busy machine.
vi.setConfig({ testTimeout: 120_000 });

/** A data folder whose database is migrated, so that a start is quick. */
async function dataDirWithDatabase(): Promise<string> {
  const dataDir = await newDataDir();
  await copyFile(migratedFile(), join(dataDir, 'miraco.sqlite'));
  return dataDir;
}

/** A command line tool of the product, run to its end. */
async function tool(program: ProductProgram, DATA_DIR: string, ...programArgs: string[]) {
  const { args, env: variables } = productProcess(program, { args: programArgs });
  const env = { PATH: process.env.PATH, ...variables, DATA_DIR };
  return new Promise<{ code: unknown; output: string }>((resolve) => {
    execFile(process.execPath, args, { env }, (error, stdout, stderr) =>
      resolve({ code: error?.code ?? 0, output: stdout + stderr }),
    );
  });
}

const isServed = async ({ url }: { url: string }) => (await fetch(`${url}/healthz`)).status === 200;

test('one process serves a folder: a second start ends with status 78, says why, and the first goes on', async () => {
  const DATA_DIR = await dataDirWithDatabase();
  const first = await run({ DATA_DIR });
  const second = await run({ DATA_DIR });
  expect(await second.exited).toEqual({ code: 78, signal: null });
  expect(second.url).toBe('');
  expect(second.errors).toEqual([
    'DATA_DIR is served by another process: stop that one, or set DATA_DIR to another folder.',
  ]);
  expect(await isServed(first)).toBe(true);
  await first.stop();
  expect(await isServed(await run({ DATA_DIR }))).toBe(true);
});

test('of several starts at the same moment one serves', async () => {
  const DATA_DIR = await dataDirWithDatabase();
  const starts = await Promise.all([run({ DATA_DIR }), run({ DATA_DIR }), run({ DATA_DIR })]);
  expect(starts.filter(({ url }) => url !== '')).toHaveLength(1);
});

test('after kill -9 the next start serves at once', async () => {
  const DATA_DIR = await dataDirWithDatabase();
  const first = await run({ DATA_DIR });
  expect(await first.stop('SIGKILL')).toEqual({ code: null, signal: 'SIGKILL' });
  expect(await isServed(await run({ DATA_DIR }))).toBe(true);
});

test('beside the process that serves, a backup is made and the demo is filled, and a restore is refused', async () => {
  const DATA_DIR = await dataDirWithDatabase();
  const product = await run({ DATA_DIR, ADMIN_PASSWORD: 'administrator-7f3k' });
  const file = join(await newDataDir(), 'beside.miraco-backup');
  expect(await tool('backup', DATA_DIR, file)).toMatchObject({ code: 0 });
  expect(await tool('restore', DATA_DIR, file)).toEqual({
    code: 1,
    output: `The product runs on ${DATA_DIR}: stop it, and restore then.\n`,
  });
  expect(await tool('demo', DATA_DIR, 'small')).toMatchObject({ code: 0 });
  expect(await isServed(product)).toBe(true);
  await product.stop();
  expect(await tool('restore', DATA_DIR, file)).toMatchObject({ code: 0 });
});

test('the process that serves makes its own backups while it holds the folder', async () => {
  const DATA_DIR = await dataDirWithDatabase();
  await run({ DATA_DIR, BACKUP_EVERY: '1h' });
  const made = async () =>
    expect(await readdir(join(DATA_DIR, 'backups'))).toContainEqual(expect.stringMatching(/Z\.tar$/));
  await vi.waitFor(made, { timeout: 60_000, interval: 200 });
});
