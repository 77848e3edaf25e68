import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Runs a command of the product that only prints, with a Node of the operator's. */
function methodWith(MIRACO_NODE: string) {
  const env = { ...process.env, MIRACO_NODE };
  return spawnSync(process.execPath, ['scripts/method.mjs', 'check', 'packages/method/content'], {
    cwd: root,
    env,
    encoding: 'utf8',
  });
}

/** A program that says it is some version of Node and, unless it is asked for that, runs this one and leaves a trace. */
function nodeThatSays(version: string): { path: string; trace: string } {
  const folder = mkdtempSync(join(tmpdir(), 'miraco-node-'));
  const path = join(folder, 'node');
  const trace = join(folder, 'ran');
  const script = `#!/bin/sh\nif [ "$1" = --version ]; then echo ${version}; exit; fi\ntouch '${trace}'\nexec '${process.execPath}' "$@"\n`;
  writeFileSync(path, script);
  chmodSync(path, 0o755);
  return { path, trace };
}

describe.skipIf(process.platform === 'win32')('MIRACO_NODE', () => {
  test('names the Node that runs the product', () => {
    const { path, trace } = nodeThatSays('v24.0.0');
    expect(methodWith(path).status).toBe(0);
    expect(execFileSync('ls', [trace], { encoding: 'utf8' })).toContain('ran');
  });

  test('is refused below 24, in one line and with exit code 78', () => {
    const { path } = nodeThatSays('v22.23.3');
    const { status, stderr } = methodWith(path);
    expect(stderr).toBe(`MIRACO_NODE must be the path of Node 24 or newer: ${path} is v22.23.3.\n`);
    expect(status).toBe(78);
  });

  test('is refused where nothing runs', () => {
    const { status, stderr } = methodWith('/nowhere/node');
    expect(stderr).toBe('MIRACO_NODE must be the path of Node 24 or newer: /nowhere/node does not run.\n');
    expect(status).toBe(78);
  });
});
