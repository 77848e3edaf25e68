import { type SpawnSyncOptions, spawnSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));
const windows = process.platform === 'win32';

/** The files that an install starts from, in a folder that others may read. */
function clone(): string {
  const folder = mkdtempSync(join(tmpdir(), 'miraco-clone-'));
  for (const name of ['scripts', 'package.json', 'package-lock.json', '.npmrc']) {
    cpSync(join(root, name), join(folder, name), { recursive: true });
  }
  chmodSync(folder, 0o755);
  return folder;
}

/** Runs a script of `npm start`, or of another command, in a folder, as a user other than root. */
function start(folder: string, env: Record<string, string> = {}, script = 'start.mjs') {
  const options: SpawnSyncOptions & { encoding: 'utf8' } = {
    cwd: folder,
    env: { ...process.env, ...env },
    encoding: 'utf8',
    ...(process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {}),
  };
  return spawnSync(process.execPath, [join('scripts', script)], options);
}

describe.skipIf(windows)('an install says in one line, with exit code 78,', () => {
  test('that the folder may not be written to, and what to do', () => {
    const folder = clone();
    chmodSync(folder, 0o555);
    const { status, stderr } = start(folder);
    expect(stderr).toMatch(
      /^The packages cannot be installed: \S+ may not write to .+\. Make it theirs \(chown -R \S+ .+, or run npm start once as its owner\.\n$/,
    );
    expect(stderr).toContain(folder);
    expect(status).toBe(78);
  });

  test('that npm is missing', () => {
    const folder = clone();
    chmodSync(folder, 0o777);
    const { status, stderr } = start(folder, { PATH: join(root, 'scripts', 'no-compilers'), npm_execpath: '' });
    expect(stderr).toBe('npm was not found. Install it: it comes with Node.\n');
    expect(status).toBe(78);
  });
});

describe.skipIf(windows)('no package', () => {
  test('runs a script or finds a compiler', () => {
    const folder = clone();
    chmodSync(folder, 0o777);
    const bin = join(folder, 'bin');
    mkdirSync(bin);
    // An npm that records its arguments, and whether a compiler works in its environment.
    const npm = `#!/bin/sh\necho "$@" >> '${folder}/calls'\nmake --version > '${folder}/make' 2>&1\nexit 1\n`;
    writeFileSync(join(bin, 'npm'), npm, { mode: 0o755 });
    const env = { PATH: `${bin}:${process.env.PATH}`, npm_execpath: '' };
    const { status, stderr } = start(folder, env);
    expect(stderr.trim()).toBe('The packages could not be installed: npm ci ended with 1.');
    expect(status).toBe(1);
    const read = (name: string) => spawnSync('cat', [join(folder, name)], { encoding: 'utf8' }).stdout;
    expect(read('calls')).toBe(
      'ci --omit=dev --include=optional --include=peer --ignore-scripts --no-audit --no-fund --loglevel=error\n',
    );
    expect(read('make')).toBe('make: nothing is compiled by an install of Miraco\n');
    expect(existsSync(join(folder, 'node_modules'))).toBe(false);
  });
});

test.skipIf(windows)('pruned packages are installed again for development, even if npm lists them as installed', () => {
  const folder = clone();
  const modules = join(folder, 'node_modules');
  mkdirSync(modules);
  chmodSync(folder, 0o777);
  chmodSync(modules, 0o777);
  cpSync(join(root, 'node_modules', '.package-lock.json'), join(modules, '.package-lock.json'));
  writeFileSync(join(modules, '.pruned'), '');
  const bin = join(folder, 'bin');
  mkdirSync(bin);
  writeFileSync(join(bin, 'npm'), '#!/bin/sh\necho "called with $1 $2" >&2\nexit 1\n', { mode: 0o755 });
  const env = { PATH: `${bin}:${process.env.PATH}`, npm_execpath: '' };
  expect(start(folder, env, 'find-browser.mjs').stderr).toContain('called with ci --include=dev');
});
