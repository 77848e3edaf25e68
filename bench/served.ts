import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir, readFile } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { productProcess } from '../scripts/runtime.mjs';

const administrator = { username: 'admin', password: 'a password for measuring' };

/** The password of all users that are registered here. */
const contact = {
  firstname: 'Lucía',
  lastname: 'Robles',
  address: 'Calle Mayor, 1',
  phone: '600 000 000',
  access: 'client',
};

export const field = (value: unknown, name: string): unknown => Reflect.get(Object(value), name);

export interface Running {
  url: string;
  /** Milliseconds from the start of the process to its first answer. */
  startedIn: number;
  /** Resident memory of the process, in megabytes. */
  memory: () => Promise<number>;
  /** The processor time that the process has used, in milliseconds. */
  processorTime: () => Promise<number>;
  stop: () => Promise<void>;
}

export interface Served extends Running {
  /** The session token of the administrator. */
  token: string;
  /** Calls a query of the web app, as an administrator unless another token is given. */
  query: (procedure: string, input?: object, token?: string) => Promise<unknown>;
  /** A request as an administrator, unread. */
  fetch: (path: string, init?: RequestInit) => Promise<Response>;
  /** Adds a client; answers their session token. */
  register: (credentials: { username: string; password: string }) => Promise<string>;
  /** The session token of a user who signs in. */
  signIn: (credentials: { username: string; password: string }) => Promise<string>;
}

/** Resident memory of a process, in megabytes. */
export async function residentMemory({ pid }: ChildProcess): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024;
}

/** The run time of all threads of a process; the kernel counts in nanoseconds. */
async function processorTime({ pid }: ChildProcess): Promise<number> {
  const threads = await readdir(`/proc/${pid}/task`);
  const times = await Promise.all(
    threads.map(async (thread) => {
      // A thread may end between the two.
      const stat = await readFile(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').catch(() => '0');
      return Number(stat.split(' ')[0]) / 1e6;
    }),
  );
  return times.reduce((sum, time) => sum + time, 0);
}

/** Uses a started program, and stops it if that fails. */
async function orStop<Result>(stop: () => Promise<void>, act: () => Promise<Result>): Promise<Result> {
  try {
    return await act();
  } catch (error) {
    await stop();
    throw error;
  }
}

export interface Program {
  command?: string;
  args: readonly string[];
  env: Record<string, string>;
}

/** Starts a program, of this Node unless it is another command, that says in one line where it is served. */
export async function start({ command = process.execPath, args, env }: Program): Promise<Running> {
  const began = performance.now();
  const child = spawn(command, args, {
    env: { PATH: process.env.PATH, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = once(child, 'exit');
  let url = '';
  for await (const line of createInterface(child.stdout)) {
    if (!line.includes(' is served at ')) continue;
    url = line.split(' ').at(-1) ?? '';
    break;
  }
  child.stdout.resume();
  const stop = async () => {
    child.kill('SIGTERM');
    await exited;
  };
  await orStop(stop, async () => (await fetch(`${url}/healthz`)).text());
  return {
    url,
    startedIn: performance.now() - began,
    memory: () => residentMemory(child),
    processorTime: () => processorTime(child),
    stop,
  };
}

/** Starts a program of the product on a data folder, with a session of the administrator: the sources, unless another one is given. */
export async function serve(
  dataDir: string,
  { program = productProcess('server'), env = {} }: { program?: Program; env?: Record<string, string> } = {},
): Promise<Served> {
  const settings = { PORT: '0', DATA_DIR: dataDir, ADMIN_PASSWORD: administrator.password, LOG_LEVEL: 'error' };
  const running = await start({ ...program, env: { ...program.env, ...settings, ...env } });
  const signIn = async (credentials: { username: string; password: string }) => {
    const response = await fetch(`${running.url}/api/login/in`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(credentials),
    });
    const answer: unknown = await response.json();
    if (!response.ok) throw new Error(`sign-in returned ${response.status}: ${JSON.stringify(answer)}`);
    return String(field(answer, 'token'));
  };
  const token = await orStop(running.stop, () => signIn(administrator));
  const ask = (path: string, init: RequestInit = {}, by = token) =>
    fetch(running.url + path, { ...init, headers: { ...init.headers, authorization: `Bearer ${by}` } });
  return {
    ...running,
    signIn,
    register: async (credentials) => {
      const person = { ...credentials, ...contact, email: `${credentials.username}@example.com` };
      const response = await ask('/api/admin/user/register', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(person),
      });
      if (!response.ok) throw new Error(`registering a client returned ${response.status}: ${await response.text()}`);
      return signIn(credentials);
    },
    token,
    fetch: ask,
    query: async (procedure, input, by) => {
      const query = input ? `?input=${encodeURIComponent(JSON.stringify(input))}` : '';
      const response = await ask(`/trpc/${procedure}${query}`, {}, by);
      const body: unknown = await response.json();
      if (!response.ok) throw new Error(`${procedure}: ${JSON.stringify(body)}`);
      return field(field(body, 'result'), 'data');
    },
  };
}
