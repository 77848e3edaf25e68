import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Practice } from '../limit/practice.ts';
import { restRequests } from '../limit/requests.ts';
import { field, type Program, serve } from '../served.ts';
import type { Contender } from './contender.ts';
import { startOften } from './process.ts';
import { listOf, type Rows, rowsOf } from './rows.ts';

const starts = 5;

/** All that peers have to have, too. */
export async function readRows(dataDir: string, practice: Practice): Promise<Rows> {
  const served = await serve(dataDir);
  try {
    return await rowsOf(served, practice);
  } finally {
    await served.stop();
  }
}

/** Assembles a release, as most operators run the product: its launcher becomes Node, and nothing else stays in memory. */
export async function assembleOurs(folder: string): Promise<Program> {
  await promisify(execFile)(process.execPath, ['scripts/release/main.ts', `--tree=${folder}`]);
  return { command: join(folder, 'miraco'), args: [], env: {} };
}

/** The product on a practice. */
export async function startOurs(dataDir: string, practice: Practice, program: Program): Promise<Contender> {
  const started = await startOften(starts, () => serve(dataDir, { program }));
  const { running } = started;
  return {
    name: 'Miraco',
    url: running.url,
    starts: started.starts,
    memory: running.memory,
    stop: running.stop,
    file: join(dataDir, 'miraco.sqlite'),
    asked: restRequests(practice),
    recordsIn: (operation, answer) => (operation === 'list' ? listOf(answer, 'weekly') : [field(answer, 'user')]),
    idOf: (id) => id,
    note: 'Miraco stores with WAL and synchronous=FULL.',
  };
}
