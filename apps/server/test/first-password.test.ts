import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, it, onTestFinished, vi } from 'vitest';
import { newDataDir, run, runCommand } from './running-product.ts';

// A process takes its time to start on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const passwordsIn = (lines: string[]) => lines.flatMap((line) => line.match(/with the password (\S+)/)?.[1] ?? []);

const fileIn = (dataDir: string) => join(dataDir, 'first-password');

const isKept = async (dataDir: string) => (await readdir(dataDir)).some((name) => name.startsWith('first-password'));

type Product = Awaited<ReturnType<typeof run>>;

const signIn = async (product: Product, password: string | undefined, username = 'admin') =>
  (await product.post('/api/login/in', { username, password })).status;

/** A port that is taken, until it is freed. */
async function takePort() {
  const other = createServer().listen(0, '127.0.0.1');
  const free = () => new Promise((resolve) => other.close(resolve));
  onTestFinished(() => void free());
  await new Promise((resolve) => other.once('listening', resolve));
  const address = other.address();
  return { PORT: String(typeof address === 'object' && address?.port), free };
}

/** A start that fails after the administrator was added, because its port is taken. */
async function failToStart(DATA_DIR: string, environment: Record<string, string> = {}) {
  const { PORT, free } = await takePort();
  const failed = await run({ DATA_DIR, PORT, ...environment });
  expect(failed.url).toBe('');
  expect(await failed.exited).toEqual({ code: 78, signal: null });
  expect(failed.errors).toEqual([
    `PORT ${PORT} is in use on 127.0.0.1: stop what listens there, or set PORT to another.`,
  ]);
  await free();
  return { PORT, passwords: passwordsIn(failed.output) };
}

/** The line that it is served comes before the file goes. */
const waitUntilForgotten = (dataDir: string) => vi.waitUntil(async () => !(await isKept(dataDir)), 10_000);

it('the password is shown at each start until one has served, and then it is kept nowhere', async () => {
  const DATA_DIR = await newDataDir();
  const failed = await failToStart(DATA_DIR);
  expect(failed.passwords).toHaveLength(1);
  expect((await stat(fileIn(DATA_DIR))).mode & 0o777).toBe(0o600);

  const second = await run({ DATA_DIR, PORT: failed.PORT });
  expect(passwordsIn(second.output)).toEqual(failed.passwords);
  expect(await signIn(second, failed.passwords[0])).toBe(200);
  await waitUntilForgotten(DATA_DIR);
  await second.stop();

  const third = await run({ DATA_DIR });
  expect(third.output.join('\n')).not.toMatch(/password/);
  expect(await signIn(third, failed.passwords[0])).toBe(200);
});

it('one that was kept before the administrator was added is theirs once they are', async () => {
  const DATA_DIR = await newDataDir();
  await writeFile(fileIn(DATA_DIR), 'AAAA-BBBB-CCCC-DDDD-EEEE-FFFF-GGGG');
  const product = await run({ DATA_DIR });
  expect(passwordsIn(product.output)).toEqual(['AAAA-BBBB-CCCC-DDDD-EEEE-FFFF-GGGG']);
  expect(await signIn(product, 'AAAA-BBBB-CCCC-DDDD-EEEE-FFFF-GGGG')).toBe(200);
});

it.each(['', 'AAAA-BBBB', '\0'.repeat(34)])(
  'a file that is damaged (%j) makes way for a new password',
  async (text) => {
    const DATA_DIR = await newDataDir();
    await writeFile(fileIn(DATA_DIR), text);
    const product = await run({ DATA_DIR });
    const [password] = passwordsIn(product.output);
    expect(password).toMatch(/^([A-Z2-7]{4}-){6}[A-Z2-7]{4}$/);
    expect(await signIn(product, password)).toBe(200);
    await waitUntilForgotten(DATA_DIR);
  },
);

it('one that is damaged is not shown where the administrator was added, and goes', async () => {
  const DATA_DIR = await newDataDir();
  await failToStart(DATA_DIR);
  await writeFile(fileIn(DATA_DIR), '');
  const product = await run({ DATA_DIR });
  expect(passwordsIn(product.output)).toEqual([]);
  await waitUntilForgotten(DATA_DIR);
});

it('ADMIN_PASSWORD is kept in no file, and shown nowhere', async () => {
  const DATA_DIR = await newDataDir();
  const failed = await failToStart(DATA_DIR, { ADMIN_PASSWORD: 'chosen-by-us' });
  expect(failed.passwords).toEqual([]);
  expect(await isKept(DATA_DIR)).toBe(false);
  const product = await run({ DATA_DIR });
  expect(passwordsIn(product.output)).toEqual([]);
  expect(await signIn(product, 'chosen-by-us')).toBe(200);
});

it('ADMIN_PASSWORD replaces a stored one that was never printed', async () => {
  const DATA_DIR = await newDataDir();
  await writeFile(fileIn(DATA_DIR), 'AAAA-BBBB-CCCC-DDDD-EEEE-FFFF-GGGG');
  await failToStart(DATA_DIR, { ADMIN_PASSWORD: 'chosen-by-us' });
  const product = await run({ DATA_DIR });
  expect(passwordsIn(product.output)).toEqual([]);
  expect(await signIn(product, 'chosen-by-us')).toBe(200);
});

it('the remains of a crash while storing it are removed, too', async () => {
  const DATA_DIR = await newDataDir();
  await writeFile(`${fileIn(DATA_DIR)}.123`, 'AAAA-BBBB-CCCC-DDDD-EEEE-FFFF-GGGG');
  await run({ DATA_DIR });
  await waitUntilForgotten(DATA_DIR);
});

it('neither a backup nor a restore keeps it', async () => {
  const DATA_DIR = await newDataDir();
  const { passwords } = await failToStart(DATA_DIR);
  const file = join(await newDataDir(), 'whole.miraco-backup');
  expect(await runCommand('backup', { DATA_DIR }, { args: [file] })).toMatchObject({ code: 0, errors: [] });
  expect(String(await readFile(file))).not.toContain(passwords[0]);

  const other = await newDataDir();
  await failToStart(other, { ADMIN_USERNAME: 'somebody-else' });
  expect(await runCommand('restore', { DATA_DIR: other }, { args: [file] })).toMatchObject({ code: 0, errors: [] });
  expect((await readdir(other, { recursive: true })).filter((name) => name.includes('first-password'))).toEqual([]);
  const database = new DatabaseSync(join(other, 'miraco.sqlite'));
  expect(database.prepare('select username from users').all()).toEqual([{ username: 'admin' }]);
  database.close();
  expect(passwordsIn((await run({ DATA_DIR: other })).output)).toEqual([]);
});
