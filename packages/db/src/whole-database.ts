import { userLists } from '@miraco/domain/user-lists';
import Sqlite from 'better-sqlite3';
import { getTableName } from 'drizzle-orm';
import type { Client } from 'pg';
import { type Pictures, picturesOf, type ReadPicture, storePictures } from './copy/pictures.ts';
import { copyRows, type OnTable } from './copy/rows.ts';
import { rowsInFile } from './copy/rows-in-file.ts';
import { rowsInServer } from './copy/rows-in-server.ts';
import { storableRows } from './copy/storable.ts';
import { CopyFailed } from './copy-failed.ts';
import { withOneClient } from './engines/postgres/one-client.ts';
import { connect } from './engines/sqlite/connection.ts';
import type { Removed } from './removals.ts';
import { onlyInSqlite, tables } from './tables.ts';

const tablesOfServer = Object.values(tables)
  .map(getTableName)
  .filter((name) => !onlyInSqlite.has(name))
  .join(', ');

/** The trigger that counts the users finds no rows while they are copied: one row that is changed for each of many takes long. */
const countUsers = `insert into user_totals (list, users)
  select list, (select count(*) from users where users.list = lists.list) from unnest($1::text[]) as lists(list)`;

/** What SQLite says, that its disk is full for instance, is for the operator. */
function explain(error: unknown): never {
  throw error instanceof Sqlite.SqliteError ? new CopyFailed(error.message, { cause: error }) : error;
}

async function inTransaction<Result>(client: Client, begin: string, work: () => Promise<Result>): Promise<Result> {
  await client.query(begin);
  try {
    const result = await work();
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback').catch(() => {});
    throw error;
  }
}

async function removalsIn(client: Client): Promise<Removed[]> {
  const { rows } = await client.query<{ user: string; at: string; asked: boolean }>(
    'select "user", removed_at as at, asked from removals order by removed_at',
  );
  return rows.map(({ user, at, asked }) => ({ user, removedAt: Number(at), asked }));
}

interface Replacement {
  /** A SQLite file of this version or an earlier one. It is migrated, so it is a copy of the caller's own. */
  readonly file: string;
  readonly pictures: Pictures;
  readonly onTable?: OnTable;
}

/** Replaces everything in a database of PostgreSQL, or nothing. */
async function replaceAll(client: Client, { file, pictures, onTable = () => {} }: Replacement) {
  const { $client: source } = connect(file);
  try {
    const rows = storableRows(rowsInFile(source));
    return await inTransaction(client, 'begin isolation level read committed', async () => {
      await client.query(`truncate ${tablesOfServer}`);
      await copyRows(rows, rowsInServer(client), onTable);
      const missing = await storePictures(client, pictures, onTable);
      await client.query(countUsers, [userLists]);
      // Plans of the first queries know how many rows there are.
      await client.query(`analyze ${tablesOfServer}`);
      return { cleaned: rows.cleaned(), missing };
    });
  } finally {
    source.close();
  }
}

async function fillFile(client: Client, file: string, onTable: OnTable): Promise<void> {
  const { $client: target } = connect(file);
  try {
    // A single file, without a WAL beside it.
    target.pragma('journal_mode = delete');
    target.exec('begin');
    await copyRows(rowsInServer(client), rowsInFile(target), onTable);
    target.exec('commit');
  } finally {
    target.close();
  }
}

interface Copy {
  /** A file that does not exist. */
  readonly file: string;
  readonly onTable?: OnTable;
}

/** A database of PostgreSQL. */
export interface WholeDatabase {
  users: () => Promise<number>;
  /** The users who were removed from it, oldest first. */
  removals: () => Promise<Removed[]>;
  /**
   * Replaces everything, or nothing. Returns the number of values that had characters that PostgreSQL does not store, and the names of
   * the pictures that are not there.
   */
  replaceBy: (replacement: Replacement) => Promise<{ cleaned: number; missing: string[] }>;
  /** Copies everything but the pictures into a SQLite file, while others write. Lends the pictures of the same moment. */
  copyTo: <Result>(copy: Copy, use: (read: ReadPicture) => Promise<Result>) => Promise<Result>;
}

const copyAll: (client: Client) => WholeDatabase['copyTo'] =
  (client) =>
  ({ file, onTable = () => {} }, use) =>
    inTransaction(client, 'begin isolation level repeatable read read only', async () => {
      await fillFile(client, file, onTable).catch(explain);
      return use(picturesOf(client));
    });

/**
 * Lends a database of PostgreSQL as a whole: `alone`, migrated and while no product runs on it, or `shared` with one that does.
 * @throws DatabaseHeld if it cannot be had alone; DatabaseRefused for a database that this version must not use; DatabaseUnavailable for
 * one that is not reached, or is lost meanwhile; CopyFailed for a copy that is not made
 */
export function withDatabase<Result>(
  url: string,
  mode: 'alone' | 'shared',
  use: (database: WholeDatabase) => Promise<Result>,
): Promise<Result> {
  return withOneClient(url, mode, (client) =>
    use({
      users: async () =>
        Number((await client.query<{ users: string }>('select count(*) as users from users')).rows[0]?.users),
      removals: () => removalsIn(client),
      replaceBy: (replacement) => replaceAll(client, replacement).catch(explain),
      copyTo: copyAll(client),
    }),
  );
}
