import { expect, it, vi } from 'vitest';
import { migrationNames } from '../../../packages/db/test/older-database.ts';
import { version } from '../src/version.ts';
import { isPostgres, newMigratedData } from './product.ts';
import { dataBefore } from './released-databases.ts';
import { run } from './running-product.ts';

// A process takes its time to start on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

/** What a process has logged, among the lines for people. */
const logged = ({ output }: { output: readonly string[] }) =>
  output.filter((line) => line.startsWith('{')).map((line) => JSON.parse(line));
const messagesOf = (product: { output: readonly string[] }) => lifeOf(product).map(({ msg }) => msg);
const lifeOf = (product: { output: readonly string[] }) =>
  logged(product).filter(({ msg }) => ['starting', 'stopping', 'stopped'].includes(msg));

it('a start and a stop are logged: version, engine and address, signal and time', async () => {
  const { environment } = await newMigratedData();
  const product = await run({ ...environment, ADMIN_PASSWORD: 'administrator-7f3k' });
  expect(product.output.at(-1)).toMatch(/ is served at http/);
  expect(await product.stop('SIGINT')).toEqual({ code: 0, signal: null });
  // The process may have ended before its last line is read.
  await expect.poll(() => messagesOf(product)).toContain('stopped');
  expect(lifeOf(product)).toMatchObject([
    {
      level: 30,
      msg: 'starting',
      version,
      engine: isPostgres ? 'PostgreSQL' : 'SQLite',
      node: process.version,
      host: '127.0.0.1',
      port: 0,
    },
    { level: 30, msg: 'stopping', signal: 'SIGINT' },
    { level: 30, msg: 'stopped', ms: expect.any(Number) },
  ]);
  expect(product.errors).toEqual([]);
});

it('a stop is logged once, however many signals there are, and not at all without a log', async () => {
  const { environment } = await newMigratedData();
  const product = await run({ ...environment, ADMIN_PASSWORD: 'administrator-7f3k' });
  void product.stop();
  await product.stop('SIGINT');
  await expect.poll(() => messagesOf(product)).toEqual(['starting', 'stopping', 'stopped']);
  const silent = await run({ ...environment, LOG_LEVEL: 'silent' });
  await silent.stop();
  expect(logged(silent)).toEqual([]);
});

// The databases of earlier versions are files of SQLite.
it.skipIf(isPostgres)(
  'a migration is logged from its beginning to its end, and nothing where there is none',
  async () => {
    const { dataDir } = await dataBefore(migrationNames.at(-1) ?? '');
    const environment = { DATA_DIR: dataDir };
    const ofMigration = (product: { output: readonly string[] }) =>
      logged(product).filter(({ msg }) => /migrat/.test(msg));
    const product = await run(environment);
    await product.stop();
    expect(ofMigration(product)).toMatchObject([
      { level: 30, msg: 'migrating the database', version, from: expect.any(String), to: expect.any(String) },
      { level: 30, msg: 'the database is migrated', ms: expect.any(Number) },
    ]);
    expect(logged(product).findIndex(({ msg }) => msg === 'starting')).toBe(2);
    const current = await run(environment);
    await current.stop();
    expect(ofMigration(current)).toEqual([]);
  },
);
