import { randomUUID } from 'node:crypto';
import { copyFile, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { UserId } from '@miraco/contract/fields';
import type { InjectOptions } from 'fastify';
import { afterAll, expect, inject, onTestFinished } from 'vitest';
import { addFirstAdministrator } from '../src/admin/first-administrator.ts';
import { build } from '../src/app.ts';
import { readConfig } from '../src/config.ts';
import type { ErrorDescription } from '../src/errors.ts';
import { procedures } from '../src/router.ts';
import { type Database, openDatabase } from './database.ts';
import { documentedStatuses } from './documented-statuses.ts';
import { createDatabase, dropDatabase } from './postgres-databases.ts';
import { newDataDir } from './running-product.ts';

export interface Person {
  id: UserId;
  username: string;
  email: string;
  password: string;
  token: string;
}

interface Call {
  as?: Pick<Person, 'token'> | undefined;
  body?: InjectOptions['payload'];
  headers?: Record<string, string>;
  /** The address at the other end of the connection. */
  from?: string;
}

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

const adminPassword = 'administrator-7f3k';

/** Twenty answers that are worth wow. */
export const allFours = Array<number>(20).fill(4);

/** Whether the tests run on PostgreSQL. */
export const isPostgres = 'server' in inject('migrated');

/** The SQLite file to be copied, for tests that are about a file. */
export function migratedFile(): string {
  const migrated = inject('migrated');
  if (!('file' in migrated)) throw new Error('this test is about a file of SQLite');
  return migrated.file;
}

interface TestData {
  environment: Record<string, string>;
  database: Database;
  remove: () => Promise<void>;
}

/** A copy of the migrated database, in the data folder or on the server of PostgreSQL. */
async function copyMigrated(dataDir: string): Promise<TestData> {
  const migrated = inject('migrated');
  if ('file' in migrated) {
    const file = join(dataDir, 'miraco.sqlite');
    await copyFile(migrated.file, file);
    return { environment: {}, database: openDatabase(file), remove: async () => {} };
  }
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const url = await createDatabase(migrated.server, name, migrated.template);
  return {
    environment: { DATABASE_URL: url, SESSION_SECRET: 's'.repeat(64) },
    database: openDatabase(url),
    remove: () => dropDatabase(migrated.server, name),
  };
}

/** A data folder and a copy of the migrated database, for the length of a test, and the variables that name them to a product. */
export async function newMigratedData() {
  const dataDir = await newDataDir();
  const { database, environment, remove } = await copyMigrated(dataDir);
  onTestFinished(async () => {
    database.close();
    await remove();
  });
  return { environment: { ...environment, DATA_DIR: dataDir }, database };
}

/**
 * The state of all tables of PostgreSQL but that of the limits, which count every try. Each row names the change that wrote it, and later
 * changes have larger numbers: where the same number of rows has the same sum, nothing was written.
 */
const versionInPostgres = `select string_agg(query_to_xml(
  format('select count(*), sum(xmin::text::bigint) from %I', tablename), true, true, '')::text, '' order by tablename) as version
  from pg_tables where schemaname = 'public' and tablename <> 'counts'`;

/**
 * The real app on its own data folder with a copy of the migrated database, spoken to over HTTP. To be called while a test file
 * is collected: the file's end removes it.
 */
export async function startProduct(environment: Record<string, string> = {}) {
  const dataDir = await mkdtemp(join(tmpdir(), 'miraco-server-'));
  const data = await copyMigrated(dataDir);
  const { database } = data;
  const app = await build(
    readConfig({
      ...data.environment,
      DATA_DIR: dataDir,
      LOG_LEVEL: 'silent',
      ADMIN_PASSWORD: adminPassword,
      ...environment,
    }),
  );
  await addFirstAdministrator(app.services);
  afterAll(async () => {
    database.close();
    await app.close();
    await data.remove();
    // One that listened may still be copying the files of the web app.
    await rm(dataDir, { recursive: true, force: true, maxRetries: 10 });
  });

  /** Any request. No answer may contain a password hash. */
  async function request(method: Method, url: string, { as, body, headers, from }: Call = {}) {
    const response = await app.inject({
      method,
      url,
      headers: { ...(as ? { authorization: `Bearer ${as.token}` } : {}), ...headers },
      ...(body === undefined ? {} : { payload: body }),
      ...(from === undefined ? {} : { remoteAddress: from }),
    });
    expect(response.body).not.toMatch(/argon2|password_?hash/i);
    return response;
  }

  /** A REST call. No call may answer a status that the documentation does not give it. */
  async function rest(method: Method, path: string, call?: Call) {
    const response = await request(method, `/api${path}`, call);
    const documented = documentedStatuses(method, path);
    if (documented) expect(documented, `${method} ${path}`).toContain(String(response.statusCode));
    return response;
  }

  /** Calls a procedure as the web app does. */
  async function call(procedure: string, input?: unknown, options: Omit<Call, 'body'> = {}) {
    const isQuery = procedures.get(procedure)?._def.type === 'query';
    const query = input === undefined ? '' : `?input=${encodeURIComponent(JSON.stringify(input))}`;
    const response = isQuery
      ? await request('GET', `/trpc/${procedure}${query}`, options)
      : await request('POST', `/trpc/${procedure}`, {
          ...options,
          headers: { 'content-type': 'application/json', ...options.headers },
          ...(input === undefined ? {} : { body: JSON.stringify(input) }),
        });
    const body = response.json();
    return {
      status: response.statusCode,
      data: body.result?.data,
      error: body.error?.data as ErrorDescription | undefined,
    };
  }

  async function signIn(username: string, password: string): Promise<string> {
    const response = await rest('POST', '/login/in', { body: { username, password } });
    expect(response.statusCode).toBe(200);
    return response.json().token;
  }

  const token = await signIn('admin', adminPassword);
  const { data: me } = await call('account.me', undefined, { as: { token } });
  const administrator: Person = { ...me, password: adminPassword, token };

  /** Another session of a user, without the cost of a hash. */
  const session = async ({ id }: Pick<Person, 'id'>) => ({
    token: await app.services.sessions.begin({ id, tests: 'not believed' }),
  });

  let preparing: Pick<Person, 'token'> | undefined;

  /** A session of the administrator for the preparation of tests, reused while it lasts: the number of sessions is capped. */
  async function administering() {
    const lasts = preparing && (await app.services.sessions.resume(preparing.token));
    if (!preparing || !lasts) preparing = await session(administrator);
    return preparing;
  }

  let registered = 0;
  const passwordHash = await app.services.passwords.hash(userForm('').password);

  /** Adds a user and a session of theirs, for the price of no hash. */
  async function person(details: Partial<Omit<ReturnType<typeof userForm>, 'password'>> = {}): Promise<Person> {
    registered += 1;
    const { password, ...form } = { ...userForm(`person-${registered}`), ...details };
    const id = await app.services.store.users.register({ ...form, passwordHash, createdAt: Date.now() });
    return { id, username: form.username, email: form.email, password, ...(await session({ id })) };
  }

  return {
    app,
    services: app.services,
    dataDir,
    /** It signs tokens. */
    secret: app.services.config.sessionSecret ?? (await readFile(join(dataDir, 'session-secret'), 'utf8')),
    /** A second connection to the same file, to look behind the answers. */
    database,
    /** Changes with every write to the database. */
    databaseVersion: () =>
      isPostgres
        ? database.prepare(versionInPostgres).get()?.version
        : database.prepare('pragma data_version').get()?.data_version,
    request,
    rest,
    call,
    signIn,
    session,
    administrator,
    client: person,
    secondAdministrator: () => person({ access: 'administrator' }),
    edit: async (who: Pick<Person, 'id'>, body: object, as?: Person) =>
      rest('PUT', `/admin/user/edit/${who.id}`, { as: as ?? (await administering()), body }),
    user: async (id: string) => (await rest('GET', `/admin/user/get/${id}`, { as: await administering() })).json().user,
    registerInitial: (user: string, as: Person, responses: unknown = allFours) =>
      rest('POST', '/client/initial/register', { as, body: { user, responses } }),
  };
}

export type Product = Awaited<ReturnType<typeof startProduct>>;

/** A payload that registers a client, filled in as a person would. */
export function userForm(username: string) {
  return {
    username,
    email: `${username}@example.org`,
    password: 'a-good-password',
    firstname: 'Ana',
    lastname: 'Pérez',
    address: 'Calle Mayor 1, Madrid',
    phone: '+34 600 000 000',
    access: 'client',
  };
}
