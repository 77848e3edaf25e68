import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Whether the linter refuses `import '…'` in a file of that name, beside nothing but our configuration (the second file). */
function isRefused(file: string, imported: string): boolean {
  const folder = mkdtempSync(join(tmpdir(), 'miraco-walls-'));
  copyFileSync(join(root, 'biome.json'), join(folder, 'biome.json'));
  mkdirSync(join(folder, dirname(file)), { recursive: true });
  writeFileSync(join(folder, file), `import '${imported}';\n`);
  const biome = join(root, 'node_modules/@biomejs/biome/bin/biome');
  const args = [biome, 'lint', '--vcs-enabled=false', '--only=style/noRestrictedImports', '.'];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' });
  const output = stdout + stderr;
  expect(output).toContain('Checked 2 files');
  return status !== 0 && output.includes('noRestrictedImports');
}

describe('a wall stands between', () => {
  test.each([
    ['domain and every other package', 'packages/domain/src/x.ts', '@miraco/schemas/fields'],
    ['domain and every library', 'packages/domain/src/x.ts', 'zod'],
    ['domain and Node', 'packages/domain/src/x.ts', 'node:fs'],
    ['method and the database', 'packages/method/src/x.ts', '@miraco/db/store'],
    ['schemas and the method', 'packages/schemas/src/x.ts', '@miraco/method/load'],
    ['the database and the texts', 'packages/db/src/x.ts', '@miraco/i18n/es'],
    ['the texts and the rest', 'packages/i18n/src/x.ts', '@miraco/domain/virtues'],
    ['PDFs and the database', 'packages/pdf/src/x.ts', '@miraco/db/store'],
    ['the server and SQL', 'apps/server/src/admin/x.ts', 'drizzle-orm'],
    ['the server and the session library', 'apps/server/src/account/x.ts', 'lucia'],
    ['the server and the web app', 'apps/server/src/admin/x.ts', '@miraco/web/main'],
    ['the web app and the server', 'apps/web/src/app/x.ts', '@miraco/server/router'],
    ['the web app and the database', 'apps/web/src/features/admin/x.ts', '@miraco/db/store'],
    ['one feature and another by its path', 'apps/web/src/features/admin/x.ts', '../conscience/result.tsx'],
    ['one feature and another by its alias', 'apps/web/src/features/admin/x.ts', '#features/conscience/result.tsx'],
    ['ui and the business', 'apps/web/src/ui/x.ts', '@miraco/domain/virtues'],
    ['charts and what fetches', 'apps/web/src/charts/x.ts', '#app/trpc.ts'],
  ])('%s', (_what, folder, imported) => {
    expect(isRefused(folder, imported)).toBe(true);
  });
});

describe('a door is open from', () => {
  test.each([
    ['domain to itself', 'packages/domain/src/x.ts', './virtues.ts'],
    ['method to domain', 'packages/method/src/x.ts', '@miraco/domain/virtues'],
    ['the database to schemas', 'packages/db/src/x.ts', '@miraco/schemas/app-error'],
    ['the server to the database', 'apps/server/src/admin/x.ts', '@miraco/db/store'],
    ['a feature to ui', 'apps/web/src/features/admin/x.ts', '#ui/button.tsx'],
    ['the router’s type to its one file', 'apps/web/src/app/trpc.ts', '@miraco/server/router'],
  ])('%s', (_what, folder, imported) => {
    expect(isRefused(folder, imported)).toBe(false);
  });
});
