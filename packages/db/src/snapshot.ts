import { closeSync, openSync } from 'node:fs';
import Sqlite from 'better-sqlite3';
import { originOf } from './applied-migrations.ts';
import { assertKnown, DatabaseRefused, originOfFile } from './refused-database.ts';

/** What a snapshot is not fit to be used for, in words for an operator. */
export class UnsoundSnapshot extends Error {
  override readonly name = 'UnsoundSnapshot';
}

/** So many that the copy is made in one go: whoever asks has a thread or process for it. */
const allPages = 2 ** 31 - 1;

/**
 * Copies the database as it is at one moment, while others read and write. The copy has no sessions and no reset links: what was
 * ended or used since must not revive with it. It blocks the thread, and is not for the one that answers people.
 * @throws DatabaseRefused where it is empty, newer than this product, or of something else
 */
export async function takeSnapshot(file: string, copy: string): Promise<void> {
  assertKnown(originOfFile(file));
  closeSync(openSync(copy, 'wx', 0o600));
  const source = new Sqlite(file, { fileMustExist: true, timeout: 5000 });
  try {
    // The moment: within a transaction nothing changes for us. Without it, each write of others would begin the copy anew.
    source.exec('begin; select count(*) from sqlite_master');
    await source.backup(copy, { progress: () => allPages });
  } finally {
    source.close();
  }
  const snapshot = new Sqlite(copy);
  try {
    // One file, without others beside it.
    snapshot.pragma('journal_mode = delete');
    snapshot.pragma('secure_delete = on');
    snapshot.exec('begin; delete from sessions; delete from password_resets; commit');
  } finally {
    snapshot.close();
  }
}

function contentOf(snapshot: Sqlite.Database) {
  if (snapshot.pragma('integrity_check', { simple: true }) !== 'ok')
    throw new UnsoundSnapshot('its database is damaged');
  const dangling = snapshot.pragma('foreign_key_check');
  if (!Array.isArray(dangling) || dangling.length > 0) {
    throw new UnsoundSnapshot('its database has rows that reference nothing');
  }
  assertKnown(originOf(snapshot));
  return {
    users: Number(snapshot.prepare('select count(*) from users').pluck().get()),
    images: snapshot.prepare('select name from images').pluck().all().map(String),
  };
}

/**
 * Examines a snapshot to the last page, and answers what is in it.
 * @throws UnsoundSnapshot where it is damaged, newer than this product, or of something else
 */
export function examineSnapshot(file: string): { users: number; images: string[] } {
  const snapshot = new Sqlite(file, { readonly: true, fileMustExist: true });
  try {
    return contentOf(snapshot);
  } catch (error) {
    if (error instanceof DatabaseRefused) throw new UnsoundSnapshot(error.message);
    if (error instanceof Sqlite.SqliteError) throw new UnsoundSnapshot(`its database cannot be read (${error.code})`);
    throw error;
  } finally {
    snapshot.close();
  }
}

/**
 * Makes the database one file, so that another can take its place by one rename: the log beside it would be read into that one.
 * False where it is too damaged for that, and the log has to be put out of the way by whoever asked.
 * @throws Sqlite.SqliteError where others have it open
 */
export function foldLog(file: string): boolean {
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
