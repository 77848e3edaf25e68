import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Running, serve, start } from '../served.ts';
import { type Operation, operations } from './operations.ts';
import { preparePractice } from './practice.ts';

const bareProgram = fileURLToPath(new URL('./bare.ts', import.meta.url));

interface Sides {
  bare: Running;
  ours: Running;
  operations: Operation[];
}

/** Runs the bare server and the product beside it, each on its own copy of the same practice, while `work` asks them. */
export async function sideBySide<Result>(work: (sides: Sides) => Promise<Result>): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'miraco-bench-'));
  const [dataDir, bareDir] = [join(folder, 'ours'), join(folder, 'bare')];
  const running: Running[] = [];
  const begin = async (started: Promise<Running>) => {
    running.push(await started);
    return started;
  };
  try {
    const practice = await preparePractice(dataDir);
    await cp(dataDir, bareDir, { recursive: true });
    const bare = await begin(start([bareProgram, bareDir]));
    const ours = await begin(serve(dataDir));
    return await work({ bare, ours, operations: operations(practice) });
  } finally {
    await Promise.all(running.map(({ stop }) => stop()));
    await rm(folder, { recursive: true, force: true });
  }
}
