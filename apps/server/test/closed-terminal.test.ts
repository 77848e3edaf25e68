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

const ADMIN_PASSWORD = 'administrator-1';

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

/** A request that the product has begun to read. Answers how to end it, and what the answer begins with. */
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

/** So many are answered, one after the other, while it stops, and each answer is logged. */
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

/** As shells of a terminal do: the system tells the first process of a terminal that it is closed, and that one tells the others. */
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
    /** Kills who holds the other end of the terminal, as closing its window does. */
    close: () => terminal.kill('SIGKILL'),
    exitCode: () =>
      vi.waitUntil(async () => ((code) => (code >= 0 ? { code } : null))(await kept('exit-code')), 20_000),
  };
}

const waitForStop = (url: string) => vi.waitUntil(() => isStopping(url), 10_000);

it('answers what is under way and stops in order once told so, though nobody reads its output any more', async () => {
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
  // Put away by who closes the database last, in order.
  expect(existsSync(join(dataDir, 'miraco.sqlite-wal'))).toBe(false);
});
