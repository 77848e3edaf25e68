import { join } from 'node:path';
import Sqlite from 'better-sqlite3';

/** Looks into the database of a folder on which no product runs any more. */
export function look<Result>(dataDir: string, see: (database: Sqlite.Database) => Result): Result {
  const database = new Sqlite(join(dataDir, 'miraco.sqlite'));
  try {
    return see(database);
  } finally {
    database.close();
  }
}

export const notesIn = (database: Sqlite.Database): Set<string> =>
  new Set(database.prepare('select note from coach_notes').pluck().all().map(String));

/** Whether every page is sound and every row references one that is there. */
export function isSound(database: Sqlite.Database): boolean {
  const dangling = database.pragma('foreign_key_check');
  return (
    database.pragma('integrity_check', { simple: true }) === 'ok' && Array.isArray(dangling) && dangling.length === 0
  );
}

/** How many of the acknowledged are not there. */
export const lost = (acknowledged: readonly string[], stored: ReadonlySet<string>) =>
  acknowledged.filter((note) => !stored.has(note)).length;
