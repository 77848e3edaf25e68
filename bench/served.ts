import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const main = fileURLToPath(new URL('../apps/server/src/main.ts', import.meta.url));

const password = 'a password for measuring';

export interface Served {
  url: string;
  /** Milliseconds from the start of the process to its first answer. */
  startedIn: number;
  /** Calls a query of the web app as an administrator. */
  query: (procedure: string, input?: object) => Promise<unknown>;
  /** A request as an administrator, unread. */
  fetch: (path: string) => Promise<Response>;
  /** Resident memory of the process, in megabytes. */
  memory: () => Promise<number>;
  stop: () => Promise<void>;
}

async function residentMemory({ pid }: ChildProcess): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024;
}

const field = (value: unknown, name: string): unknown => Reflect.get(Object(value), name);

/** Starts the product as an operator does, on a data folder, with a session of the administrator. */
export async function serve(dataDir: string): Promise<Served> {
  const began = performance.now();
  const child = spawn(process.execPath, [main], {
    env: { PATH: process.env.PATH, PORT: '0', DATA_DIR: dataDir, ADMIN_PASSWORD: password, LOG_LEVEL: 'error' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let url = '';
  for await (const line of createInterface(child.stdout)) {
    if (!line.includes(' is served at ')) continue;
    url = line.split(' ').at(-1) ?? '';
    break;
  }
  child.stdout.resume();
  const startedIn = performance.now() - began;
  const signedIn = await fetch(`${url}/api/login/in`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'admin', password }),
  });
  const headers = { authorization: `Bearer ${field(await signedIn.json(), 'token')}` };
  const get = (path: string) => fetch(url + path, { headers });
  return {
    url,
    startedIn,
    fetch: get,
    query: async (procedure, input) => {
      const query = input ? `?input=${encodeURIComponent(JSON.stringify(input))}` : '';
      const response = await get(`/trpc/${procedure}${query}`);
      const body: unknown = await response.json();
      if (!response.ok) throw new Error(`${procedure}: ${JSON.stringify(body)}`);
      return field(field(body, 'result'), 'data');
    },
    memory: () => residentMemory(child),
    stop: async () => {
      const exited = once(child, 'exit');
      child.kill('SIGTERM');
      await exited;
    },
  };
}
