import { execFile } from 'node:child_process';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import Sqlite from 'better-sqlite3';
import { anyOf, readerOf } from '../limit/requests.ts';
import { field } from '../served.ts';
import { type Contender, type Preparation, weekOf } from './contender.ts';
import { install } from './install.ts';
import { ask, startOften, startProgram } from './process.ts';
import { type CollectionName, collections, fieldsOf, fill, type Kind, listOf } from './rows.ts';

const execute = promisify(execFile);

const version = '12.4.0';
const windows = process.platform === 'win32';
/** It asks for Node 22, which comes as a package for each platform. */
const nodePackage = `node-${windows ? 'win' : process.platform}-${process.arch}`;
const nodeProgram = join('node_modules', nodePackage, 'bin', windows ? 'node.exe' : 'node');
/** Its command line without the question, at every start, whether there is a newer one. */
const program = join('node_modules', '@directus', 'api', 'dist', 'cli', 'run.js');

const token = 'a-token-of-the-administrator';
const starts = 3;

export const installDirectus = (): Promise<string> =>
  install({
    name: 'directus',
    packages: [`directus@${version}`, `${nodePackage}@22.23.3`],
    native: ['sqlite3', 'isolated-vm'],
    node: nodeProgram,
    proof: (folder) => [join(folder, nodeProgram), ['-e', "require('sqlite3'); require('isolated-vm')"]],
  });

const types: Readonly<Record<Kind, string>> = { text: 'text', bool: 'boolean', date: 'timestamp', json: 'json' };

/** A field as its API takes one. Without a cast it would answer what the file holds: numbers and texts. */
function fieldOf(collection: CollectionName, name: string, kind: Kind) {
  const special = { text: null, bool: ['cast-boolean'], date: ['cast-timestamp'], json: ['cast-json'] }[kind];
  const uuid = name === 'user';
  return { field: name, type: uuid ? 'uuid' : types[kind], schema: {}, meta: { collection, field: name, special } };
}

function collectionBody(collection: CollectionName) {
  const id = {
    field: 'id',
    type: 'uuid',
    schema: { is_primary_key: true },
    meta: { collection, field: 'id', special: ['uuid'] },
  };
  const fields = fieldsOf(collection).map(([name, kind]) => fieldOf(collection, name, kind));
  // Without accountability it keeps no history of writes, which is less work than in its default configuration.
  return { collection, schema: {}, meta: { collection, accountability: null }, fields: [id, ...fields] };
}

/** Directus with the same rows. */
export async function startDirectus(folder: string, { dataDir, rows, practice }: Preparation): Promise<Contender> {
  const file = join(dataDir, 'data.db');
  await mkdir(join(dataDir, 'uploads'), { recursive: true });
  await mkdir(join(dataDir, 'extensions'), { recursive: true });
  const command = join(folder, nodeProgram);
  const env = (port: number) => ({
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    PORT: String(port),
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    DB_CLIENT: 'sqlite3',
    DB_FILENAME: file,
    EXTENSIONS_PATH: join(dataDir, 'extensions'),
    STORAGE_LOCAL_ROOT: join(dataDir, 'uploads'),
    SECRET: 'a secret that is long enough to sign with',
    ADMIN_EMAIL: 'admin@example.org',
    ADMIN_PASSWORD: 'a password for measuring',
    ADMIN_TOKEN: token,
    TELEMETRY: 'false',
    LOG_LEVEL: 'fatal',
    // Under load it would turn requests away instead of answering them.
    PRESSURE_LIMITER_ENABLED: 'false',
  });
  await execute(command, [join(folder, program), 'bootstrap'], { cwd: dataDir, env: { HOME: dataDir, ...env(8055) } });
  const start = () =>
    startProgram({
      command,
      args: () => [join(folder, program), 'start'],
      cwd: dataDir,
      env,
      health: '/server/ping',
    });

  const empty = await start();
  try {
    for (const name of Object.keys(collections)) {
      const body = collectionBody(name === 'people' ? 'people' : 'weekly_tests');
      await ask(`${empty.url}/collections`, { token, body });
    }
  } finally {
    await empty.stop();
  }
  fill({ file, rows, idOf: (id) => id, dateOf: (moment) => moment.getTime(), nothing: null });
  const database = new Sqlite(file);
  database.exec('create index weekly_tests_user_date on weekly_tests (user, date)');
  database.pragma('journal_mode = WAL');
  database.close();

  const started = await startOften(starts, start);
  const { url, memory, stop } = started.running;
  const headers = { authorization: `Bearer ${token}` };
  const reader = readerOf(practice);
  const weeks = new URLSearchParams({ 'filter[user][_eq]': reader.id, sort: '-date', limit: '52' });
  return {
    name: 'Directus',
    url,
    starts: started.starts,
    memory,
    stop,
    file,
    asked: {
      list: { path: `/items/weekly_tests?${weeks}`, headers },
      read: { path: `/items/people/${reader.id}`, headers },
      write: {
        path: '/items/weekly_tests?fields=id',
        method: 'POST',
        headers,
        next: () => ({ headers, body: weekOf(anyOf(practice.clients).id) }),
      },
    },
    recordsIn: (operation, answer) => (operation === 'list' ? listOf(answer, 'data') : [field(answer, 'data')]),
    idOf: (id) => id,
    note: `Directus ${version}: its file is set to WAL here (it comes with a rollback journal, which is slower) and it leaves synchronous at FULL. It looks its token up each time, with the rights of an administrator: rules about whose a row is need a licence. It writes no history here.`,
  };
}
