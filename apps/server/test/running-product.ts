import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';

const main = fileURLToPath(new URL('../src/main.ts', import.meta.url));

/** A data folder for the length of a test. */
export async function newDataDir(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'miraco-process-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

async function linesOf(stream: ChildProcess['stdout'], seen: string[], wanted: string): Promise<string | null> {
  if (!stream) return null;
  const lines = createInterface(stream);
  return new Promise((resolve) => {
    lines.on('line', (line) => {
      seen.push(line);
      if (line.includes(wanted)) resolve(line);
    });
    lines.on('close', () => resolve(null));
  });
}

/** The product as a process of its own, as an operator starts it, on a free port. */
export async function run(environment: Record<string, string>) {
  const child = spawn(process.execPath, [main], {
    env: { PATH: process.env.PATH, PORT: '0', LOG_LEVEL: 'info', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const exited = once(child, 'exit').then(([code, signal]) => ({ code, signal }));
  onTestFinished(async () => {
    child.kill('SIGKILL');
    await exited;
  });
  const [output, errors]: [string[], string[]] = [[], []];
  void linesOf(child.stderr, errors, '\0');
  const served = await linesOf(child.stdout, output, ' is served at ');
  return {
    /** Where it is served, or nowhere where it has ended instead. */
    url: served?.split(' ').at(-1) ?? '',
    output,
    errors,
    exited,
    stop: async (signal: NodeJS.Signals = 'SIGTERM') => {
      child.kill(signal);
      return exited;
    },
    post: (path: string, body: unknown, token = '') =>
      fetch(`${served?.split(' ').at(-1)}${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', auth: token },
        body: JSON.stringify(body),
      }),
  };
}
