import { type ChildProcess, spawn } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import PostalMime, { type Email } from 'postal-mime';
import { demoPassword, fillDemo } from '../scripts/fill-demo.ts';
import { type MailServer, openMailServer } from '../scripts/mail-server.ts';
import { productProcess } from '../scripts/runtime.mjs';

/** The credentials of a user. */
export interface Credentials {
  username: string;
  password: string;
}

export const administrator: Credentials = { username: 'admin', password: 'a long password' };

export interface Client extends Credentials {
  id: string;
  email: string;
  firstname: string;
  lastname: string;
}

/** The running product, with the calls that prepare a journey. */
export interface Product {
  url: string;
  dataDir: string;
  /** The session token of the administrator. */
  token: string;
  /** The token of a new session. */
  signIn(credentials: Credentials): Promise<string>;
  /** Adds a client with names of its own, so that journeys do not meet. */
  addClient(details?: Partial<Client>): Promise<Client>;
  /** A documented REST call as an administrator, or in another session. */
  rest(method: string, path: string, body?: unknown, token?: string): Promise<unknown>;
  /** The mails to an address so far, oldest first. */
  mailsTo(email: string): Promise<Email[]>;
  /** As if the weekly test of these clients, and of nobody else, had been due yesterday. */
  makeOverdue(ids: readonly string[]): void;
  /** As if a client had done their only exercise on these days, long ago perhaps. */
  addCompletions(user: string, days: readonly string[]): void;
  /** As if so many days had passed since a client made or answered something in Responsibility. */
  letPass(id: string, days: number): void;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (typeof address !== 'object' || !address) throw new Error('no port');
  return address.port;
}

/** Resolves with the line that says where the product is served. */
function served(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    child.stdout?.on('data', (data) => String(data).includes('is served at') && resolve());
    child.once('exit', (code) => reject(new Error(`the product ended with ${code}`)));
  });
}

async function call(url: string, method: string, path: string, token: string, body?: unknown): Promise<unknown> {
  const response = await fetch(`${url}/api${path}`, {
    method,
    // A call without a body has no content type: an empty body is not JSON.
    headers: {
      authorization: `Bearer ${token}`,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (response.status >= 400) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
  return response.json();
}

const field = (answer: unknown, name: string): string => String(Reflect.get(Object(answer), name));

/** The mails that a product without a mail server has written to its folder, oldest first. */
async function outbox(dataDir: string): Promise<Email[]> {
  const folder = join(dataDir, 'outbox');
  const files = await readdir(folder).catch(() => []);
  return Promise.all(files.sort().map(async (file) => PostalMime.parse(await readFile(join(folder, file)))));
}

/** A data folder for as long as `use` takes. */
async function withDataDir(use: (dataDir: string) => Promise<void>): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'miraco-e2e-'));
  try {
    await use(dataDir);
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

type Use = (product: Product) => Promise<void>;

/** Starts the product on a data folder of its own, and stops it after `use`. */
export const withProduct = (use: Use): Promise<void> => withDataDir((dataDir) => runProduct(dataDir, use));

/** The same with a mail server, which stores what it gets. */
export async function withMailServer(use: Use): Promise<void> {
  const mailServer = await openMailServer();
  await withDataDir((dataDir) => runProduct(dataDir, use, { mailServer }));
  await mailServer.close();
}

/** Starts the product with files of a method folder, by their names without `.json`. */
export const withMethod = (files: Readonly<Record<string, unknown>>, use: Use): Promise<void> =>
  withDataDir(async (dataDir) => {
    const methodDir = join(dataDir, 'method');
    await mkdir(methodDir);
    for (const [name, content] of Object.entries(files)) {
      await writeFile(join(methodDir, `${name}.json`), JSON.stringify(content));
    }
    await runProduct(dataDir, use, { methodDir });
  });

/** Starts the product with the clients of the demo, and stops it after `use`. */
export const withDemo = (use: Use): Promise<void> =>
  withDataDir(async (dataDir) => {
    await fillDemo(dataDir);
    await runProduct(dataDir, use, { admin: { username: 'admin', password: demoPassword } });
  });

interface RunOptions {
  admin?: Credentials;
  mailServer?: MailServer;
  methodDir?: string;
}

async function runProduct(
  dataDir: string,
  use: Use,
  { admin = administrator, mailServer, methodDir }: RunOptions = {},
): Promise<void> {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const { args, env } = productProcess('server');
  const child = spawn(process.execPath, args, {
    env: {
      PATH: process.env.PATH,
      ...env,
      PORT: String(port),
      DATA_DIR: dataDir,
      ADMIN_USERNAME: admin.username,
      ADMIN_PASSWORD: admin.password,
      LOG_LEVEL: 'error',
      ...(mailServer && { SMTP_URL: mailServer.url }),
      ...(methodDir && { METHOD_DIR: methodDir }),
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await served(child);
  const signIn = async (credentials: Credentials) =>
    field(await call(url, 'POST', '/login/in', '', credentials), 'token');
  const token = await signIn(admin);
  let clients = 0;
  await use({
    url,
    dataDir,
    token,
    signIn,
    rest: (method, path, body, session = token) => call(url, method, path, session, body),
    addClient: async (details = {}) => {
      clients += 1;
      const client = {
        username: `client${clients}`,
        password: 'a good password',
        email: `client${clients}@example.org`,
        firstname: 'Ana',
        lastname: `Prueba ${clients}`,
        ...details,
      };
      const rest = { address: 'Calle Mayor, 1', phone: '600 000 000', access: 'client' };
      const added = await call(url, 'POST', '/admin/user/register', token, { ...client, ...rest });
      return { ...client, id: field(added, 'id') };
    },
    mailsTo: async (email) => {
      const mails = mailServer?.mails ?? (await outbox(dataDir));
      return mails.filter(({ to }) => to?.some(({ address }) => address === email));
    },
    makeOverdue: (ids) => {
      const database = new DatabaseSync(join(dataDir, 'miraco.sqlite'), { timeout: 5_000 });
      const [now, day] = [Date.now(), 24 * 60 * 60 * 1000];
      database.prepare('update users set weekly_due_at = ? where weekly_due_at < ?').run(now + day, now);
      const late = database.prepare('update users set weekly_due_at = ? where id = ?');
      for (const id of ids) late.run(now - day, id);
      database.close();
    },
    addCompletions: (user, days) => {
      const database = new DatabaseSync(join(dataDir, 'miraco.sqlite'), { timeout: 5_000 });
      const done = database.prepare(
        'insert into completions (id, user, exercise, day, date) select ?, user, id, ?, ? from exercises where user = ?',
      );
      for (const day of days) done.run(`${user}-${day}`, day, Date.parse(day), user);
      database.close();
    },
    letPass: (id, days) => {
      const database = new DatabaseSync(join(dataDir, 'miraco.sqlite'), { timeout: 5_000 });
      for (const table of ['exercises', 'manifests', 'reviews']) {
        database.prepare(`update ${table} set date = date - ? where user = ?`).run(days * 24 * 60 * 60 * 1000, id);
      }
      database.prepare('update reviews set day = date(day, ?) where user = ?').run(`-${days} days`, id);
      database.close();
    },
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  if ((await ended) !== 0) throw new Error('the product did not stop in order');
}
