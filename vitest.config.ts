import { configDefaults, defineConfig } from 'vitest/config';
import { noPostgres } from './scripts/postgres-server.ts';

if (noPostgres !== null) console.warn(`The tests on PostgreSQL are left out: ${noPostgres}.`);

/** Files that change what a whole process shares: a mocked library, and drizzle-kit, which extends the prototype of arrays. */
const alone = ['apps/server/test/sign-in.test.ts', 'packages/db/src/migrations.test.ts'];

// A password hash takes its time on purpose, and a busy machine more.
const testTimeout = 20_000;

const temporaryFolder = 'scripts/temporary-folder.ts';
const migratedDatabase = 'apps/server/test/migrated-database.ts';
const migratedPostgres = 'apps/server/test/migrated-postgres.ts';

/** What is about SQLite's file or no database, or starts processes that are given a data folder alone, with such a file. */
const onlySqlite = [
  'backup',
  'backup-commands',
  'backup-places',
  'backup-retention',
  'backup-schedule',
  'closed-terminal',
  'erased',
  'first-password',
  'first-start',
  'forbidden-starts',
  'generated-client',
  'graceful-stop',
  'killed-backups',
  'killed-on-behalf',
  'one-process',
  'picture-containers',
  'picture-decoder',
  'query-plans',
  'refused-starts',
  'removed-since',
  'storage',
  'typed-commands',
  'upgrade',
].map((name) => `apps/server/test/${name}.test.ts`);

/** What is about PostgreSQL, or about both engines. */
const onlyPostgres = ['apps/server/test/postgres/**'];

/** One process for many files: importing what they test would take longer than testing it. */
const shared = { isolate: false, exclude: [...configDefaults.exclude, ...alone], testTimeout };

export default defineConfig({
  test: {
    // Vitest leaves a core to its own process, which is half of a machine with two and has little to do.
    maxWorkers: '100%',
    projects: [
      {
        test: {
          ...shared,
          name: 'packages',
          globalSetup: [temporaryFolder],
          include: [
            'packages/*/src/**/*.test.ts',
            'apps/web/src/**/*.test.ts',
            'scripts/**/*.test.ts',
            'bench/**/*.test.ts',
          ],
        },
      },
      {
        test: {
          ...shared,
          name: 'server',
          globalSetup: [temporaryFolder, migratedDatabase],
          include: ['apps/server/**/*.test.ts'],
          exclude: [...shared.exclude, ...onlyPostgres],
        },
      },
      ...(noPostgres === null
        ? [
            {
              test: {
                ...shared,
                name: 'postgres',
                globalSetup: [temporaryFolder, migratedPostgres],
                include: ['apps/server/**/*.test.ts'],
                exclude: [...shared.exclude, ...onlySqlite],
              },
            },
          ]
        : []),
      { test: { name: 'alone', globalSetup: [temporaryFolder, migratedDatabase], include: alone, testTimeout } },
    ],
    coverage: {
      include: ['packages/domain/src/**'],
      reporter: ['text-summary'],
      thresholds: { branches: 100, functions: 100, lines: 100, statements: 100 },
    },
  },
});
