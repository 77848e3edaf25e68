import { readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { newDataDir, run } from './running-product.ts';

// A process takes its time to start on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const passwordLines = (lines: string[]) => lines.filter((line) => line.includes('password'));
const passwordIn = (lines: string[]) => passwordLines(lines)[0]?.match(/with the password (\S+)/)?.[1];
const modeOf = async (path: string) => (await stat(path)).mode & 0o777;

describe('the first start', () => {
  it('prints the password of the administrator once and its address last; the second prints none', async () => {
    const DATA_DIR = join(await newDataDir(), 'data');
    const first = await run({ DATA_DIR, BRAND_NAME: 'Brújula' });
    expect(first.output.at(-1)).toMatch(/^Brújula is served at http:\/\/127\.0\.0\.1:\d+$/);
    expect(passwordLines(first.output)).toHaveLength(1);
    const password = passwordIn(first.output);
    expect(password).toMatch(/^([A-Z2-7]{4}-){6}[A-Z2-7]{4}$/);
    const signedIn = await first.post('/api/login/in', { username: 'admin', password });
    const { token } = (await signedIn.json()) as { token: string };
    expect(signedIn.status).toBe(200);
    expect((await fetch(`${first.url}/healthz`)).status).toBe(200);
    expect(first.output.join('\n')).not.toContain(token);

    const secret = join(DATA_DIR, 'session-secret');
    const kept = await readFile(secret, 'utf8');
    expect(kept).toMatch(/^[\da-f]{64}$/);
    expect([await modeOf(secret), await modeOf(DATA_DIR)]).toEqual([0o600, 0o700]);
    expect(await first.stop()).toEqual({ code: 0, signal: null });
    expect(passwordLines(first.output)).toHaveLength(1);

    const second = await run({ DATA_DIR });
    expect(passwordLines(second.output)).toEqual([]);
    expect(await readFile(secret, 'utf8')).toBe(kept);
    const me = await fetch(`${second.url}/trpc/account.me`, { headers: { auth: token } });
    expect(me.status).toBe(200);
    expect((await second.post('/api/login/in', { username: 'admin', password })).status).toBe(200);
  });

  it('with ADMIN_PASSWORD prints no password', async () => {
    const given = { ADMIN_USERNAME: 'boss', ADMIN_PASSWORD: 'chosen-by-us', ADMIN_EMAIL: 'boss@example.org' };
    const product = await run({ DATA_DIR: await newDataDir(), ...given });
    expect(product.output.join('\n')).not.toMatch(/password|chosen-by-us/);
    const signedIn = await product.post('/api/login/in', { username: 'boss', password: 'chosen-by-us' });
    expect(signedIn.status).toBe(200);
  });
});

describe('a start that cannot be', () => {
  it.each([
    [{ PORT: 'abc' }, /^PORT must be a port number from 0 to 65535\.$/],
    [{ SESSION_SECRET: 'short' }, /^SESSION_SECRET must be at least 32 characters\.$/],
    [{ TRUST_PROXY: 'cafe' }, /^TRUST_PROXY must be /],
    [
      { HOST: '192.0.2.1' },
      /^HOST must be an address to listen on, 127\.0\.0\.1 for instance: 192\.0\.2\.1 is not an address of this machine \(EADDRNOTAVAIL\)\.$/,
    ],
    [
      { HOST: 'no-such-host.invalid' },
      /^HOST must be .*: no-such-host\.invalid is not an address of this machine \(E\w+\)\.$/,
    ],
    [
      { PUBLIC_URL: 'https://example.org/miraco' },
      /^PUBLIC_URL must be .* without a path: a subfolder of a host is not supported\.$/,
    ],
    [{ METHOD_DIR: '/nowhere' }, /^METHOD_DIR must be a folder with files of the method\.$/],
    [
      { DATA_DIR: '/dev/null/data' },
      /^DATA_DIR must be a folder that the process may write to: ENOTDIR: not a directory, mkdir '\/dev\/null\/data'\.$/,
    ],
    [{ DATA_DIR: import.meta.filename }, /^DATA_DIR must be a folder that the process may write to: EEXIST: .*\.$/],
  ])('%j ends with status 78 and names the problem, and nothing else', async (environment, message) => {
    const product = await run({ DATA_DIR: await newDataDir(), ...environment });
    expect(await product.exited).toEqual({ code: 78, signal: null });
    expect(product.url).toBe('');
    expect(product.errors).toEqual([expect.stringMatching(message)]);
  });

  it('with files of the method that are wrong names the file, the place and the reason', async () => {
    const METHOD_DIR = await newDataDir();
    await writeFile(join(METHOD_DIR, 'wellness.json'), '{"blocks": 7}');
    const product = await run({ DATA_DIR: await newDataDir(), METHOD_DIR });
    expect((await product.exited).code).toBe(78);
    expect(product.errors.length).toBeGreaterThan(0);
    for (const line of product.errors) expect(line.startsWith(join(METHOD_DIR, 'wellness.json: '))).toBe(true);
  });
});
