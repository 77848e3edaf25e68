import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout as after } from 'node:timers/promises';
import { residentMemory } from '../served.ts';

export interface Started {
  url: string;
  /** Milliseconds from the start of the process to its first answer. */
  startedIn: number;
  /** Resident memory of the process, in megabytes. */
  memory: () => Promise<number>;
  stop: () => Promise<void>;
}

interface Program {
  command: string;
  args: (port: number) => readonly string[];
  cwd: string;
  env?: (port: number) => Record<string, string>;
  /** A path that answers as soon as the server is ready. */
  health: string;
}

const patience = 120_000;

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (typeof address !== 'object' || !address) throw new Error('no port is free');
  return address.port;
}

const answers = (url: string) =>
  fetch(url).then(
    (response) => response.ok,
    () => false,
  );

/** Starts a program that does not say when it is ready. @throws Error where it ends, or does not answer in two minutes */
export async function startProgram({ command, args, cwd, env, health }: Program): Promise<Started> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const began = performance.now();
  const child = spawn(command, args(port), {
    cwd,
    env: { PATH: process.env.PATH, HOME: cwd, ...env?.(port) },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    said = `${said}${text}`.slice(-1000);
  });
  const exited = once(child, 'exit');
  const stop = async () => {
    child.kill('SIGTERM');
    const ended = exited.then(() => true);
    if (!(await Promise.race([ended, after(10_000, false, { ref: false })]))) child.kill('SIGKILL');
    await exited;
  };
  while (!(await answers(url + health))) {
    if (child.exitCode !== null) throw new Error(`${command} ended: ${said}`);
    if (performance.now() - began > patience) {
      await stop();
      throw new Error(`${command} did not answer: ${said}`);
    }
    await after(5);
  }
  return {
    url,
    startedIn: performance.now() - began,
    memory: () => residentMemory(child),
    stop,
  };
}

/** Starts something several times, one after another; the last keeps running. */
export async function startOften<Running extends { startedIn: number; stop: () => Promise<void> }>(
  times: number,
  start: () => Promise<Running>,
): Promise<{ running: Running; starts: number[] }> {
  let running = await start();
  const starts = [running.startedIn];
  while (starts.length < times) {
    await running.stop();
    running = await start();
    starts.push(running.startedIn);
  }
  return { running, starts };
}

/** Asks a peer to do something, with a JSON body. @throws Error where it does not */
export async function ask(
  url: string,
  { method = 'POST', token, body }: { method?: string; token?: string | undefined; body?: object },
): Promise<unknown> {
  const response = await fetch(url, {
    method,
    headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${method} ${url} returned ${response.status}: ${text}`);
  return text === '' ? null : JSON.parse(text);
}
