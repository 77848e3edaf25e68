import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Source files by their path from the root. */
type Sources = ReadonlyMap<string, string>;

/** The linter looks at imports of values only: here `import type` and `import()` count as well. */
const imported = /(?:\bfrom|\bimport)\s*\(?\s*'([^']+)'/g;

/** The file that an import names; undefined if it is outside the project. */
function fileOf(name: string, importer: string): string | undefined {
  if (name.startsWith('.')) return join(dirname(importer), name);
  if (name.startsWith('#')) return `apps/web/src/${name.slice(1)}`;
  const [, workspace, file] = /^@miraco\/(\w+)\/(.+)$/.exec(name) ?? [];
  return workspace && `${workspace === 'server' ? 'apps' : 'packages'}/${workspace}/src/${file}.ts`;
}

function importsOf(file: string, sources: Sources): string[] {
  return [...(sources.get(file) ?? '').matchAll(imported)].flatMap(([, name = '']) => {
    const path = fileOf(name, file);
    return path && sources.has(path) ? path : [];
  });
}

/** Each circle that a walk along the imports meets, as the way round. */
function circles(sources: Sources): string[][] {
  const found: string[][] = [];
  const done = new Set<string>();
  const way: string[] = [];
  const walk = (file: string) => {
    if (way.includes(file)) found.push([...way.slice(way.indexOf(file)), file]);
    if (done.has(file) || way.includes(file)) return;
    way.push(file);
    for (const next of importsOf(file, sources)) walk(next);
    way.pop();
    done.add(file);
  };
  for (const file of sources.keys()) walk(file);
  return found;
}

it('a circle is found, through imports of any kind', () => {
  const sources = new Map([
    ['apps/web/src/main.tsx', "import { a } from '#a.ts';\nimport { d } from '@miraco/domain/deep/d';"],
    ['apps/web/src/a.ts', "import './b.ts';"],
    ['apps/web/src/b.ts', "export const later = () => import('./c.ts');"],
    ['apps/web/src/c.ts', "export { type Router } from '@miraco/server/router';\nexport type { A } from '#a.ts';"],
    ['apps/server/src/router.ts', "import {\n  type D,\n} from '@miraco/domain/deep/d';\nimport { z } from 'zod';"],
    ['packages/domain/src/deep/d.ts', "import type { E } from '../e.ts';"],
    ['packages/domain/src/e.ts', "export type E = import('./deep/d.ts').D;"],
  ]);
  expect(circles(sources)).toEqual([
    ['packages/domain/src/deep/d.ts', 'packages/domain/src/e.ts', 'packages/domain/src/deep/d.ts'],
    ['apps/web/src/a.ts', 'apps/web/src/b.ts', 'apps/web/src/c.ts', 'apps/web/src/a.ts'],
  ]);
});

it('no files of the apps and packages import each other in a circle, types neither', () => {
  const files = globSync('{apps,packages}/*/src/**/*.{ts,tsx}', { cwd: root });
  const sources = new Map(files.map((file) => [file, readFileSync(join(root, file), 'utf8')]));
  const edges = files.flatMap((file) => importsOf(file, sources));
  expect(edges.length).toBeGreaterThan(2 * files.length);
  expect(circles(sources).map((circle) => circle.join(' > '))).toEqual([]);
});
