import { mkdtemp, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { modules } from '../places.mjs';
import { runToEnd } from '../processes.mjs';
import { addLanguage } from './add-language.ts';
import { copySources } from './copy-sources.ts';

/** One TypeScript program of all packages with texts, without tests, so that shared files are checked once. */
const program = {
  extends: './tsconfig.json',
  include: ['src', '../server/src', '../../packages/*/src', '../../e2e'],
  exclude: ['**/*.test.ts'],
};

const tsc = join(modules, 'typescript', 'bin', 'tsc');
const vite = join(modules, 'vite', 'bin', 'vite.js');
const playwright = join(modules, '@playwright', 'test', 'cli.js');

/** @throws Error with the output of the tool if it fails */
async function run(cwd: string, ...args: string[]): Promise<void> {
  const { exitCode, text } = await runToEnd(process.execPath, args, { cwd, output: 'kept' });
  if (exitCode !== 0) throw new Error(`${args.join(' ')}\n${text}`);
}

// Modules are resolved to real paths, and the temporary folder is a symlink on some systems.
const copy = await realpath(await mkdtemp(join(tmpdir(), 'miraco-third-language-')));
try {
  await copySources(copy);
  await addLanguage(copy);
  const web = join(copy, 'apps', 'web');
  await writeFile(join(web, 'tsconfig.whole.json'), JSON.stringify(program));
  await run(web, tsc, '--project', 'tsconfig.whole.json');
  await run(web, vite, 'build');
  await run(copy, playwright, 'test', '--config', 'e2e/third-language/playwright.config.ts');
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  await rm(copy, { recursive: true, force: true });
}
