import { spawnSync } from 'node:child_process';
import { globSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { phases } from '@miraco/domain/phases';
import { beforeAll, describe, expect, test } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const server = 'apps/server/src';
const web = 'apps/web/src';

/** The folder of the importing file, and the imported module. */
type Import = readonly [folder: string, imported: string];

const packages = ['domain', 'drawing', 'calendar', 'contract', 'method', 'i18n', 'db', 'pdf'] as const;
const areas = globSync(`${server}/*/router.ts`, { cwd: root }).map((file) => basename(dirname(file)));
const edges = ['backup', 'http', 'mail', 'pages', 'security'] as const;
const features = globSync(`${web}/features/*`, { cwd: root }).map((folder) => basename(folder));
const floors = ['app', 'features', 'parts', 'charts', 'shared', 'ui'] as const;

/** The other packages of ours that each package may import. */
const mayImport: Record<(typeof packages)[number], readonly string[]> = {
  domain: [],
  drawing: ['domain'],
  calendar: ['domain'],
  contract: ['domain'],
  method: ['domain'],
  i18n: ['domain'],
  db: ['domain', 'contract'],
  pdf: ['domain', 'drawing', 'i18n'],
};

/** A folder of each floor of the web app. */
const folderOn = (floor: (typeof floors)[number]) =>
  floor === 'features' ? `${web}/features/admin` : `${web}/${floor}`;

const refused: readonly Import[] = [
  ...packages.flatMap((name) =>
    packages
      .filter((other) => other !== name && !mayImport[name].includes(other))
      .map((other): Import => [`packages/${name}/src`, `@miraco/${other}/file`]),
  ),
  ...packages.flatMap((name): Import[] => [
    [`packages/${name}/src`, 'fastify'],
    [`packages/${name}/src`, 'react'],
    [`packages/${name}/src`, '@miraco/server/router'],
    [`packages/${name}/src`, '../../../apps/server/src/router.ts'],
  ]),
  ...packages.filter((name) => name !== 'db').map((name): Import => [`packages/${name}/src`, 'drizzle-orm']),
  ...['domain', 'drawing', 'calendar', 'contract', 'i18n', 'pdf'].map(
    (name): Import => [`packages/${name}/src`, 'node:fs'],
  ),
  ['packages/domain/src', 'zod'],
  ['packages/drawing/src', 'zod'],

  ...[...areas, ...edges, 'rest', 'demo'].flatMap((folder): Import[] => [
    [`${server}/${folder}`, 'drizzle-orm'],
    [`${server}/${folder}`, 'drizzle-orm/better-sqlite3'],
    [`${server}/${folder}`, 'better-sqlite3'],
    [`${server}/${folder}`, 'better-sqlite3/lib/database'],
    [`${server}/${folder}`, 'node:sqlite'],
    [`${server}/${folder}`, 'lucia'],
    [`${server}/${folder}`, '@miraco/web/main'],
  ]),
  ...areas.flatMap((area): Import[] => [
    [`${server}/${area}`, '../rest/table.ts'],
    [`${server}/${area}`, '../pages/public-pages.ts'],
    [`${server}/${area}`, '../router.ts'],
    [`${server}/${area}`, '../app.ts'],
    [`${server}/${area}`, '../procedure-calls.ts'],
  ]),
  ...edges.flatMap((edge): Import[] => [
    [`${server}/${edge}`, '../router.ts'],
    [`${server}/${edge}`, '../trpc.ts'],
    [`${server}/${edge}`, '../services.ts'],
    [`${server}/${edge}`, '../app.ts'],
    [`${server}/${edge}`, '../procedure-calls.ts'],
    [`${server}/${edge}`, '../rest/table.ts'],
    ...areas.map((area): Import => [`${server}/${edge}`, `../${area}/router.ts`]),
  ]),

  ...floors.flatMap((floor, level) =>
    floors.slice(0, level).map((above): Import => [folderOn(floor), `#${above}/file.ts`]),
  ),
  ...features.flatMap((feature) =>
    features
      .filter((other) => other !== feature)
      .map((other): Import => [`${web}/features/${feature}/screen`, `#features/${other}/screen/file.tsx`]),
  ),
  ...floors.flatMap((floor): Import[] => [
    [folderOn(floor), '../file.ts'],
    [folderOn(floor), '@miraco/server/router'],
    [folderOn(floor), '@miraco/db/store'],
  ]),
  [`${web}/ui`, '@miraco/domain/virtues'],
  [`${web}/charts`, '@miraco/method/load'],
  [`${web}/charts`, '#shared/trpc/trpc.ts'],
  [`${web}/charts`, '#shared/session/session.ts'],
  [`${web}/shared/trpc/trpc.ts`, '@miraco/db/store'],
  [`${web}/shared/trpc/trpc.ts`, '#features/admin/file.ts'],
  [`${server}/security/sessions.ts`, 'drizzle-orm'],
  [`${server}/security/sessions.ts`, '../router.ts'],
];

const accepted: readonly Import[] = [
  ...packages.flatMap((name): Import[] => [
    [`packages/${name}/src`, './file.ts'],
    ...mayImport[name].map((other): Import => [`packages/${name}/src`, `@miraco/${other}/file`]),
  ]),
  ['packages/db/src', 'drizzle-orm/sqlite-core'],
  ['packages/contract/src', 'zod'],
  ['packages/method/src', 'node:fs/promises'],
  ['packages/pdf/src', 'pdf-lib'],
  ...areas.flatMap((area): Import[] => [
    [`${server}/${area}`, '@miraco/db/store'],
    [`${server}/${area}`, '../trpc.ts'],
    [`${server}/${area}`, '../security/tokens.ts'],
  ]),
  [`${server}/rest`, '../admin/router.ts'],
  [`${server}/security/sessions.ts`, 'lucia'],
  ...floors.flatMap((floor, level) =>
    floors.slice(level + 1).map((below): Import => [folderOn(floor), `#${below}/folder/file.ts`]),
  ),
  ...features.map((feature): Import => [`${web}/features/${feature}/screen`, `#features/${feature}/file.tsx`]),
  [`${web}/shared/trpc/trpc.ts`, '@miraco/server/router'],
];

/** The path of a file below the temporary folder that holds nothing but this import. */
const fileOf = ([folder, imported]: Import, number: number) =>
  /\.ts$/.test(folder) ? `${number}/${folder}` : `${number}/${folder}/import-of-${imported.replace(/\W+/g, '-')}.ts`;

/** The part of Biome's report that this test reads. */
interface Report {
  summary: { unchanged: number };
  diagnostics: { location: { path: string } }[];
}

const imports = [...refused, ...accepted];
const refusedFiles = new Set<string>();

beforeAll(() => {
  const folder = mkdtempSync(join(tmpdir(), 'miraco-walls-'));
  const configuration = readFileSync(join(root, 'biome.json'), 'utf8');
  // Each import lies in a tree of its own, since two of them may stand in one file: the walls hold below any folder.
  writeFileSync(join(folder, 'biome.json'), configuration.replaceAll(/"(!?)(apps|packages)\//g, '"$1*/$2/'));
  imports.forEach((entry, number) => {
    const file = join(folder, fileOf(entry, number));
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, `import '${entry[1]}';\n`);
  });
  const biome = join(root, 'node_modules/@biomejs/biome/bin/biome');
  const args = [
    'lint',
    '--vcs-enabled=false',
    '--only=style/noRestrictedImports',
    '--max-diagnostics=none',
    '--reporter=json',
  ];
  const { stdout } = spawnSync(process.execPath, [biome, ...args, '.'], {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 1e8,
  });
  const report: Report = JSON.parse(stdout);
  expect(report.summary.unchanged, 'every file and the configuration are checked').toBe(imports.length + 1);
  for (const { location } of report.diagnostics) refusedFiles.add(location.path);
});

const named = (list: readonly Import[], offset: number) =>
  list.map((entry, number) => [...entry, fileOf(entry, number + offset)] as const);

test('there are areas and features to try', () => {
  expect(areas).toEqual(expect.arrayContaining(['account', 'admin', 'method', ...phases.map(({ name }) => name)]));
  expect(features).toEqual(expect.arrayContaining(['account', 'admin', 'public', ...phases.map(({ name }) => name)]));
});

describe('the linter refuses in', () => {
  test.each(named(refused, 0))('%s an import of %s', (_folder, _imported, file) => {
    expect(refusedFiles).toContain(file);
  });
});

describe('the linter accepts in', () => {
  test.each(named(accepted, refused.length))('%s an import of %s', (_folder, _imported, file) => {
    expect(refusedFiles).not.toContain(file);
  });
});
