import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const sources = [
  '{scripts,e2e,bench,trust,packages,apps}/**/*.{ts,tsx,mjs}',
  '{package.json,*/package.json,*/*/package.json}',
];
const exclude = ['**/node_modules/**', '**/dist/**', 'apps/server/src/**'];

/** The one place that names them. */
const launcher = 'scripts/runtime.mjs';

/** The server’s main programs: `main.ts`, `backup/make-main.ts`. Those of the benchmarks, of trust, of the pictures and of releases are others. */
const program = /(?<!\b(?:bench|trust|shots|release)\/)\b(?:\w+-)*main\.ts\b/;

test('nothing starts a program of the server but through the launcher of npm start', () => {
  const files = globSync(sources, { cwd: root, exclude }).filter((file) => file !== 'scripts/runtime.test.ts');
  expect(files.length).toBeGreaterThan(500);
  expect(files.filter((file) => program.test(readFileSync(join(root, file), 'utf8')))).toEqual([launcher]);
});
