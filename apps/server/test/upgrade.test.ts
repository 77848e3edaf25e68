import { mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { connect } from '../../../packages/db/src/engines/sqlite/connection.ts';
import { migrationNames } from '../../../packages/db/test/older-database.ts';
import { build } from '../src/app.ts';
import { readConfig } from '../src/config.ts';
import { migrationText } from '../src/upgrade/texts.ts';
import { version } from '../src/version.ts';
import {
  contentIn,
  dataBefore,
  dataOfRelease,
  newestRelease,
  passwordOf,
  releases,
  rowsIn,
} from './released-databases.ts';
import { newDataDir, run } from './running-product.ts';
import { change, contentOf, foreign, usedDataDir } from './used-data-dir.ts';

// A process takes its time to start on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const latest = migrationNames.at(-1) ?? '';
const beforeLatest = migrationNames.at(-2) ?? '';

/** Nothing is seeded: the rows are those of before. */
const quiet = { LOG_LEVEL: 'silent', SEED_GUIDES: 'false' };

/** The product of today on a data folder, in this process. */
async function open(dataDir: string) {
  vi.spyOn(console, 'log').mockImplementation(() => {});
  onTestFinished(() => void vi.restoreAllMocks());
  const app = await build(readConfig({ ...quiet, DATA_DIR: dataDir }));
  onTestFinished(() => app.close());
  const signIn = (username: string, password: string) =>
    app.inject({ method: 'POST', url: '/api/login/in', payload: { username, password } });
  const get = (url: string, token: string) => app.inject({ url, headers: { authorization: `Bearer ${token}` } });
  return { get, signIn };
}

/** Migrates a database, and no more: a start would also remove what has expired. Expects that no row is lost. */
function expectRowsKept(file: string): void {
  const rows = rowsIn(file);
  connect(file).$client.close();
  expect(rowsIn(file)).toMatchObject(rows);
}

describe('a start of this version', () => {
  it.each(releases)('keeps all rows of version %s, and its administrator signs in', async (release) => {
    const { dataDir, file } = await dataOfRelease(release);
    expectRowsKept(file);
    const { get, signIn } = await open(dataDir);
    const answer = await signIn('admin', passwordOf(release));
    expect(answer.statusCode).toBe(200);
    const listed = await get('/api/admin/user/getall/', answer.json().token);
    expect(listed.json().users).toHaveLength(Number(rowsIn(file).users));
    expect(contentIn(file).settings).toContainEqual({ name: 'version', value: JSON.stringify(version) });
  });

  it('has the results of the people of the sources before the first release', async () => {
    const { dataDir } = await dataOfRelease('0.1.0');
    const { get, signIn } = await open(dataDir);
    const { token } = (await signIn('admin', passwordOf('0.1.0'))).json();
    const { users } = (await get('/api/admin/user/getall/', token)).json();
    const names = users.map(({ firstname, lastname }: Record<string, string>) => `${firstname} ${lastname}`);
    expect(names).toEqual(expect.arrayContaining(['Begoña Muñoz Çelik', 'Łukasz Żółć', 'Elena Nuñez Ybarra']));
    const begoña = users.find(({ username }: Record<string, string>) => username === 'begoña')._id;
    const initial = (await get(`/api/client/initial/get/${begoña}`, token)).json();
    expect(JSON.stringify(initial)).toContain('flow');
    const prospects = (await get(`/api/client/conscience/prospect/get/${begoña}`, token)).json();
    expect(JSON.stringify(prospects)).toContain('Que el año acabe bien: ¡sin prisa! 🌱');
    const weekly = await get(`/api/client/responsibility/weekly/getbyuser/${begoña}`, token);
    expect(weekly.statusCode).toBe(200);
    expect((await signIn('begoña', 'una-contraseña-larga')).statusCode).toBe(200);
  });

  it.each(migrationNames.slice(1))('keeps all rows of a database from before %s', async (tag) => {
    const { dataDir, file } = await dataBefore(tag);
    expect(Object.values(rowsIn(file))).not.toContain(0);
    expectRowsKept(file);
    const { get, signIn } = await open(dataDir);
    const answer = await signIn('admin', passwordOf(newestRelease));
    expect(answer.statusCode).toBe(200);
    const listed = await get('/api/admin/user/getall/', answer.json().token);
    expect(listed.json().users).toHaveLength(Number(rowsIn(file).users));
  });
});

/** Runs the command to its end. */
async function upgrade(dataDir: string, args: readonly string[] = [], environment = {}) {
  const { errors, exited, output } = await run({ DATA_DIR: dataDir, ...environment }, { program: 'upgrade', args });
  const { code } = await exited;
  return { code, errors, output };
}

/** Sessions that have ended must not come back. */
const withoutSessions = (content: Record<string, unknown[]>) => ({ ...content, sessions: [] });

describe('the way back', () => {
  it('is printed by the start that migrates, and puts back every row that there was before', async () => {
    const { dataDir, file, migrationsFolder } = await dataBefore(latest);
    const before = contentIn(file);
    const product = await run({ DATA_DIR: dataDir, ...quiet });
    const [copy = ''] = await readdir(join(dataDir, 'before-upgrade'));
    expect(copy).toMatch(new RegExp(`-${beforeLatest}\\.sqlite$`));
    const path = join(dataDir, 'before-upgrade', copy);
    expect(product.output[0]).toBe(
      `Migrating the database, completely or not at all, by 1 migration: ${latest}. The database as it was is in ${path}. To return to it: stop, run npm run upgrade -- --back, and start version ${newestRelease}.`,
    );
    expect(contentIn(path)).toEqual(before);
    await product.post('/api/login/in', { username: 'admin', password: passwordOf(newestRelease) });
    expect(await upgrade(dataDir, ['--back'])).toEqual({
      code: 1,
      errors: [`The product runs on ${dataDir}: stop it first.`],
      output: [],
    });
    await product.stop();
    const upgraded = contentIn(file);

    const returned = await upgrade(dataDir, ['--back']);
    const replaced = (await readdir(dataDir)).find((name) => name.startsWith('replaced-'));
    expect(returned).toEqual({
      code: 0,
      errors: [],
      output: [
        `${dataDir} has the database of ${path} again: start version ${newestRelease}. Everybody has to sign in again.`,
        `What was there is in ${dataDir}/${replaced}: remove it once all is well.`,
      ],
    });
    expect(contentIn(file)).toEqual(withoutSessions(before));
    expect(contentIn(join(dataDir, replaced ?? '', 'miraco.sqlite'))).toEqual(upgraded);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect((await readdir(dataDir)).filter((name) => name.startsWith('returning'))).toEqual([]);
    // The version before finds nothing to migrate, and refuses what was there.
    const former = connect(file, { migrationsFolder });
    expect(former.$client.prepare('select count(*) from users').pluck().get()).toBe(before.users?.length);
    former.$client.close();
    expect(() => connect(join(dataDir, replaced ?? '', 'miraco.sqlite'), { migrationsFolder })).toThrow(
      'newer version',
    );

    expect((await run({ DATA_DIR: dataDir, ...quiet })).url).toMatch(/^http/);
  });

  it('is refused without a name if the last version made no copy: an older one would take what came since with it', async () => {
    const { dataDir, file } = await dataBefore(latest);
    await (await run({ DATA_DIR: dataDir, ...quiet })).stop();
    const [copy = ''] = await readdir(join(dataDir, 'before-upgrade'));
    const path = join(dataDir, 'before-upgrade', copy);
    // A later version that had nothing to migrate.
    change(file, `update settings set value = '"9.9.9"' where name = 'version'`);
    const later = contentIn(file);
    expect(await upgrade(dataDir, ['--back'])).toEqual({
      code: 1,
      errors: [
        `The version that used the database last made no copy of it: the version before can be started if it had nothing to migrate. To return further, name the copy: npm run upgrade -- --back ${path}`,
      ],
      output: [],
    });
    expect(contentIn(file)).toEqual(later);
    expect((await upgrade(dataDir, ['--back', path])).code).toBe(0);
  });

  it('is refused without a copy, with a name of none, and with a file of something else', async () => {
    const { dataDir } = await usedDataDir();
    const notes = join(dataDir, 'notes');
    await writeFile(notes, 'notes');
    const before = await contentOf(dataDir);
    for (const [args, message] of [
      [[], `There is no copy in ${join(dataDir, 'before-upgrade')}.`],
      [[join(dataDir, 'none')], `There is no file ${join(dataDir, 'none')}.`],
      [[notes], `${notes} cannot be put back: it cannot be read (SQLITE_NOTADB).`],
    ] as const) {
      expect(await upgrade(dataDir, ['--back', ...args])).toEqual({ code: 1, errors: [message], output: [] });
    }
    expect(await contentOf(dataDir)).toEqual(before);
  });
});

it('a migration that fails ends the start with status 78, leaves the database as it was, and names the copy', async () => {
  const { dataDir, file } = await dataBefore(latest);
  change(file, 'create table failed_items_by_date (mine)');
  const before = contentIn(file);
  const product = await run({ DATA_DIR: dataDir });
  const [copy = ''] = await readdir(join(dataDir, 'before-upgrade'));
  expect(await product.exited).toEqual({ code: 78, signal: null });
  expect(product.errors).toEqual([
    `The migration of the database failed, and left the database as it was: there is already a table named failed_items_by_date. Start the version that ran before. A copy of the database is in ${join(dataDir, 'before-upgrade', copy)}, too.`,
  ]);
  expect(contentIn(file)).toEqual(before);
});

it('without room for a copy the words say what is missing', () => {
  const copy = { needed: 60_000_000, free: 12_340_000 };
  expect(migrationText({ applied: ['a'], pending: ['b', 'c'], usedBy: null, copy })).toBe(
    'Migrating the database, completely or not at all, by 2 migrations: b, c. No copy of the database was made, for which 60 MB must be free, and 12 MB are: to return you need a backup.',
  );
});

describe('the command upgrade', () => {
  it('migrates the data, so that the next start has nothing to do, and does not while the product runs', async () => {
    const { dataDir } = await dataBefore(latest);
    const { code, output } = await upgrade(dataDir);
    expect({ code, last: output.at(-1) }).toEqual({
      code: 0,
      last: `The data is ready for version ${version}: start it.`,
    });
    expect(output[0]).toMatch(/^Migrating the database/);
    const product = await run({ DATA_DIR: dataDir, ...quiet });
    expect(product.output).toHaveLength(1);
    expect(await upgrade(dataDir)).toEqual({
      code: 78,
      errors: ['DATA_DIR is served by another process: stop that one, or set DATA_DIR to another folder.'],
      output: [],
    });
  });

  it('names its options where one is unknown', async () => {
    expect(await upgrade(await newDataDir(), ['--chekc'])).toMatchObject({
      code: 1,
      errors: [
        'Unknown: --chekc. There are npm run upgrade, npm run upgrade -- --check, npm run upgrade -- --back [FILE] [--bring-back ID].',
      ],
    });
  });
});

const check = (dataDir: string, environment = {}) => upgrade(dataDir, ['--check'], environment);
const works = 'Nothing was changed. A start of this version would work.';

describe('upgrade --check', () => {
  it('says what a start would do to older data, and changes nothing', async () => {
    const { dataDir, file } = await dataBefore(beforeLatest);
    const before = await contentOf(dataDir);
    const rows = Object.values(rowsIn(file)).reduce((sum, count) => sum + count, 0);
    const { code, errors, output } = await check(dataDir);
    expect({ code, errors }).toEqual({ code: 0, errors: [] });
    const folder = join(dataDir, 'before-upgrade');
    expect(output).toEqual([
      `This is version ${version}.`,
      `Data: SQLite, ${file}.`,
      `Last served by: version ${newestRelease}.`,
      expect.stringMatching(/^Content: 12 users, (\d+) rows, 0\.\d MB\.$/),
      `Applied: ${migrationNames.length - 2} migrations, the last of them ${migrationNames.at(-3)}.`,
      `To do, completely or not at all: 2 migrations: ${beforeLatest}, ${latest}.`,
      expect.stringMatching(
        new RegExp(
          `^The database is copied into ${folder} before that \\(\\d+ MB must be free, and \\d+ MB are\\)\\.$`,
        ),
      ),
      works,
    ]);
    expect(Number(/(\d+) rows/.exec(output[3] ?? '')?.[1])).toBeGreaterThan(rows);
    expect(await contentOf(dataDir)).toEqual(before);
  });

  it('works while the product runs', async () => {
    const { dataDir } = await usedDataDir();
    await run({ DATA_DIR: dataDir, ...quiet });
    const { code, output } = await check(dataDir);
    expect({ code, last: output.slice(-2) }).toEqual({ code: 0, last: ['To do: nothing.', works] });
    expect(output).toContain(`Last served by: version ${version}.`);
  });

  it.each<[string, (data: { dataDir: string; file: string }) => unknown, RegExp]>([
    [
      'a newer version has used',
      ({ file }) =>
        change(
          file,
          `insert into __drizzle_migrations (hash, created_at) values ('later', 9999999999999);
           insert into settings values ('version', '"9.8.7"')`,
        ),
      /^DATA_DIR was last used by version 9\.8\.7 of the product, a newer one\. Start that version, or put back the copy of the database that it made before the upgrade with npm run upgrade -- --back\.$/,
    ],
    [
      'is of another program',
      ({ file }) => change(file, 'drop table __drizzle_migrations'),
      new RegExp(`^${foreign}$`),
    ],
    [
      'was moved',
      ({ dataDir }) => writeFile(join(dataDir, 'moved-to'), 'postgres://there/miraco 2026-11-25\n'),
      /^The data of DATA_DIR was moved to postgres:\/\/there\/miraco/,
    ],
    ['is missing', ({ file }) => rm(file), /^DATA_DIR has a session secret but its database is missing or empty/],
  ])('ends with status 78 and the words of a start on data that %s', async (_which, spoil, message) => {
    const data = await usedDataDir();
    await spoil(data);
    const before = await contentOf(data.dataDir);
    const { code, errors, output } = await check(data.dataDir);
    expect({ code, errors }).toEqual({ code: 78, errors: [expect.stringMatching(message)] });
    expect(output).not.toContain(works);
    expect(await contentOf(data.dataDir)).toEqual(before);
  });

  it.each([
    [{ PORT: 'abc' }, /^PORT must be a port number/],
    [{ METHOD_DIR: '/nowhere' }, /^METHOD_DIR must be a folder/],
    [
      { DATABASE_URL: 'postgres://localhost:1/x' },
      /^SESSION_SECRET must be at least 32 characters, with DATABASE_URL\.$/,
    ],
  ])('ends with status 78 for the configuration %o', async (environment, message) => {
    const { code, errors } = await check(await newDataDir(), environment);
    expect({ code, errors }).toEqual({ code: 78, errors: [expect.stringMatching(message)] });
  });

  it('says of a folder that is not there that a start makes it, and does not make it', async () => {
    const folder = await newDataDir();
    const { code, output } = await check(join(folder, 'data'));
    expect({ code, said: output[1] }).toEqual({
      code: 0,
      said: `There is no ${join(folder, 'data')} yet: a start makes a new, empty product in it.`,
    });
    expect(await readdir(folder)).toEqual([]);
    await mkdir(join(folder, 'data'));
    expect((await check(join(folder, 'data'))).output).toContain(
      'There is no data yet: a start makes a new, empty product.',
    );
    expect(await readdir(join(folder, 'data'))).toEqual([]);
  });
});
