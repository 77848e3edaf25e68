// Programs that the npm commands start, and how they stop: a signal to any process of the chain ends all of it. Runs on the Node of
// the host: no dependency, and nothing newer than Node 18.
import { spawn } from 'node:child_process';
import { windows } from './places.mjs';

const signals = ['SIGTERM', 'SIGINT', 'SIGHUP'];
const children = new Set();
let stopping = false;

/** The exit code of a program that is not there, as in a shell. */
export const notFound = 127;

/** Signals a program and all that it has started itself: turbo, for instance, passes nothing on. */
function signalTree(child, signal) {
  try {
    if (windows) child.kill(signal);
    else process.kill(-child.pid, signal);
  } catch {
    // It has ended already.
  }
}

/** Stops what runs, and then this process: `serve` and `run` end with what they have started. */
function stop(signal) {
  stopping = true;
  for (const child of children) signalTree(child, signal);
  if (children.size === 0) process.exit(1);
}

for (const signal of signals) process.on(signal, () => stop(signal));

// If one of several parallel programs fails finally, the others end with this process.
process.on('exit', () => {
  for (const child of children) signalTree(child, 'SIGTERM');
});

// A killed npm passes nothing on, and npm 9 never does.
if (process.env.npm_lifecycle_event && !windows) {
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && !stopping && stop('SIGTERM'), 500).unref();
}

/**
 * Starts a program. It has a process group of its own, so that it can be signalled with all its descendants.
 * @returns the child process, with `ended`: a promise of its exit code; 1 if a signal ended it, `notFound` if it cannot be started
 */
function start(command, args, options) {
  const child = spawn(command, args, { detached: !windows, ...options });
  children.add(child);
  child.ended = new Promise((resolve) => {
    child.once('error', () => resolve(notFound));
    child.once('close', (code, signal) => resolve(signal ? 1 : (code ?? 1)));
  }).finally(() => children.delete(child));
  return child;
}

/**
 * Runs a program to its end.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ output?: string } & import('node:child_process').SpawnOptions} [options]
 * @returns its exit code, and what it printed if `output` is 'kept'
 */
export async function runToEnd(command, args, { output = 'shown', ...options } = {}) {
  const out = output === 'kept' ? 'pipe' : 'inherit';
  const child = start(command, args, { stdio: ['ignore', out, out], ...options });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (data) => (text += data));
  const exitCode = await child.ended;
  if (stopping) process.exit(1);
  return { exitCode, text };
}

/** Starts a program that runs until it is stopped; this process then ends with its exit code, and stops what else it started. */
export function serve(command, args, options) {
  const child = start(command, args, { stdio: 'inherit', ...options });
  child.ended.then((exitCode) => {
    for (const other of children) signalTree(other, 'SIGTERM');
    process.exit(exitCode);
  });
}
