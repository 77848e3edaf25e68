import { closeSync, openSync } from 'node:fs';
import Sqlite from 'better-sqlite3';
import { leftOut } from '../../left-out.ts';
import { DatabaseRefused } from '../../refused.ts';
import { historyOf } from './applied-migrations.ts';
import { lockPatience, mergeSearchIndexes, overwriteDeleted } from './erasing.ts';
import { assertKnown, historyOfFile } from './refused-database.ts';
import { isWhole } from './whole.ts';

/** A snapshot that cannot be used. The message is for the operator. */
export class InvalidSnapshot extends Error {
  override readonly name = 'InvalidSnapshot';
}

/** Earlier versions have only some of these tables. */
function removeLeftOut(snapshot: Sqlite.Database): void {
  const names = snapshot.prepare("select name from sqlite_master where type = 'table'").pluck().all();
  const there = leftOut.filter((name) => names.includes(name));
  snapshot.exec(['begin', ...there.map((name) => `delete from ${name}`), 'commit'].join('; '));
}

/**
 * Copies the database at one point in time while others read and write, into a single new file that has nothing of what was deleted.
 * Blocks the thread.
 * @throws InvalidSnapshot for a damaged database: its copy would lack rows without a sign of it
 */
export function copyWhole(file: string, copy: string): void {
  closeSync(openSync(copy, 'wx', 0o600));
  const source = new Sqlite(file, { fileMustExist: true, timeout: lockPatience });
  try {
    if (!isWhole(source)) throw new InvalidSnapshot('its database is damaged');
    source.prepare('vacuum into ?').run(copy);
  } finally {
    source.close();
  }
  const copied = new Sqlite(copy);
  try {
    overwriteDeleted(copied);
    mergeSearchIndexes(copied);
  } finally {
    copied.close();
  }
}

/**
 * Copies the database for a backup: without sessions, reset links and queued mails, because a restore must not revive those that have
 * ended since. Blocks the thread, so it must not run on the one that serves requests.
 * @throws DatabaseRefused if the database is empty, of a newer version or of another product; InvalidSnapshot if it is damaged
 */
export function takeSnapshot(file: string, copy: string): void {
  assertKnown(historyOfFile(file));
  copyWhole(file, copy);
  const snapshot = new Sqlite(copy);
  try {
    overwriteDeleted(snapshot);
    removeLeftOut(snapshot);
  } finally {
    snapshot.close();
  }
}

/** The picture of the practice has no row of its own: its name is in a setting. The first versions had neither settings nor pictures in guides. */
export function imagesOf(snapshot: Sqlite.Database): string[] {
  const has = (table: string) =>
    snapshot.prepare('select 1 from sqlite_master where name = ?').get(table) !== undefined;
  const names = ['images', 'guide_pictures']
    .filter(has)
    .flatMap((table) => snapshot.prepare(`select name from ${table}`).pluck().all());
  const picture = has('settings')
    ? snapshot.prepare("select value ->> '$.contact.picture' from settings where name = 'practice'").pluck().get()
    : null;
  return [...names, ...(picture ? [picture] : [])].map(String);
}

function contentOf(snapshot: Sqlite.Database) {
  if (snapshot.pragma('integrity_check', { simple: true }) !== 'ok')
    throw new InvalidSnapshot('its database is damaged');
  const dangling = snapshot.pragma('foreign_key_check');
  if (!Array.isArray(dangling) || dangling.length > 0) {
    throw new InvalidSnapshot('its database has rows that reference nothing');
  }
  assertKnown(historyOf(snapshot));
  return {
    users: Number(snapshot.prepare('select count(*) from users').pluck().get()),
    images: imagesOf(snapshot),
  };
}

/**
 * Checks every page of a snapshot and returns its number of users and the names of its images.
 * @throws InvalidSnapshot if it is damaged, or its database is refused
 */
export function examineSnapshot(file: string): { users: number; images: string[] } {
  const snapshot = new Sqlite(file, { readonly: true, fileMustExist: true });
  try {
    return contentOf(snapshot);
  } catch (error) {
    if (error instanceof DatabaseRefused) throw new InvalidSnapshot(error.message);
    if (error instanceof Sqlite.SqliteError) throw new InvalidSnapshot(`its database cannot be read (${error.code})`);
    throw error;
  } finally {
    snapshot.close();
  }
}

/**
 * Merges the WAL into the database file, so that one rename replaces the database: SQLite would read a remaining WAL into the new
 * file. Returns false for a database that is too damaged; the caller then has to move the WAL away.
 * @throws Sqlite.SqliteError if another process has the database open
 */
export function mergeWal(file: string): boolean {
  const database = new Sqlite(file, { fileMustExist: true, timeout: 0 });
  try {
    database.pragma('journal_mode = delete');
    return true;
  } catch (error) {
    if (error instanceof Sqlite.SqliteError && /^SQLITE_(NOTADB|CORRUPT)/.test(error.code)) return false;
    throw error;
  } finally {
    database.close();
  }
}
