import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { demoPassword, fillDemo } from '../fill-demo.ts';
import { productProcess } from '../runtime.mjs';

export const field = (value: unknown, name: string): unknown => Reflect.get(Object(value), name);

/** The product with the practice of the demo in it. */
export interface Demo {
  url: string;
  /** The token of a new session. */
  signIn: (username: string) => Promise<string>;
  /** A procedure of the web app: a query, or a mutation if it has a body. */
  call: (token: string, procedure: string, call: { query?: object; body?: object }) => Promise<unknown>;
}

/** Serves a data folder on a free port. */
async function serve(dataDir: string) {
  const { args, env } = productProcess('server');
  const child = spawn(process.execPath, args, {
    env: { PATH: process.env.PATH, ...env, PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: 'error' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = once(child, 'exit');
  for await (const line of createInterface(child.stdout)) {
    if (!line.includes(' is served at ')) continue;
    child.stdout.resume();
    const stop = async () => {
      child.kill('SIGTERM');
      await exited;
    };
    return { url: line.split(' ').at(-1) ?? '', stop };
  }
  throw new Error('the product has ended instead of serving');
}

function demoAt(url: string): Demo {
  const ask = async (path: string, init: RequestInit) => {
    const response = await fetch(url + path, init);
    if (!response.ok) throw new Error(`${path} returned ${response.status}: ${await response.text()}`);
    const answer: unknown = await response.json();
    return answer;
  };
  const post = (body: object): RequestInit => ({
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return {
    url,
    signIn: async (username) =>
      String(field(await ask('/api/login/in', post({ username, password: demoPassword })), 'token')),
    call: async (token, procedure, { query, body }) => {
      const input = query ? `?input=${encodeURIComponent(JSON.stringify(query))}` : '';
      const init = body ? post(body) : {};
      const headers = { ...init.headers, authorization: `Bearer ${token}` };
      return field(field(await ask(`/trpc/${procedure}${input}`, { ...init, headers }), 'result'), 'data');
    },
  };
}

/** Serves the whole demo from a data folder of its own, and removes that once `use` is done with it. */
export async function withDemo<Result>(use: (demo: Demo) => Promise<Result>): Promise<Result> {
  const dataDir = await mkdtemp(join(tmpdir(), 'miraco-shots-'));
  try {
    await fillDemo(dataDir, 'whole');
    const { url, stop } = await serve(dataDir);
    try {
      return await use(demoAt(url));
    } finally {
      await stop();
    }
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}
