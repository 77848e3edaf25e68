import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openStore } from '../../store.ts';
import { connect } from './connection.ts';
import { examineSnapshot, takeSnapshot } from './snapshot.ts';

function newFile(): string {
  const folder = mkdtempSync(join(tmpdir(), 'miraco-refused-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return join(folder, 'miraco.sqlite');
}

/** Runs statements on a database file of this version, or on a new file. */
function prepare(statements: string, { isNew = false } = {}): string {
  const file = newFile();
  if (!isNew) connect(file).$client.close();
  const database = new Sqlite(file);
  // In any order that the test needs.
  database.pragma('foreign_keys = OFF');
  database.exec(statements);
  database.close();
  return file;
}

function asNew(statements: string): string {
  return prepare(statements, { isNew: true });
}

const stateOf = (file: string) => ({ bytes: readFileSync(file, 'hex'), mtime: statSync(file).mtimeMs });

const list = 'create table __drizzle_migrations (id serial primary key, hash text not null, created_at numeric)';
const later = "insert into __drizzle_migrations (hash, created_at) values ('later', 9999999999999)";

describe.each([
  ['through a migration of a newer version', prepare, later, 'newer version'],
  ['through one that renames a table', prepare, `${later}; alter table users rename to people`, 'newer version'],
  ['that has no log of its own', prepare, `${later}; pragma journal_mode = delete`, 'newer version'],
  ['made by another program', asNew, 'create table notes (text)', 'not one of this product'],
  ['with a list of migrations, all of another program', asNew, `${list}; ${later}`, 'not one of this product'],
  ['with an empty list beside tables', asNew, `${list}; create table notes (text)`, 'not one of this product'],
  ['that lacks the users', prepare, 'drop table users', 'not one of this product'],
])('a database %s', (_which, make, statements, message) => {
  it('is refused, and not a byte of it changes', async () => {
    const file = make(statements);
    const before = stateOf(file);
    expect(() => connect(file)).toThrow(message);
    await expect(openStore(file)).rejects.toMatchObject({ name: 'DatabaseRefused' });
    expect(() => takeSnapshot(file, `${file}-copy`)).toThrow(message);
    expect(stateOf(file)).toEqual(before);
  });

  it('is not valid as a snapshot', () => {
    expect(() => examineSnapshot(make(statements))).toThrow(message);
  });
});

it('a database of a newer version whose last writes are in its log is refused, and neither changes', () => {
  const file = newFile();
  const { $client: newer } = connect(file);
  newer.exec(later);
  const copy = newFile();
  for (const suffix of ['', '-wal']) writeFileSync(copy + suffix, readFileSync(file + suffix));
  newer.close();
  const before = [stateOf(copy), stateOf(`${copy}-wal`)];
  expect(() => connect(copy)).toThrow('newer version');
  expect([stateOf(copy), stateOf(`${copy}-wal`)]).toEqual(before);
});

describe('an interrupted first start', () => {
  it.each<[string, (file: string) => void]>([
    ['once the file was made', (file) => writeFileSync(file, '')],
    ['once it had a log', (file) => new Sqlite(file).pragma('journal_mode = WAL')],
    ['once it had a list of migrations', (file) => void new Sqlite(file).exec(list)],
  ])('%s begins again', (_when, begin) => {
    const file = newFile();
    begin(file);
    const { $client: client } = connect(file);
    expect(client.prepare('select count(*) from users').pluck().get()).toBe(0);
    client.close();
  });
});

it('an interrupted write is rolled back before the database is checked', () => {
  const source = prepare('pragma journal_mode = delete; create table notes (text)');
  const writer = new Sqlite(source);
  // Half of it reaches the file at once.
  writer.exec('pragma cache_size = 1; begin');
  const insert = writer.prepare('insert into notes values (?)');
  for (let note = 0; note < 2_000; note += 1) insert.run('x'.repeat(500));
  const file = newFile();
  for (const suffix of ['', '-journal']) writeFileSync(file + suffix, readFileSync(source + suffix));
  writer.close();
  const { $client: client } = connect(file);
  expect(client.prepare('select count(*) from notes').pluck().get()).toBe(0);
  client.close();
});

describe('if data must exist', () => {
  it.each<[string, (file: string) => void]>([
    ['missing', () => undefined],
    ['empty', (file) => writeFileSync(file, '')],
    ['without tables', (file) => new Sqlite(file).pragma('user_version = 1')],
  ])('a database that is %s is refused, and none is made', (_how, make) => {
    const file = newFile();
    make(file);
    const before = readdirSync(join(file, '..'));
    expect(() => connect(file, { mustHaveData: true })).toThrow('missing or empty');
    expect(readdirSync(join(file, '..')).filter((name) => !/-(shm|wal)$/.test(name))).toEqual(before);
  });

  it('the log beside an emptied database is left unchanged', () => {
    const file = newFile();
    const { $client: client } = connect(file);
    const log = readFileSync(`${file}-wal`);
    client.close();
    writeFileSync(file, '');
    writeFileSync(`${file}-wal`, log);
    expect(() => connect(file, { mustHaveData: true })).toThrow('missing or empty');
    expect(readFileSync(`${file}-wal`)).toEqual(log);
  });

  it('a database with data is accepted', () => {
    const file = prepare('');
    connect(file, { mustHaveData: true }).$client.close();
  });
});

it.each<[string, (file: string) => void, RegExp]>([
  ['another beginning', (file) => writeFileSync(file, 'x'.repeat(100), { flag: 'r+' }), /NOTADB/],
  ['half its size', (file) => truncateSync(file, statSync(file).size / 2), /CORRUPT/],
  ['its first bytes alone', (file) => truncateSync(file, 50), /CORRUPT/],
])('a database with %s stays as it is', (_damage, damage, code) => {
  const file = prepare('');
  damage(file);
  const before = stateOf(file);
  expect(() => connect(file)).toThrow(expect.objectContaining({ code: expect.stringMatching(code) }));
  expect(stateOf(file)).toEqual(before);
});
