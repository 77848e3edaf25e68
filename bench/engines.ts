import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { noPostgres, startPostgres } from '../scripts/postgres-server.ts';
import { addSessions, moved } from './engines/moved.ts';
import { type Figure, figure, type Section } from './figures.ts';
import { type Operation, operations } from './limit/operations.ts';
import { type Practice, preparePractice } from './limit/practice.ts';
import { type Asked, load } from './load.ts';
import { type Running, serve } from './served.ts';

const rounds = 5;
const secondsEach = 0.8;

const title = 'PostgreSQL beside SQLite';

/** So many processes serve one database of PostgreSQL. */
const processes = [1, 2, 4];

/** Runs processes of the product while `use` asks them. */
async function serving<Result>(starts: readonly Promise<Running>[], use: (running: Running[]) => Promise<Result>) {
  const running = await Promise.all(starts);
  try {
    return await use(running);
  } finally {
    await Promise.all(running.map(({ stop }) => stop()));
  }
}

/** Answers per second of all processes together, each asked on its part of the connections. */
async function together(running: readonly Running[], asked: Asked, connections: number): Promise<number> {
  const each = Math.max(1, Math.round(connections / running.length));
  const answered = await Promise.all(
    running.map(({ url }) => load({ url, asked, connections: each, until: { seconds: secondsEach } })),
  );
  return answered.reduce((sum, perSecond) => sum + perSecond, 0);
}

async function measure(name: string, running: readonly Running[], asked: readonly Operation[]): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const operation of asked) {
    const { connections, rest, trpc } = operation;
    const perSecond: number[] = [];
    // The first warms it up.
    for (let round = 0; round <= rounds; round += 1) {
      const answered = await together(running, rest ?? trpc, connections);
      if (round > 0) perSecond.push(answered);
    }
    figures.push(figure(`${operation.name}, ${name}`, 'per second', perSecond));
  }
  return figures;
}

/** The same practice on a server of PostgreSQL that waits for the disk, as one that keeps data does. */
async function onPostgres(dataDir: string, practice: Practice): Promise<Figure[]> {
  const server = await startPostgres({ settings: { fsync: 'on', full_page_writes: 'on' } });
  try {
    const url = server.url('postgres');
    const secret = await readFile(join(dataDir, 'session-secret'), 'utf8');
    await moved(dataDir, url);
    await addSessions(dataDir, url);
    const env = { DATABASE_URL: url, SESSION_SECRET: secret };
    const figures: Figure[] = [];
    for (const count of processes) {
      const starts = Array.from({ length: count }, () => serve(dataDir, { env }));
      const name = `PostgreSQL, ${count} ${count === 1 ? 'process' : 'processes'}`;
      figures.push(...(await serving(starts, (running) => measure(name, running, operations(practice)))));
    }
    return figures;
  } finally {
    await server.close();
  }
}

/** The product on SQLite in its process, and on a server of PostgreSQL with one process and several, all on this machine. */
export async function engines(): Promise<Section> {
  if (noPostgres !== null) return { title, figures: [], notes: [`Left out: ${noPostgres}.`] };
  const folder = await mkdtemp(join(tmpdir(), 'miraco-bench-'));
  const dataDir = join(folder, 'data');
  try {
    const practice = await preparePractice(dataDir);
    const figures = await serving([serve(dataDir)], (running) => measure('SQLite', running, operations(practice)));
    figures.push(...(await onPostgres(dataDir, practice)));
    return {
      title,
      figures,
      notes: [
        'The processes, PostgreSQL and what asks them share the cores of this machine: with two, more processes do not answer more.',
      ],
    };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
