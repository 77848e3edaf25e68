// How Node runs a program of the product: the same for `npm start`, every test that starts a process, `npm run trust` and `npm run bench`.
// Runs on the Node of the host: no dependency, and nothing newer than Node 18.
import { join } from 'node:path';
import { modules, root } from './places.mjs';

/** The programs of the product: their modules, below apps/server/src. */
export const programs = {
  server: 'main.ts',
  demo: 'demo/main.ts',
  backup: 'backup/make-main.ts',
  restore: 'backup/restore-main.ts',
  move: 'backup/move-main.ts',
  upgrade: 'upgrade/main.ts',
};

/**
 * Garbage is collected earlier than Node would do on a machine with much memory, but not before the heap has what a start needs. What is
 * allocated is young at first: V8 guesses from the start what will live long, and a wrong guess, such as one about objects of each
 * request, keeps all that they refer to until the whole heap is collected.
 */
export const memoryFlags = [
  '--max-semi-space-size=8',
  '--heap-growing-percent=60',
  '--initial-heap-size=64',
  '--no-allocation-site-pretenuring',
];

const flags = [`--import=${new URL('./quick-imports.mjs', import.meta.url)}`, ...memoryFlags];

/** Where Node keeps compiled code, so that the next start does not strip and compile it again. */
export const compileCache = { NODE_COMPILE_CACHE: join(modules, '.cache', 'compiled') };

/** Free memory returns to the system at once. The settings are glibc's; other libraries ignore them. */
export const allocator = {
  MALLOC_ARENA_MAX: '1',
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '131072',
};

/** @typedef {keyof typeof programs} ProductProgram */

/**
 * Arguments and environment variables of a process that runs a program of the product.
 * @param {ProductProgram} program
 * @param {{ nodeArgs?: readonly string[], args?: readonly string[] }} [options] more arguments: of Node, and of the program
 * @returns {{ args: string[], env: Record<string, string> }}
 */
export function productProcess(program, { nodeArgs = [], args = [] } = {}) {
  return {
    args: [...flags, ...nodeArgs, join(root, 'apps', 'server', 'src', programs[program]), ...args],
    env: { NODE_ENV: 'production', ...compileCache, ...allocator },
  };
}
