import type Sqlite from 'better-sqlite3';

/** Milliseconds that a statement waits for the lock of another process, such as a backup. */
export const lockPatience = 5000;

/** Pages that one step of a merge writes: some milliseconds, in which nobody is answered. */
const step = 64;

/** SQLite overwrites what is deleted or changed with zeros, in the pages of tables and indexes. */
export const overwriteDeleted = (client: Sqlite.Database) => client.pragma('secure_delete = on');

const searchIndexesOf = (client: Sqlite.Database) =>
  client.prepare("select name from sqlite_master where sql like 'create virtual table % using fts5%'").pluck().all();

/**
 * Lets the indexes of the search forget the words of removed rows: they are in their segments until these are merged. FTS5's own
 * `secure-delete` does nothing for an index without content, as these are.
 */
export function mergeSearchIndexes(client: Sqlite.Database): void {
  for (const name of searchIndexesOf(client)) client.exec(`insert into "${name}" ("${name}") values ('optimize')`);
}

async function mergeInSteps(client: Sqlite.Database, index: unknown): Promise<void> {
  const merge = client.prepare(`insert into "${index}" ("${index}", rank) values ('merge', ?)`);
  const changes = client.prepare('select total_changes()').pluck();
  // A negative number puts all segments on one level first.
  for (let [pages, before, after] = [-step, 0, 2]; after - before >= 2; pages = step) {
    before = Number(changes.get());
    merge.run(pages);
    after = Number(changes.get());
    await new Promise((resolve) => setImmediate(resolve));
  }
}

/** Empties the log, which has the pages from before a change. It stays while another process reads. */
function emptyLog(client: Sqlite.Database): void {
  client.pragma('busy_timeout = 0');
  try {
    client.pragma('wal_checkpoint(TRUNCATE)');
  } finally {
    client.pragma(`busy_timeout = ${lockPatience}`);
  }
}

/** Takes what was deleted out of the indexes of the search and out of the log. Others are answered meanwhile. */
export async function forgetDeleted(client: Sqlite.Database): Promise<void> {
  for (const index of searchIndexesOf(client)) await mergeInSteps(client, index);
  emptyLog(client);
}

/** Writes a database into its file again, without the pages and parts of pages that have what was deleted. */
export function rewrite(client: Sqlite.Database): void {
  mergeSearchIndexes(client);
  client.exec('vacuum');
  emptyLog(client);
}
