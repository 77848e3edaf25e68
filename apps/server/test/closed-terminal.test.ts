import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { productProcess } from '../../../scripts/runtime.mjs';
import { lineOf, newDataDir, run } from './running-product.ts';

// A process takes its time to start on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const ADMIN_PASSWORD = 'administrator-7f3k';

/** `script` of util-linux runs a program in a terminal; that of other systems takes other arguments. */
const terminalProgram = 'script';
const hasTerminals = /util-linux/.test(spawnSync(terminalProgram, ['--version'], { encoding: 'utf8' }).stdout ?? '');

const head = [
  'POST /api/login/in HTTP/1.1',
  'Host: x',
  'Content-Type: application/json',
  'Content-Length: 2',
  'Expect: 100-continue',
];

/** A request that the product has begun to read. Returns a function that ends it, and the beginning of the answer. */
async function beginRequest(url: string) {
  const { hostname, port } = new URL(url);
  let received = '';
  const socket = connect(Number(port), hostname)
    .on('error', () => undefined)
    .on('data', (chunk) => {
      received += chunk;
    });
  onTestFinished(() => void socket.destroy());
  socket.write(`${head.join('\r\n')}\r\n\r\n`);
  await vi.waitUntil(() => received.includes('100 Continue'), 10_000);
  return async () => {
    received = '';
    socket.write('{}');
    await vi.waitUntil(() => received || socket.destroyed, 10_000);
    return received.split('\r\n', 1)[0];
  };
}

/** The number of requests that are answered one after the other while it stops; each answer is logged. */
const answered = Array<string>(10).fill('HTTP/1.1 400 Bad Request');

async function beginRequests(url: string) {
  const ends = await Promise.all(answered.map(() => beginRequest(url)));
  return async () => {
    const answers: (string | undefined)[] = [];
    for (const end of ends) answers.push(await end());
    return answers;
  };
}

/** Once it takes no connection any more, it stops. */
async function isStopping(url: string): Promise<boolean> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  try {
    await once(socket, 'connect');
    return false;
  } catch {
    return true;
  } finally {
    socket.destroy();
  }
}

/** As shells do: the system signals the first process of a closed terminal, which signals the others. */
const shellOf = (command: readonly string[]) => `
  trap 'kill -HUP $product' HUP
  ${command.map((part) => `'${part}'`).join(' ')} & product=$!
  echo $product > "$DATA_DIR/pid"
  wait $product || wait $product
  echo $? > "$DATA_DIR/exit-code"
`;

/** The product in a terminal. */
async function runInTerminal(DATA_DIR: string) {
  const product = productProcess('server');
  const shell = shellOf([process.execPath, ...product.args]);
  const terminal = spawn(terminalProgram, ['-qfec', shell, '/dev/null'], {
    env: {
      PATH: process.env.PATH,
      ...product.env,
      SHELL: '/bin/sh',
      PORT: '0',
      DATA_DIR,
      ADMIN_PASSWORD,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const url = (await lineOf(terminal.stdout, ' is served at '))?.split(' ').at(-1) ?? '';
  const kept = async (name: string) => Number(await readFile(join(DATA_DIR, name), 'utf8').catch(() => Number.NaN));
  const pid = await kept('pid');
  onTestFinished(() => {
    terminal.kill('SIGKILL');
    if (existsSync(`/proc/${pid}`)) process.kill(pid, 'SIGKILL');
  });
  return {
    url,
    /** Kills the process at the other end of the terminal, as closing its window does. */
    close: () => terminal.kill('SIGKILL'),
    exitCode: () =>
      vi.waitUntil(async () => ((code) => (code >= 0 ? { code } : null))(await kept('exit-code')), 20_000),
  };
}

const waitForStop = (url: string) => vi.waitUntil(() => isStopping(url), 10_000);

it('answers the pending requests and stops in order after a signal, although its output is closed', async () => {
  const product = await run({ DATA_DIR: await newDataDir(), ADMIN_PASSWORD });
  const endRequests = await beginRequests(product.url);
  product.closeOutput();
  const stopped = product.stop('SIGHUP');
  await waitForStop(product.url);
  expect(await endRequests()).toEqual(answered);
  expect(await stopped).toEqual({ code: 0, signal: null });
});

it.skipIf(!hasTerminals)('does so when its terminal is closed', async () => {
  const dataDir = await newDataDir();
  const product = await runInTerminal(dataDir);
  const endRequests = await beginRequests(product.url);
  product.close();
  await waitForStop(product.url);
  expect(await endRequests()).toEqual(answered);
  expect(await product.exitCode()).toEqual({ code: 0 });
  // SQLite removes it when the last connection closes in order.
  expect(existsSync(join(dataDir, 'miraco.sqlite-wal'))).toBe(false);
});
