import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compileCache, productProcess } from '../../scripts/runtime.mjs';
import { type Running, serve, start } from '../served.ts';
import { type Operation, operations } from './operations.ts';
import { preparePractice } from './practice.ts';
import { promotedArgs, promotedDuring } from './promoted.ts';

const bareProgram = fileURLToPath(new URL('./bare.ts', import.meta.url));

export interface Side extends Running {
  /** Bytes that the process promotes to the old generation during `work`. */
  promotedDuring: (work: () => Promise<unknown>) => Promise<number>;
}

export interface Sides {
  bare: Side;
  /** The bare server with statements that are planned once. */
  planned: Side;
  ours: Side;
}

/** Runs the bare servers and the product beside them, each on its own copy of the same practice, while `work` asks them. */
export async function sideBySide<Result>(
  work: (sides: Sides & { operations: Operation[] }) => Promise<Result>,
): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'miraco-bench-'));
  const dataDir = join(folder, 'ours');
  const running: Running[] = [];
  const begin = async (started: Promise<Running>, dataDir: string): Promise<Side> => {
    const server = await started;
    running.push(server);
    return { ...server, promotedDuring: (work) => promotedDuring(dataDir, work) };
  };
  try {
    const practice = await preparePractice(dataDir);
    const bareIn = async (name: string, ...options: string[]) => {
      const own = join(folder, name);
      await cp(dataDir, own, { recursive: true });
      const args = [...promotedArgs, bareProgram, own, ...options];
      return begin(start({ args, env: { ...compileCache, DATA_DIR: own } }), own);
    };
    const bare = await bareIn('bare');
    const planned = await bareIn('planned', 'planned');
    const program = productProcess('server', { nodeArgs: promotedArgs });
    const ours = await begin(serve(dataDir, { program }), dataDir);
    return await work({ bare, planned, ours, operations: operations(practice) });
  } finally {
    await Promise.all(running.map(({ stop }) => stop()));
    await rm(folder, { recursive: true, force: true });
  }
}
