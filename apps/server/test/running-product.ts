import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { onTestFinished } from 'vitest';
import { type ProductProgram, productProcess } from '../../../scripts/runtime.mjs';

/** A data folder for the length of a test. */
export async function newDataDir(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'miraco-process-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** The first line that contains `wanted`, or null where the stream ends without it. All lines are kept in `seen`. */
export async function lineOf(
  stream: ChildProcess['stdout'],
  wanted: string,
  seen: string[] = [],
): Promise<string | null> {
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

interface Started {
  program?: ProductProgram;
  args?: readonly string[];
  /** A command that runs it. */
  through?: readonly string[];
}

/** The product, or another program of it, as a process of its own, as an operator starts it, on a free port. */
export async function run(
  environment: Record<string, string>,
  { program = 'server', args = [], through = [] }: Started = {},
) {
  const product = productProcess(program, { args });
  const [command = process.execPath, ...rest] = [...through, process.execPath, ...product.args];
  const child = spawn(command, rest, {
    env: { PATH: process.env.PATH, ...product.env, PORT: '0', LOG_LEVEL: 'info', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const exited = once(child, 'exit').then(([code, signal]) => ({ code, signal }));
  onTestFinished(async () => {
    child.kill('SIGKILL');
    await exited;
  });
  const [output, errors]: [string[], string[]] = [[], []];
  void lineOf(child.stderr, '\0', errors);
  const served = await lineOf(child.stdout, ' is served at ', output);
  return {
    /** The address where it is served; empty if it has ended instead. */
    url: served?.split(' ').at(-1) ?? '',
    output,
    errors,
    exited,
    stop: async (signal: NodeJS.Signals = 'SIGTERM') => {
      child.kill(signal);
      return exited;
    },
    /** Closes the reading end of its output. */
    closeOutput: () => {
      child.stdout.destroy();
      child.stderr.destroy();
    },
    post: (path: string, body: unknown, token = '') =>
      fetch(`${served?.split(' ').at(-1)}${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', auth: token },
        body: JSON.stringify(body),
      }),
  };
}

/** Runs the command that makes a backup, or the one that restores it, to its end. */
export async function runCommand(
  program: 'backup' | 'restore',
  environment: Record<string, string>,
  started: Omit<Started, 'program'>,
) {
  const { errors, exited, output } = await run(environment, { ...started, program });
  const { code } = await exited;
  return { code, errors, output };
}
