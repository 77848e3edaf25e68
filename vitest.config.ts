import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'packages',
          globalSetup: ['scripts/temporary-folder.ts'],
          include: [
            'packages/*/src/**/*.test.ts',
            'apps/web/src/**/*.test.ts',
            'scripts/*.test.ts',
            'bench/**/*.test.ts',
          ],
        },
      },
      {
        test: {
          name: 'server',
          include: ['apps/server/**/*.test.ts'],
          globalSetup: ['scripts/temporary-folder.ts', 'apps/server/test/migrated-database.ts'],
          // A password hash takes its time on purpose.
          testTimeout: 20_000,
        },
      },
    ],
    coverage: {
      include: ['packages/domain/src/**'],
      reporter: ['text-summary'],
      thresholds: { branches: 100, functions: 100, lines: 100, statements: 100 },
    },
  },
});
