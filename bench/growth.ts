import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { demoPassword, fillDemo } from '../scripts/fill-demo.ts';
import { noPostgres, startPostgres } from '../scripts/postgres-server.ts';
import { productProcess } from '../scripts/runtime.mjs';
import { createDatabase, moved } from './engines/moved.ts';
import type { Section } from './figures.ts';
import { clientOf } from './growth/client.ts';
import { drawingOf } from './growth/drawing.ts';
import { readEverything } from './growth/everything.ts';
import { holdArgs, longestHold } from './growth/hold.ts';
import { middles } from './growth/middles.ts';
import { operationsOf } from './growth/operations.ts';
import { exponentsOf, type Measured, sectionOf } from './growth/section.ts';
import { addTeam, clientsOfCoach } from './growth/team.ts';
import { addTenYears } from './growth/ten-years.ts';
import { connections, measureWal, writesOfEach } from './growth/wal.ts';
import { growTo, wholeClients } from './people.ts';
import { type Served, serve } from './served.ts';
import { signInMany } from './sessions.ts';
import { timeInTurns } from './timing.ts';

/** A client of the demo with data everywhere; the other clients are copies. */
const model = { username: 'marta', password: demoPassword };

const usual = [1_000, 10_000, 100_000, 1_000_000];

/** With how many users the write-ahead log is measured. */
const usersOfWal = 10_000;

/** How many take turns at submitting a test. */
const writersOfSubmit = 4;

/** After how many writes. */
const usualWrites = 30_000;

const fileIn = (dataDir: string) => join(dataDir, 'miraco.sqlite');

/** Stops the product after its use, even if that failed. */
async function using<Result>(served: Served, use: (served: Served) => Promise<Result>): Promise<Result> {
  try {
    return await use(served);
  } finally {
    await served.stop();
  }
}

/** A data folder with an administrator and the clients of the demo, for as long as `use` takes. */
async function withData<Result>(use: (dataDir: string) => Promise<Result>): Promise<Result> {
  const dataDir = await mkdtemp(join(tmpdir(), 'miraco-bench-'));
  try {
    // The first start makes the database and the administrator.
    await using(await serve(dataDir), async (served) => {
      await fillDemo(dataDir);
      await served.signIn(model);
    });
    return await use(dataDir);
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** Moves the data of a folder to where it is measured. Returns the variables with which it is served there. */
type Move = (dataDir: string, users: number) => Promise<Record<string, string>>;

const staysInFile: Move = async () => ({});

async function measure(dataDir: string, users: number, move: Move): Promise<Measured> {
  const file = fileIn(dataDir);
  const { password } = model;
  growTo(file, users, model.username);
  const team = addTeam(file, users);
  const hold = () => longestHold(dataDir);
  const [reader = '', other = '', ...writing] = wholeClients(users, 2 + writersOfSubmit);
  addTenYears(file, reader);
  const env = await move(dataDir, users);
  const program = productProcess('server', { nodeArgs: holdArgs });
  return using(await serve(dataDir, { program, env }), async (served) => {
    const writers = await Promise.all(writing.map((username) => clientOf(served, { username, password })));
    const operations = operationsOf({
      served,
      team,
      middles: { all: middles(file, users), ofCoach: middles(file, clientsOfCoach, team.coach.id) },
      coachToken: await served.signIn({ username: team.coach.username, password }),
      reader: await clientOf(served, { username: reader, password }),
      writers,
      credentials: { username: other, password },
    });
    const timings = await timeInTurns(operations, hold);
    return {
      users,
      startedIn: served.startedIn,
      fileMegabytes: (await stat(file)).size / 1e6,
      operations: operations.flatMap(({ group, name }) => {
        const timing = timings.get(name);
        return timing ? [{ group, name, ...timing }] : [];
      }),
      everything: {
        users: await readEverything(served, '/api/admin/user/getall/', hold),
        'initial tests': await readEverything(served, '/api/client/initial/getall/', hold),
      },
    };
  });
}

/** Each size in a process of its own. */
function measureAll(sizes: readonly number[], move: Move): Promise<Measured[]> {
  return withData(async (dataDir) => {
    const all: Measured[] = [];
    for (const users of sizes) {
      console.error(`  ${users} users …`);
      all.push(await measure(dataDir, users, move));
    }
    return all;
  });
}

/** The same with the data on a server of PostgreSQL that waits for the disk: each size in a database of its own. */
export async function growthOnPostgres(sizes: readonly number[] = [10_000, 100_000]): Promise<Section> {
  if (noPostgres !== null) return { title: 'Growth on PostgreSQL', figures: [], notes: [`Left out: ${noPostgres}.`] };
  const server = await startPostgres({ settings: { fsync: 'on', full_page_writes: 'on' } });
  try {
    const measured = await measureAll(sizes, async (dataDir, users) => {
      const url = await createDatabase(server.url('postgres'), `users_${users}`);
      await moved(dataDir, url);
      return { DATABASE_URL: url, SESSION_SECRET: await readFile(join(dataDir, 'session-secret'), 'utf8') };
    });
    return sectionOf(measured, null);
  } finally {
    await server.close();
  }
}

/**
 * The cost of the product with more and more users, each size in a separate process; the measurements are in growth.json and drawn in
 * growth.svg.
 */
export async function growth(sizes: readonly number[] = usual, writes = usualWrites): Promise<Section> {
  const measured = await measureAll(sizes, staysInFile);
  console.error('  write-ahead log …');
  const wal = await withData(async (dataDir) => {
    growTo(fileIn(dataDir), usersOfWal, model.username);
    const writers = signInMany(dataDir, Math.ceil(writes / writesOfEach) + connections);
    return using(await serve(dataDir), (served) =>
      measureWal(served, { file: `${fileIn(dataDir)}-wal`, writers, writes }),
    );
  });
  const details = { measured, exponents: exponentsOf(measured), wal };
  const files = { 'growth.json': `${JSON.stringify(details, null, 2)}\n`, 'growth.svg': drawingOf(measured) };
  return { ...sectionOf(measured, wal), files };
}
