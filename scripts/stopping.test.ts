import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { mkdtemp, readdir, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { productProcess } from './runtime.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const password = 'a password for stopping';
const windows = process.platform === 'win32';
const npmMajor = Number.parseInt(execFileSync('npm', ['--version'], { encoding: 'utf8', shell: windows }), 10);

interface Chain {
  npm: ChildProcess;
  launcher: number;
  product: number;
  url: string;
}

/** The processes whose parent is this one. */
async function childrenOf(parent: number): Promise<number[]> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name)).map(Number);
  const statuses = await Promise.all(pids.map((pid) => readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')));
  return pids.filter((_pid, index) => statuses[index]?.includes(`PPid:\t${parent}\n`));
}

async function onlyChildOf(parent: number): Promise<number> {
  const [child, ...others] = await childrenOf(parent);
  if (!child || others.length > 0) throw new Error(`${parent} has ${others.length + 1} children`);
  return child;
}

/** Starts the product as the README does, and answers the processes of the chain once it serves. */
async function npmStart(): Promise<Chain> {
  const dataDir = await mkdtemp(join(tmpdir(), 'miraco-stopping-'));
  const npm = spawn('npm', ['start'], {
    cwd: root,
    // Its own process group, as a shell makes one for each job.
    detached: true,
    env: { ...process.env, PORT: '0', DATA_DIR: dataDir, ADMIN_PASSWORD: password, LOG_LEVEL: 'silent' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let url = '';
  for await (const line of createInterface(npm.stdout)) {
    if (!line.includes(' is served at ')) continue;
    url = line.split(' ').at(-1) ?? '';
    break;
  }
  expect(url).toMatch(/^http:/);
  const launcher = await onlyChildOf(Number(npm.pid));
  return { npm, launcher, product: await onlyChildOf(launcher), url };
}

/** The arguments of a process, without the path of Node. */
async function startOf(pid: number): Promise<{ args: string[]; variables: string[] }> {
  const [command, variables] = await Promise.all(
    ['cmdline', 'environ'].map(async (file) =>
      (await readFile(`/proc/${pid}/${file}`, 'utf8')).split('\0').slice(0, -1),
    ),
  );
  return { args: command?.slice(1) ?? [], variables: variables ?? [] };
}

/** As every test and measurement starts it. */
const expected = productProcess('server');

const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

/** Waits until none of them is left, for ten seconds at most. */
async function areGone({ npm, launcher, product }: Chain): Promise<boolean> {
  for (let tries = 0; tries < 100; tries += 1) {
    const left = [launcher, product].filter(isAlive);
    if (left.length === 0 && (npm.exitCode !== null || npm.signalCode !== null)) return true;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return false;
}

// /proc is Linux's; elsewhere the same code is run by hand.
describe.runIf(process.platform === 'linux')(
  'the product stops, and leaves nothing behind, after',
  { timeout: 60_000 },
  () => {
    test.concurrent.for([
      ['SIGTERM to the product', 'product', 'SIGTERM'],
      ['SIGINT to the product', 'product', 'SIGINT'],
      ['SIGTERM to what started it', 'launcher', 'SIGTERM'],
      ['SIGINT to what started it', 'launcher', 'SIGINT'],
      // npm 9 and older catch both and pass on neither.
      ...(npmMajor >= 10
        ? ([
            ['SIGTERM to npm', 'npm', 'SIGTERM'],
            ['SIGINT to npm', 'npm', 'SIGINT'],
          ] as const)
        : []),
      ['SIGKILL to npm', 'npm', 'SIGKILL'],
    ] as const)('%s', async ([_what, target, signal], { expect }) => {
      const chain = await npmStart();
      expect((await fetch(`${chain.url}/healthz`)).status).toBe(200);
      const { args, variables } = await startOf(chain.product);
      expect(args).toEqual(expected.args);
      expect(variables).toEqual(expect.arrayContaining(Object.entries(expected.env).map((pair) => pair.join('='))));
      process.kill(target === 'npm' ? Number(chain.npm.pid) : chain[target], signal);
      expect(await areGone(chain)).toBe(true);
    });

    test.concurrent('its terminal is closed: all get SIGHUP, and their output is closed', async ({ expect }) => {
      const chain = await npmStart();
      chain.npm.stdout?.destroy();
      process.kill(-Number(chain.npm.pid), 'SIGHUP');
      expect(await areGone(chain)).toBe(true);
    });
  },
);
