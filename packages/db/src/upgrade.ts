import { basename, join } from 'node:path';
import Sqlite from 'better-sqlite3';
import { lookAt } from './engines/postgres/migrate.ts';
import { withOneClient } from './engines/postgres/one-client.ts';
import { historyOf, readCopy } from './engines/sqlite/applied-migrations.ts';
import { bytesOf, copiesOf, roomFor } from './engines/sqlite/copy-before-migration.ts';
import { overwriteDeleted } from './engines/sqlite/erasing.ts';
import { assertUsable, reading } from './engines/sqlite/refused-database.ts';
import { isWhole } from './engines/sqlite/whole.ts';
import type { Migration, NoRoom } from './migration.ts';
import { isAddress } from './store.ts';

/** What a start would find. */
export interface Outlook extends Pick<Migration, 'applied' | 'pending' | 'usedBy'> {
  readonly users: number;
  /** In all tables. */
  readonly rows: number;
  readonly bytes: number;
  /** For the copy before a migration; null where none is made. */
  readonly room: NoRoom | null;
}

function countIn(database: Sqlite.Database): Pick<Outlook, 'users' | 'rows'> {
  // The indexes of the search have tables of their own.
  const names = database
    .prepare(
      "select name from sqlite_master where type = 'table' and name not glob 'sqlite_*' and name not glob '__*' and name not glob 'user_trigrams*' and name not glob 'user_prefixes*'",
    )
    .pluck()
    .all();
  const count = (table: unknown) => Number(database.prepare(`select count(*) from "${table}"`).pluck().get());
  return { users: count('users'), rows: names.reduce<number>((rows, name) => rows + count(name), 0) };
}

const nothing = { users: 0, rows: 0, bytes: 0, room: null };

/**
 * Looks at a database as a start would find it, while others may use it. Changes nothing.
 * @throws DatabaseRefused for one that this version must not use; DatabaseUnavailable for one that is not reached
 */
export async function lookAhead(target: string, { mustHaveData = false } = {}): Promise<Outlook> {
  if (isAddress(target))
    return withOneClient(target, 'unchecked', async (client) => ({ room: null, ...(await lookAt(client)) }));
  const history = assertUsable(target, mustHaveData);
  if (history.origin === 'new') return { ...history, ...nothing };
  return { ...history, ...reading(target, countIn), bytes: bytesOf(target), room: roomFor(target) };
}

/** The copy that leads back to the version before; null if there is none. */
export function copyToReturnTo(file: string): string | null {
  const name = reading(file, readCopy);
  return name && join(copiesOf(file), basename(name));
}

/** A copy that cannot be put back. The message is for the operator. */
export class InvalidCopy extends Error {
  override readonly name = 'InvalidCopy';
}

/**
 * Checks a copy that was made before a migration, and ends all sessions in it: those that have ended since must not come back.
 * @throws InvalidCopy if it is damaged or not one of this product
 */
export function prepareCopy(copy: string): Pick<Migration, 'applied' | 'usedBy'> {
  const database = new Sqlite(copy, { fileMustExist: true });
  try {
    if (!isWhole(database)) throw new InvalidCopy('it is damaged');
    const { origin, applied, usedBy } = historyOf(database);
    if (origin === 'new' || origin === 'foreign') throw new InvalidCopy('it is not a database of this product');
    database.pragma('synchronous = FULL');
    overwriteDeleted(database);
    database.exec('delete from sessions');
    return { applied, usedBy };
  } catch (error) {
    if (error instanceof Sqlite.SqliteError) throw new InvalidCopy(`it cannot be read (${error.code})`);
    throw error;
  } finally {
    database.close();
  }
}
