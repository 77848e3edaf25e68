import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { describe, expect, it, onTestFinished } from 'vitest';
import { migrationNames, migrationsBefore } from '../../../test/older-database.ts';
import { type Migration, MigrationFailed } from '../../migration.ts';
import { prepareCopy } from '../../upgrade.ts';
import { connect } from './connection.ts';
import { copiesOf, copyBeforeMigration, listCopies } from './copy-before-migration.ts';
import { openMigrated } from './open-migrated.ts';

const last = migrationNames.at(-1) ?? '';
const before = migrationNames.at(-2) ?? '';

/** A database that lacks the last migration. */
function olderDatabase() {
  const folder = mkdtempSync(join(tmpdir(), 'miraco-upgrade-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'miraco.sqlite');
  const { $client: client } = connect(file, { migrationsFolder: migrationsBefore(folder, last) });
  client.exec("insert into access_profiles values ('client', 'Clienta y compañía', 'Initial')");
  client.close();
  return { file, folder };
}

const open = (file: string) => new Sqlite(file, { readonly: true });

/** All rows, and the statements of all tables. */
function contentOf(file: string) {
  const database = open(file);
  try {
    const tables = database
      .prepare<[], { name: string; sql: string }>(
        "select name, sql from sqlite_master where type = 'table' order by name",
      )
      .all();
    return tables.map(({ name, sql }) => ({ sql, rows: database.prepare(`select * from "${name}"`).all() }));
  } finally {
    database.close();
  }
}

/** Opens it as a start does. Returns what is said of the migration. */
function migrated(file: string): Migration | undefined {
  let said: Migration | undefined;
  const db = openMigrated(file, {
    onMigration: (migration) => {
      said = migration;
    },
  });
  db.$client.close();
  return said;
}

describe('before a database is migrated', () => {
  it('it is copied: the same rows, in one file of mode 600, named with the last migration that it has', () => {
    const { file } = olderDatabase();
    const content = contentOf(file);
    const migration = migrated(file);
    const copies = listCopies(file);
    expect(migration).toEqual({
      applied: migrationNames.slice(0, -1),
      pending: [last],
      usedBy: null,
      copy: copies[0],
    });
    expect(readdirSync(copiesOf(file))).toEqual([expect.stringMatching(new RegExp(`^\\d{4}-.*Z-${before}\\.sqlite$`))]);
    expect(contentOf(copies[0] ?? '')).toEqual(content);
    expect(contentOf(file)).not.toEqual(content);
    expect(statSync(copies[0] ?? '').mode & 0o777).toBe(0o600);
    expect(statSync(copiesOf(file)).mode & 0o777).toBe(0o700);
  });

  it('what is still in its log is copied, too', () => {
    const { file } = olderDatabase();
    const other = new Sqlite(file);
    other.exec("insert into access_profiles values ('other', 'Other', 'Initial')");
    expect(statSync(`${file}-wal`).size).toBeGreaterThan(0);
    const copy = copyBeforeMigration(file, { applied: [before] });
    other.close();
    expect(open(String(copy)).prepare("select name from access_profiles where id = 'other'").pluck().get()).toBe(
      'Other',
    );
  });

  it('a copy that was not finished has no name, and the next removes it', () => {
    const { file } = olderDatabase();
    copyBeforeMigration(file, { applied: [before] });
    for (const rest of ['', '-journal']) writeFileSync(join(copiesOf(file), `unfinished${rest}`), 'x');
    expect(listCopies(file)).toHaveLength(1);
    copyBeforeMigration(file, { applied: [before] });
    expect(readdirSync(copiesOf(file)).filter((name) => name.startsWith('unfinished'))).toEqual([]);
  });

  it('the two latest copies are kept, and other files beside them', () => {
    const { file } = olderDatabase();
    const copies: unknown[] = [];
    for (let copy = 0; copy < 4; copy += 1) {
      copies.push(copyBeforeMigration(file, { applied: [before] }));
      writeFileSync(join(copiesOf(file), 'notes.txt'), 'x');
    }
    expect(listCopies(file)).toEqual(copies.slice(-2));
    expect(readdirSync(copiesOf(file))).toHaveLength(3);
  });

  it.each([
    [{ needed: 101, free: 100 }, false],
    [{ needed: 100, free: 100 }, true],
  ])('with the room %o a copy is made: %s', (room, isMade) => {
    const { file } = olderDatabase();
    const copy = copyBeforeMigration(file, { applied: [before] }, room);
    expect(existsSync(copiesOf(file))).toBe(isMade);
    if (!isMade) expect(copy).toEqual(room);
  });

  it('a copy that was just made is kept, also by a clock that was set back', () => {
    const { file } = olderDatabase();
    const folder = copiesOf(file);
    mkdirSync(folder);
    for (const year of [2098, 2099]) writeFileSync(join(folder, `${year}-01-01T00-00-00-000Z-${before}.sqlite`), '');
    const copy = copyBeforeMigration(file, { applied: [before] });
    expect(listCopies(file)).toEqual([copy, expect.stringContaining('2099')]);
  });

  it('a new database, and one with nothing to migrate, are not copied', () => {
    const { file, folder } = olderDatabase();
    expect(migrated(join(folder, 'new.sqlite'))).toBeUndefined();
    migrated(file);
    expect(migrated(file)).toBeUndefined();
    expect(listCopies(file)).toHaveLength(1);
  });
});

it('a database of a version that left what was deleted in its pages is written again without it', () => {
  const { file } = olderDatabase();
  const earlier = new Sqlite(file);
  earlier.exec("insert into settings values ('practice', '\"canary\"'); delete from settings where name = 'practice'");
  earlier.close();
  expect(readFileSync(file).includes('canary')).toBe(true);
  const lacking: unknown[] = [];
  openMigrated(file, { onRewrite: (room) => lacking.push(room) }).$client.close();
  openMigrated(file, { onRewrite: (room) => lacking.push(room) }).$client.close();
  expect(lacking).toEqual([null]);
  expect([file, ...listCopies(file)].filter((one) => readFileSync(one).includes('canary'))).toEqual([]);
});

/** Our migrations, of which the last does its work and then fails. */
function brokenMigrations(folder: string): string {
  const migrations = migrationsBefore(folder, last);
  const journal = JSON.parse(readFileSync(join(migrations, 'meta/_journal.json'), 'utf8'));
  const latest = journal.entries.at(-1);
  journal.entries.push({ ...latest, idx: latest.idx + 1, when: latest.when + 1, tag: 'broken' });
  writeFileSync(join(migrations, 'meta/_journal.json'), JSON.stringify(journal));
  const statements = ["update access_profiles set name = 'x';", 'create table half (text);', 'drop table nowhere;'];
  writeFileSync(join(migrations, 'broken.sql'), statements.join('--> statement-breakpoint\n'));
  return migrations;
}

/** The error of a migration that must fail. */
function failureOf(migrate: () => unknown): MigrationFailed {
  try {
    migrate();
  } catch (error) {
    if (error instanceof MigrationFailed) return error;
    throw error;
  }
  throw new Error('the migration has not failed');
}

it('a migration that fails leaves the database as it was, and names the copy and the reason', () => {
  const { file, folder } = olderDatabase();
  const content = contentOf(file);
  const failure = failureOf(() => openMigrated(file, { migrationsFolder: brokenMigrations(folder) }));
  expect(failure).toMatchObject({ copy: listCopies(file)[0], reason: 'no such table: nowhere' });
  expect(contentOf(file)).toEqual(content);
  expect(contentOf(String(failure.copy))).toEqual(content);
  migrated(file);
  expect(contentOf(file)).not.toEqual(content);
});

describe('a copy that is to be put back', () => {
  it.each<[string, (file: string) => void, string]>([
    [
      'of another program',
      (file) => new Sqlite(file).exec('drop table __drizzle_migrations').close(),
      'not a database',
    ],
    ['that is no database', (file) => writeFileSync(file, 'x'.repeat(5000)), 'cannot be read (SQLITE_NOTADB)'],
    ['that is empty', (file) => writeFileSync(file, ''), 'not a database'],
    [
      'with a damaged page',
      (file) => {
        const bytes = readFileSync(file);
        writeFileSync(file, bytes.fill('x', bytes.length - 4096));
      },
      'it is damaged',
    ],
  ])('%s is refused', (_which, spoil, message) => {
    const { file } = olderDatabase();
    const copy = String(copyBeforeMigration(file, { applied: [before] }));
    spoil(copy);
    expect(() => prepareCopy(copy)).toThrow(message);
    expect(readdirSync(dirname(copy))).toHaveLength(1);
  });
});
