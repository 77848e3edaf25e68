import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { productProcess } from '../scripts/runtime.mjs';
import { unlessDone } from './leftovers.ts';
import type { Writers } from './writers.ts';

const password = 'a password to trust';

export const field = (value: unknown, name: string): unknown => Reflect.get(Object(value), name);

/** The result of a check: its figure for the printed line. */
export interface Finding {
  ok: boolean;
  figure: string;
  /** It was not tried, for the machine lacks something. */
  skipped?: boolean;
}

/** How often what a check repeats is done, where that is not to be as often as it should. */
export interface Effort {
  rounds?: number | undefined;
}

/** Runs a check on a folder of its own. */
export async function inFolder<Result>(check: (folder: string) => Promise<Result>): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'miraco-trust-'));
  const done = unlessDone(() => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }));
  try {
    return await check(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
    done();
  }
}

interface Options {
  /** For Node, before the program. */
  nodeArgs?: readonly string[];
  /** A program that runs Node, strace for instance. */
  through?: readonly string[];
  env?: Readonly<Record<string, string>>;
  /** Whether the program has something loaded before it that is to be asked. */
  talks?: boolean;
}

async function addressOf(child: ChildProcess): Promise<string> {
  if (!child.stdout) throw new Error('the product has no output');
  for await (const line of createInterface(child.stdout)) {
    if (!line.includes(' is served at ')) continue;
    child.stdout.resume();
    return line.split(' ').at(-1) ?? '';
  }
  throw new Error('the product has ended instead of serving');
}

/** A program that ends with the suite, however that ends. */
export function start(program: string, args: readonly string[], options: SpawnOptions): ChildProcess {
  const child = spawn(program, args, options);
  const done = unlessDone(() => child.kill('SIGKILL'));
  child.once('exit', done);
  return child;
}

/** The product as a process of its own, on a free port, on a data folder. */
export async function serve(dataDir: string, { nodeArgs = [], through = [], env = {}, talks = false }: Options = {}) {
  const product = productProcess('server', { nodeArgs });
  const [program = process.execPath, ...args] = [...through, process.execPath, ...product.args];
  const child = start(program, args, {
    env: {
      PATH: process.env.PATH,
      ...product.env,
      PORT: '0',
      DATA_DIR: dataDir,
      ADMIN_PASSWORD: password,
      ADMIN_EMAIL: 'admin@example.org',
      LOG_LEVEL: 'fatal',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'inherit', ...(talks ? (['ipc'] as const) : [])],
  });
  const exited = once(child, 'exit');
  const url = await addressOf(child);
  let token = '';

  const request = (method: string, path: string, body?: object, as = token) =>
    fetch(url + path, {
      method,
      headers: { 'content-type': 'application/json', auth: as },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });

  const signIn = async (username = 'admin', word = password) => {
    const answer = await request('POST', '/api/login/in', { username, password: word });
    if (!answer.ok) throw new Error(`sign-in returned ${answer.status}`);
    token = String(field(await answer.json(), 'token'));
    return token;
  };

  const stop = async (signal: NodeJS.Signals = 'SIGTERM') => {
    child.kill(signal);
    await exited;
  };

  const useToken = (given: string) => {
    token = given;
  };

  /** The current report of the preloaded program. */
  const ask = async (): Promise<unknown> => {
    const answer = Promise.race([once(child, 'message'), exited]);
    child.send('?');
    const [said] = await answer;
    return said;
  };

  return { ask, pid: child.pid, url, request, signIn, stop, useToken };
}

export type Served = Awaited<ReturnType<typeof serve>>;

/** The id of the administrator, whose data the checks write. */
export async function administratorOf({ request }: Served): Promise<string> {
  const body: unknown = await (await request('GET', '/trpc/account.me')).json();
  return String(field(field(field(body, 'result'), 'data'), 'id'));
}

/** Writes a unique note: the write of the checks. Returns its text, or null if it was refused. */
export async function writeNote({ request }: Served, { next }: Writers): Promise<string | null> {
  const { id: user, token } = next();
  const note = randomUUID();
  const answer = await request('POST', '/trpc/admin.coachNotes.add', { user, note, readers: 'team' }, token);
  await answer.text();
  return answer.ok ? note : null;
}
