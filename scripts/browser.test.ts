import { spawnSync } from 'node:child_process';
import { mkdtempSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Looks for a browser with nothing but these variables. */
function find(env: Record<string, string>) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/browser.ts'], {
    cwd: root,
    encoding: 'utf8',
    env: {
      HOME: tmpdir(),
      PATH: '',
      PLAYWRIGHT_BROWSERS_PATH: mkdtempSync(join(tmpdir(), 'miraco-browsers-')),
      ...env,
    },
  });
  const [line = '', path = ''] = stdout.trim().split('\n');
  return { status, line, path, stderr };
}

/** A machine on which Playwright can fetch nothing. */
const offline = { PLAYWRIGHT_DOWNLOAD_HOST: 'http://127.0.0.1:9' };

const linux = process.platform === 'linux' && process.arch === 'x64';

describe('the browser of the tests', { timeout: 120_000 }, () => {
  test('is the one that CHROMIUM names, and no other', () => {
    const { status, stderr } = find({ CHROMIUM: '/nowhere/chromium' });
    expect(status).toBe(1);
    expect(stderr).toContain('Set CHROMIUM to the path of Chromium, Chrome or Edge.');
    expect(stderr).toContain('named by CHROMIUM: ');
    expect(stderr).not.toContain('installed');
  });

  test.runIf(linux)('is the one of the package, where none is installed and none can be fetched', () => {
    const found = find(offline);
    expect(found.line).toMatch(/^Browser: Chromium \d+\.\S+, of the package @sparticuz\/chromium/);
    expect(found.status).toBe(0);

    // Installed browsers come first; those that do not start are skipped.
    const folder = mkdtempSync(join(tmpdir(), 'miraco-path-'));
    symlinkSync('/bin/false', join(folder, 'chromium'));
    symlinkSync(found.path, join(folder, 'google-chrome'));
    const installed = find({ ...offline, PATH: folder });
    expect(installed.path).toBe(join(folder, 'google-chrome'));
    expect(installed.line).toContain(', installed (');
  });
});
