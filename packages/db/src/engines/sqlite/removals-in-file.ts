import { constants, copyFileSync, existsSync, statSync } from 'node:fs';
import Sqlite from 'better-sqlite3';
import type { Removed } from '../../removals.ts';
import { connect } from './connection.ts';
import { overwriteDeleted, rewrite } from './erasing.ts';
import { reading } from './refused-database.ts';
import { imagesOf } from './snapshot.ts';

interface Row {
  user: string;
  removedAt: number;
  asked: number;
}

const hasTable = (database: Sqlite.Database, name: string) =>
  database.prepare("select 1 from sqlite_master where type = 'table' and name = ?").get(name) !== undefined;

const listIn = (database: Sqlite.Database): Removed[] | null =>
  hasTable(database, 'removals')
    ? database
        .prepare<[], Row>('select user, removed_at as removedAt, asked from removals order by removed_at')
        .all()
        .map((row) => ({ ...row, asked: row.asked === 1 }))
    : null;

/**
 * The users who were removed from the database of a file, oldest first; null where it does not say so, because it is missing, damaged or
 * of an earlier version. It is read in a copy within `work`: to open a damaged one would delete its log.
 */
export function readRemovals(file: string, work: string): Removed[] | null {
  if (!existsSync(file) || statSync(file).size === 0) return null;
  const copy = `${work}/present.sqlite`;
  for (const part of ['', '-wal'])
    if (existsSync(file + part)) copyFileSync(file + part, copy + part, constants.COPYFILE_FICLONE);
  try {
    return reading(copy, listIn, false);
  } catch (error) {
    if (error instanceof Sqlite.SqliteError) return null;
    throw error;
  }
}

/** Somebody who was removed and is in an older database. */
export interface Returning extends Removed {
  /** For the operator. */
  readonly name: string;
}

/** Those of the removed who are in the database of a file. */
export const findReturning = (file: string, removed: readonly Removed[]): Returning[] =>
  reading(file, (database) => {
    const named = database
      .prepare<[string], string>(
        "select firstname || ' ' || lastname || ' (' || username || ')' from users where id = ?",
      )
      .pluck();
    return removed.flatMap((one) => {
      const name = named.get(one.user);
      return name === undefined ? [] : [{ ...one, name }];
    });
  });

/** Earlier versions have only some of these tables. */
function removeUsers(database: Sqlite.Database, users: readonly string[]): void {
  const hasReaders = database.prepare("select 1 from pragma_table_info('coach_notes') where name = 'readers'").get();
  const remove = [
    ...(hasReaders ? ["delete from coach_notes where written_by = ? and readers = 'author'"] : []),
    'delete from users where id = ?',
  ].map((statement) => database.prepare(statement));
  const hasGroups = hasTable(database, 'client_groups');
  const groupOf = hasGroups ? database.prepare('select group_id from users where id = ?').pluck() : null;
  const removeEmpty = hasGroups
    ? database.prepare(
        'delete from client_groups where id = ? and id not in (select group_id from users where group_id is not null)',
      )
    : null;
  for (const user of users) {
    const group = groupOf?.get(user);
    for (const statement of remove) statement.run(user);
    removeEmpty?.run(group);
  }
}

/** The list has nobody who is there. */
function noteAll(database: Sqlite.Database, removed: readonly Removed[]): void {
  if (!hasTable(database, 'removals')) return;
  const add = database.prepare('insert or ignore into removals (user, removed_at, asked) values (?, ?, ?)');
  for (const { user, removedAt, asked } of removed) add.run(user, removedAt, Number(asked));
  database.exec('delete from removals where user in (select id from users)');
}

/** Earlier versions told by the tests of an access profile, too. */
const hasAdministrator = (database: Sqlite.Database) =>
  database
    .prepare(
      "select 1 from users join access_profiles on access_profiles.id = users.access where tests = 'all' and not disabled",
    )
    .get() !== undefined;

interface Again {
  /** The ids of the users to remove. */
  readonly users: readonly string[];
  /** Everybody who was removed. Users who are in the file afterwards are no longer listed as removed. */
  readonly removed: readonly Removed[];
  /** Brings a database of an earlier version up to this one, which has a list of removals. */
  readonly isMigrated: boolean;
}

/** Removes users from the database of a file again, which nobody else uses. Returns what is left: pictures, and an administrator or not. */
export function removeAgain(file: string, { isMigrated, removed, users }: Again) {
  if (isMigrated && removed.length > 0) connect(file).$client.close();
  const database = new Sqlite(file, { fileMustExist: true });
  try {
    database.pragma('foreign_keys = on');
    overwriteDeleted(database);
    database.transaction(() => {
      removeUsers(database, users);
      noteAll(database, removed);
    })();
    if (users.length > 0) rewrite(database);
    // A single file, without a WAL beside it.
    database.pragma('journal_mode = delete');
    return { images: imagesOf(database), isAdministered: hasAdministrator(database) };
  } finally {
    database.close();
  }
}
