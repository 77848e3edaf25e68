import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { openStore } from '@miraco/db/store';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { migrationNames } from '../../../../packages/db/test/older-database.ts';
import { demoPassword, fillDemo } from '../../../../scripts/fill-demo.ts';
import { productProcess } from '../../../../scripts/runtime.mjs';
import { picture } from '../pictures.ts';
import { dataBefore } from '../released-databases.ts';
import { newDataDir, run } from '../running-product.ts';
import { newDatabase, runToEnd, serve } from './engines.ts';

// Processes take their time to start on a busy machine.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

/** What a folder has that was in use: the demo, and what the demo lacks. */
const folder = await mkdtemp(join(tmpdir(), 'miraco-moved-'));
const back = join(await mkdtemp(join(tmpdir(), 'miraco-back-')), 'data');
const url = await newDatabase('empty', afterAll);
// The server of the tests takes any password.
const withPassword = url.replace('postgres@', 'postgres:topsecret@');
const image = { name: '', content: Buffer.alloc(0) };
const [withNul, withoutNul] = ['Calle\0 Mayor\0', 'Calle Mayor'];
afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
  await rm(join(back, '..'), { recursive: true, force: true });
});

const fileIn = (dataDir: string) => join(dataDir, 'miraco.sqlite');

function change(dataDir: string, statements: string): void {
  const database = new DatabaseSync(fileIn(dataDir));
  database.exec(statements);
  database.close();
}

function query(dataDir: string, sql: string) {
  const database = new DatabaseSync(fileIn(dataDir), { readOnly: true });
  const rows = database.prepare(sql).all();
  database.close();
  return rows;
}

async function ask(sql: string, ofDatabase = url) {
  const client = new Client({ connectionString: ofDatabase });
  await client.connect();
  const { rows } = await client.query(sql).finally(() => client.end());
  return rows;
}

const usersIn = async (ofDatabase: string) =>
  (await ask('select count(*)::int as users from users', ofDatabase))[0].users;

const move = (environment: Record<string, string>, ...args: string[]) => runToEnd('move', environment, ...args);

/** Everything in a folder but what SQLite writes to read a file. */
async function filesOf(dataDir: string) {
  const entries = await readdir(dataDir, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && !/-(hold|shm|wal)$/.test(entry.name));
  const contents = files.map(async ({ parentPath, name }) => [name, await readFile(join(parentPath, name), 'hex')]);
  return (await Promise.all(contents)).sort();
}

/** A copy of the folder, for a test that changes it. */
async function newFolder(): Promise<string> {
  const copy = join(await newDataDir(), 'data');
  await cp(folder, copy, { recursive: true, filter: (path) => !path.endsWith('moved-to') });
  return copy;
}

let before: Awaited<ReturnType<typeof filesOf>>;
let [there, returned] = [
  { code: -1, errors: [''], output: [''] },
  { code: -1, errors: [''], output: [''] },
];

beforeAll(async () => {
  await fillDemo(folder, 'whole');
  const product = await serve({ DATA_DIR: folder }, () => {});
  const { images, sessions, store } = product.services;
  const administrator = (await store.users.credentials('admin'))?.id;
  if (!administrator) throw new Error('there is no administrator');
  const { name } = await images.keep(await picture(), 'avatar', async () => {});
  Object.assign(image, { name, content: await images.read(name) });
  await store.images.add({ name, user: administrator, uploadedAt: Date.now() });
  await sessions.begin({ id: administrator, tests: 'all' });
  await product.close();
  change(
    folder,
    `update users set address = '${withNul.replaceAll('\0', "' || char(0) || '")}' where username = 'ines';
     update drafts set content = '{"text":"a\\u0000b\\\\u0000","face":"😀"}';
     insert into mails (id, kind, data, created_at, due_at) values ('a', 'deletionDone', '{}', 0, 4000000000000);
     insert into counts values ('key', 1, 4000000000000);
     -- This coach comes after the client in the order of the keys.
     update users set coached_by = (select max(id) from users) where id = (select min(id) from users where list = 'clients');
     vacuum;`,
  );
  before = await filesOf(folder);
  there = await move({ DATA_DIR: folder }, withPassword);
  returned = await move({ DATA_DIR: folder, DATABASE_URL: withPassword }, `sqlite:${back}`);
});

describe('a move to PostgreSQL and back', () => {
  it('says what it has copied, and what it has removed', () => {
    expect(there).toMatchObject({
      code: 0,
      errors: ['2 texts had NUL characters, which PostgreSQL does not store: they were removed.'],
    });
    expect(there.output).toEqual(expect.arrayContaining(['users: 64 rows', 'picture_files: 1 row']));
    expect(there.output.at(-1)).toBe(
      `${url} has the data of ${folder}, compared and the same: 64 users. Start with DATABASE_URL and SESSION_SECRET as in ${folder}/session-secret. Everybody has to sign in again.`,
    );
    expect(returned).toMatchObject({ code: 0, errors: [] });
    expect(JSON.stringify([there, returned])).not.toContain('topsecret');
    expect(returned.output.slice(0, -1).sort()).toEqual(there.output.slice(0, -1).sort());
  });

  it('changes nothing in the folder but for the note where its data is, without a password', async () => {
    const after = await filesOf(folder);
    expect(after.filter(([name]) => name !== 'moved-to')).toEqual(before);
    expect(await readFile(join(folder, 'moved-to'), 'utf8')).toMatch(
      /^postgres:\/\/postgres@localhost\/\S+ \d{4}-\S+Z\n$/,
    );
  });

  /** Of SQLite's search, whose rows may have other numbers. */
  const ofSearch = /^(user_numbers|user_trigrams|user_prefixes|sqlite_|__)/;
  const leftOut = ['sessions', 'password_links', 'mails', 'counts'];
  const rowsOf = (dataDir: string, table: string) =>
    query(dataDir, `select * from "${table}"`)
      .map((row) => JSON.stringify(row))
      .sort();

  it('has every row of every table as it was', () => {
    const names = query(folder, "select name from sqlite_master where type = 'table'").map(({ name }) => String(name));
    const tables = names.filter((name) => !ofSearch.test(name));
    expect(tables.length).toBeGreaterThan(40);
    for (const table of tables) {
      const rows = rowsOf(folder, table).map((row) => row.replace(JSON.stringify(withNul), JSON.stringify(withoutNul)));
      const content = rows.map((row) => row.replace(String.raw`a\\u0000b\\\\u0000`, String.raw`ab\\\\u0000`));
      if (leftOut.includes(table)) expect(content.length, table).toBeGreaterThan(0);
      expect(rowsOf(back, table), table).toEqual(leftOut.includes(table) ? [] : content);
    }
    expect(query(back, 'pragma foreign_key_check')).toEqual([]);
  });

  it('finds the same people', () => {
    const found = (dataDir: string) =>
      query(
        dataDir,
        `select user from user_numbers where number in (select rowid from user_trigrams where user_trigrams match '"ría"')
         or number in (select rowid from user_prefixes where user_prefixes match '"el" *') order by number`,
      );
    expect(found(back).length).toBeGreaterThan(1);
    expect(found(back)).toEqual(found(folder));
  });

  it('counts the users of each list', async () => {
    const totals = query(folder, 'select list, users from user_totals order by list').map((row) => ({ ...row }));
    expect(await ask('select list, users::int as users from user_totals order by list collate "C"')).toEqual(totals);
  });

  it('keeps pictures with their age', async () => {
    expect(await readFile(join(back, 'images', image.name))).toEqual(image.content);
    const [stored] = await ask('select stored_at::float as "storedAt" from picture_files');
    const { mtimeMs } = await stat(join(back, 'images', image.name));
    expect(Math.round(mtimeMs)).toBe(stored.storedAt);
  });
});

describe('moved data', () => {
  it.each(['PostgreSQL', 'a folder'])('is served from %s, and people find what they had', async (engine) => {
    const environment =
      engine === 'a folder' ? { DATA_DIR: back } : { DATA_DIR: await newDataDir(), DATABASE_URL: url };
    const product = await serve(environment);
    const token = await product.signIn('admin', demoPassword);
    const list = { list: 'clients', sort: 'name', direction: 'asc' };
    const [clients] = query(folder, "select count(*) as total from users where list = 'clients'");
    expect((await product.ask(token, 'admin.users.list', list)).total).toBe(clients?.total);
    expect((await product.ask(token, 'admin.users.list', { ...list, search: 'ines' })).total).toBe(1);
    const [tests] = query(
      folder,
      "select count(*) as total from weekly_tests where user = (select id from users where username = 'ines')",
    );
    const own = await product.ask(await product.signIn('ines', demoPassword), 'account.myData.all');
    expect(own.user).toMatchObject({ username: 'ines', address: withoutNul });
    expect(own.weeklyTests).toHaveLength(Number(tests?.total));
    expect(await product.imageOf(token, image.name)).toEqual(image.content);
    await product.close();
  });

  it('may be of an earlier version, whose folder stays as it is', async () => {
    const { dataDir: DATA_DIR } = await dataBefore(migrationNames.at(-1) ?? '');
    const earlier = await filesOf(DATA_DIR);
    const [{ users }] = query(DATA_DIR, 'select count(*) as users from users') as [{ users: number }];
    const target = await newDatabase('empty');
    expect(await move({ DATA_DIR }, target)).toMatchObject({ code: 0 });
    expect(await usersIn(target)).toBe(users);
    expect((await filesOf(DATA_DIR)).filter(([name]) => name !== 'moved-to')).toEqual(earlier);
  });

  it('is not served from the old file, unless the note is removed', async () => {
    const DATA_DIR = await newFolder();
    await cp(join(folder, 'moved-to'), join(DATA_DIR, 'moved-to'));
    const refused = await run({ DATA_DIR });
    expect(await refused.exited).toEqual({ code: 78, signal: null });
    expect(refused.errors).toEqual([
      expect.stringMatching(
        /^The data of DATA_DIR was moved to postgres:\S+ \(\d{4}-\S+\): set DATABASE_URL, or remove DATA_DIR\/moved-to to go on with the old file\.$/,
      ),
    ]);
    expect((await move({ DATA_DIR }, await newDatabase('empty'))).errors).toEqual(refused.errors);
    await rm(join(DATA_DIR, 'moved-to'));
    expect((await run({ DATA_DIR })).url).toMatch(/^http/);
  });
});

describe('a move is refused, with one line and nothing changed,', () => {
  const isRefused = async (environment: Record<string, string>, target: string, line: string | RegExp) => {
    const files = await filesOf(environment.DATA_DIR ?? '');
    const refused = await move(environment, target);
    expect(refused).toEqual({ code: 1, errors: [expect.stringMatching(line)], output: [] });
    expect(await filesOf(environment.DATA_DIR ?? '')).toEqual(files);
  };

  it.each<[string, string[]]>([
    ['without a target', []],
    ['to a folder without the word sqlite', ['/tmp/folder']],
    ['to no folder', ['sqlite:']],
    ['to an address of something else', ['https://example.org']],
  ])('%s', async (_what, args) => {
    const refused = await move({ DATA_DIR: await newFolder() }, ...args);
    expect(refused).toMatchObject({ code: 1, errors: [expect.stringMatching(/^Name where to: /)] });
  });

  it('to a database that has users', async () => {
    await isRefused({ DATA_DIR: await newFolder() }, url, /^The database of the address has users already: /);
  });

  it('to a database of another product', async () => {
    const foreign = await newDatabase('empty');
    await ask('create table notes (text text)', foreign);
    await isRefused(
      { DATA_DIR: await newFolder() },
      foreign,
      /^The database of the address has tables that are not of/,
    );
    expect(await ask("select tablename from pg_tables where schemaname = 'public'", foreign)).toHaveLength(1);
  });

  it('to an address that is wrong', async () => {
    const DATA_DIR = await newFolder();
    const none = new URL(url);
    none.pathname = 'none';
    await isRefused(
      { DATA_DIR },
      none.href,
      /^The server of the address refuses the user, the password or the name of/,
    );
    await isRefused(
      { DATA_DIR },
      'postgres://a:b@127.0.0.1:1/c',
      /^The server of the address cannot be reached, .*REFUSED/,
    );
  });

  it('from a folder without a database, or with one that is something else', async () => {
    const empty = await newDatabase('empty');
    const DATA_DIR = await newDataDir();
    await isRefused({ DATA_DIR }, empty, /^There is no database in \/.*\.$/);
    change(DATA_DIR, 'create table notes (text)');
    await isRefused(
      { DATA_DIR },
      empty,
      /^The data of \/.* cannot be moved: its database is not one of this product\.$/,
    );
  });

  it('while the product runs on the folder', async () => {
    const DATA_DIR = await newFolder();
    const product = await serve({ DATA_DIR });
    const refused = await move({ DATA_DIR }, await newDatabase('empty'));
    expect(refused).toEqual({
      code: 1,
      output: [],
      errors: [`The product runs on ${DATA_DIR}: stop it, and move then.`],
    });
    expect(await product.services.store.ping()).toBe(true);
  });

  it('while a product runs on the database, also under another name of its clients', async () => {
    const used = new URL(await newDatabase('migrated'));
    used.searchParams.set('application_name', 'practice');
    await serve({ DATA_DIR: await newDataDir(), DATABASE_URL: used.href });
    const line = /^The product runs on the database of PostgreSQL: stop it, and move then\.$/;
    await isRefused({ DATA_DIR: await newFolder() }, used.href, line);
    await isRefused({ DATA_DIR: await newDataDir(), DATABASE_URL: used.href }, `sqlite:${await newDataDir()}`, line);
  });

  it('from a database without users, and into a folder with a database', async () => {
    const DATA_DIR = await newDataDir();
    const DATABASE_URL = await newDatabase('migrated');
    await isRefused(
      { DATA_DIR, DATABASE_URL },
      `sqlite:${await newDataDir()}`,
      /has no users: there is nothing to move\.$/,
    );
    const used = await newFolder();
    await isRefused(
      { DATA_DIR: used, DATABASE_URL: url },
      `sqlite:${used}`,
      /miraco\.sqlite exists: name a folder without/,
    );
    await isRefused(
      { DATA_DIR },
      `sqlite:${await newDataDir()}`,
      /^Set DATABASE_URL to the database whose data is to be/,
    );
    await isRefused({ DATA_DIR: used, DATABASE_URL: url }, DATABASE_URL, /^DATABASE_URL names another database/);
  });

  it('with a value that is not what its column is for', async () => {
    const DATA_DIR = await newFolder();
    change(DATA_DIR, "update evaluations set date = 'soon' where id = (select min(id) from evaluations)");
    const empty = await newDatabase('empty');
    await isRefused(
      { DATA_DIR },
      empty,
      /^Nothing was moved: the column date of the row \S+ of evaluations has a value of another kind\.$/,
    );
    expect(await usersIn(empty)).toBe(0);
  });
});

describe('a copy that is not the same', () => {
  it.each([
    [
      'stores another value',
      'new.note := upper(new.note); return new',
      /the rows of coach_notes are not the same in the copy/,
    ],
    ['loses rows', 'return null', /coach_notes has \d+ rows, and its copy has 0\.$/],
  ])('because the database %s is not kept', async (_what, does, line) => {
    const [DATA_DIR, target] = [await newFolder(), await newDatabase('migrated')];
    await ask(
      `create function change() returns trigger language plpgsql as $$ begin ${does}; end $$;
       create trigger change before insert on coach_notes for each row execute function change()`,
      target,
    );
    expect(await move({ DATA_DIR }, target)).toMatchObject({ code: 1, errors: [expect.stringMatching(line)] });
    expect(await usersIn(target)).toBe(0);
  });
});

/** In milliseconds. */
const patience = { timeout: 30_000, interval: 20 };

/** A move that has copied the users, and waits until it is let on. */
async function halfway() {
  const [DATA_DIR, target] = [await newFolder(), await newDatabase('migrated')];
  const holder = new Client({ connectionString: target });
  await holder.connect();
  await holder.query(`select pg_advisory_lock(42);
    create function wait() returns trigger language plpgsql as $$ begin perform pg_advisory_xact_lock(42); return new; end $$;
    create trigger wait before insert on weekly_tests for each row execute function wait()`);
  onTestFinished(() => holder.end());
  const { args, env } = productProcess('move', { args: [target] });
  const child = spawn(process.execPath, args, {
    env: { PATH: process.env.PATH, ...env, DATA_DIR },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let errors = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    errors += text;
  });
  const exited = once(child, 'exit').then(([code]) => code);
  onTestFinished(async () => {
    child.kill('SIGKILL');
    await exited;
  });
  const waiting = `select pid from pg_stat_activity where datname = current_database() and wait_event = 'advisory'
    and query like 'insert into "weekly_tests"%'`;
  await vi.waitUntil(async () => (await holder.query(waiting)).rowCount !== 0, patience);
  return {
    DATA_DIR,
    target,
    child,
    exited,
    errors: () => errors,
    letOn: () => holder.query('select pg_advisory_unlock(42)'),
    endConnection: () => holder.query(`select pg_terminate_backend(pid) from (${waiting}) as moves`),
    isConnected: async () =>
      (
        await holder.query(
          "select from pg_stat_activity where application_name like 'miraco%' and datname = current_database()",
        )
      ).rowCount !== 0,
  };
}

describe('a move that does not come to its end', () => {
  it('because it is killed leaves the target empty and the folder as it was, and can be made again', async () => {
    const { DATA_DIR, target, child, exited, letOn, isConnected } = await halfway();
    child.kill('SIGKILL');
    await exited;
    await letOn();
    await vi.waitUntil(async () => !(await isConnected()), patience);
    expect(await usersIn(target)).toBe(0);
    const remains = (await filesOf(DATA_DIR)).filter(([name]) => name === 'moved-to');
    expect(remains).toEqual([]);
    const product = await run({ DATA_DIR });
    expect(product.url).toMatch(/^http/);
    await product.stop();
    expect(await move({ DATA_DIR }, target)).toMatchObject({ code: 0 });
    expect((await readdir(DATA_DIR)).filter((name) => name.startsWith('moving-'))).toEqual([]);
    expect(await usersIn(target)).toBe(64);
  });

  it('because the server ends the connection does the same, and says so', async () => {
    const { DATA_DIR, target, errors, exited, endConnection } = await halfway();
    await endConnection();
    expect(await exited).toBe(1);
    expect(errors()).toMatch(
      /^The server of the address cannot be reached, or refuses: terminating connection .*\.\n$/,
    );
    expect(await usersIn(target)).toBe(0);
    expect((await readdir(DATA_DIR)).filter((name) => /^mov/.test(name))).toEqual([]);
  });

  it('for a while keeps a product waiting that starts meanwhile, and another move out', async () => {
    const { target, exited, letOn } = await halfway();
    let opened = false;
    const opening = openStore(target).then((store) => {
      opened = true;
      return store;
    });
    expect((await move({ DATA_DIR: await newFolder() }, target)).errors).toEqual([
      expect.stringMatching(/^Another process starts on the database of PostgreSQL, moves it or restores it: wait/),
    ]);
    expect(opened).toBe(false);
    await letOn();
    expect(await exited).toBe(0);
    const store = await opening;
    expect(await store.users.count()).toBe(64);
    await store.close();
  });
});
