import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { demoPassword, fillDemo } from '../scripts/fill-demo.ts';
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
  /** The session token of the administrator. */
  token: string;
  /** The token of a new session. */
  signIn(credentials: Credentials): Promise<string>;
  /** Adds a client with names of its own, so that journeys do not meet. */
  addClient(details?: Partial<Client>): Promise<Client>;
  /** A documented REST call as an administrator. */
  rest(method: string, path: string, body?: unknown): Promise<unknown>;
  /** The mails to an address so far, oldest first. */
  mailsTo(email: string): Promise<string[]>;
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

/** The text of a mail, whose lines are broken and whose accents are spelled out for the way (quoted-printable). */
function mailText(eml: string): string {
  const bytes = eml.replaceAll(/=\r?\n/g, '').replaceAll(/=([\dA-F]{2})/g, (_, hex) => `%${hex}`);
  return bytes.replaceAll(/(?:%[\dA-F]{2})+/g, decodeURIComponent);
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

/** Starts the product on a data folder of its own, and stops it after `use`. */
export const withProduct = (use: (product: Product) => Promise<void>): Promise<void> =>
  withDataDir((dataDir) => runProduct(dataDir, use));

/** Starts the product with the clients of the demo, and stops it after `use`. */
export const withDemo = (use: (product: Product) => Promise<void>): Promise<void> =>
  withDataDir(async (dataDir) => {
    await fillDemo(dataDir);
    await runProduct(dataDir, use, { username: 'admin', password: demoPassword });
  });

async function runProduct(
  dataDir: string,
  use: (product: Product) => Promise<void>,
  admin: Credentials = administrator,
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
    token,
    signIn,
    rest: (method, path, body) => call(url, method, path, token, body),
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
      const outbox = join(dataDir, 'outbox');
      const files = await readdir(outbox).catch(() => []);
      const mails = await Promise.all(files.sort().map((file) => readFile(join(outbox, file), 'utf8')));
      return mails.map(mailText).filter((mail) => mail.includes(`To: ${email}`));
    },
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  if ((await ended) !== 0) throw new Error('the product did not stop in order');
}
