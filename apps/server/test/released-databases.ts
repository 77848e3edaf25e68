import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { gunzipSync } from 'node:zlib';
import { connect } from '../../../packages/db/src/engines/sqlite/connection.ts';
import { migrationsBefore } from '../../../packages/db/test/older-database.ts';
import { newDataDir } from './running-product.ts';

const folder = new URL('./released/', import.meta.url);

/** The versions whose databases are kept. 0.1.0 is the state of the sources before the first release, filled through its REST calls. */
export const releases = readdirSync(folder).flatMap((name) => /^(.*)\.sqlite\.gz$/.exec(name)?.[1] ?? []);

export const newestRelease = releases.at(-1) ?? '';

/** Of the first administrator of each database. */
export const passwordOf = (release: string) => (release === '0.1.0' ? 'administrator-1' : 'demo1234');

const databaseIn = (dataDir: string) => join(dataDir, 'miraco.sqlite');

const unpack = (release: string, file: string) =>
  writeFileSync(file, gunzipSync(readFileSync(new URL(`${release}.sqlite.gz`, folder))));

/** A data folder with the database that a release has left, for the length of a test. */
export async function dataOfRelease(release: string) {
  const dataDir = await newDataDir();
  unpack(release, databaseIn(dataDir));
  return { dataDir, file: databaseIn(dataDir) };
}

interface Column {
  name: string;
  notnull: number;
  dflt_value: string | null;
}

/** Tables that triggers fill. */
const derived = /^(user_(numbers|totals|trigrams|prefixes)|__)/;

const formerName: Readonly<Record<string, string>> = { password_resets: 'password_links' };

/** The columns that the tables of a database have in common with those of a release, and how the others are filled. */
function columnsToPour(database: DatabaseSync, table: string, source: string) {
  const columnsOf = (schema: string, name: string) =>
    database
      .prepare(`select name, "notnull", dflt_value from pragma_table_info('${name}', '${schema}')`)
      .all() as unknown as Column[];
  const there = new Set(columnsOf('released', source).map(({ name }) => name));
  return columnsOf('main', table)
    .filter(({ name, notnull, dflt_value }) => there.has(name) || (notnull === 1 && dflt_value === null))
    .map(({ name }) => ({ name, value: there.has(name) ? name : "''" }));
}

/** Fills the tables of an older database with the rows of a release. */
function pour(file: string, released: string): void {
  const database = new DatabaseSync(file, { enableForeignKeyConstraints: false });
  database.exec(`attach database '${released}' as released`);
  const tables = database
    .prepare("select name from main.sqlite_master where type = 'table' and name not glob 'sqlite_*'")
    .all();
  for (const table of tables.map(({ name }) => String(name)).filter((name) => !derived.test(name))) {
    const source = formerName[table] ?? table;
    const columns = columnsToPour(database, table, source);
    const names = columns.map(({ name }) => `"${name}"`).join(', ');
    const values = columns.map(({ value }) => value).join(', ');
    database.exec(`insert into main."${table}" (${names}) select ${values} from released."${source}"`);
  }
  database.close();
}

/** A data folder whose database lacks the migration `tag` and all later ones, with the rows of the newest release. */
export async function dataBefore(tag: string) {
  const { file } = await dataOfRelease(newestRelease);
  const [elsewhere, older] = [await newDataDir(), await newDataDir()];
  const migrationsFolder = migrationsBefore(elsewhere, tag);
  const olderFile = databaseIn(older);
  connect(olderFile, { migrationsFolder }).$client.close();
  pour(olderFile, file);
  return { dataDir: older, file: olderFile, migrationsFolder };
}

/** The number of rows of each table that people fill, by its present name. */
export function rowsIn(file: string): Record<string, number> {
  const database = new DatabaseSync(file, { readOnly: true });
  const names = database
    .prepare("select name from sqlite_master where type = 'table' and name not glob 'sqlite_*'")
    .all();
  const counts = names
    .map(({ name }) => String(name))
    .filter((name) => !derived.test(name))
    .map((name) => [
      formerName[name] ?? name,
      Number(database.prepare(`select count(*) as rows from "${name}"`).get()?.rows),
    ]);
  database.close();
  return Object.fromEntries(counts);
}

/** All rows of all tables. */
export function contentIn(file: string): Record<string, unknown[]> {
  const database = new DatabaseSync(file, { readOnly: true, readBigInts: true });
  const names = database
    .prepare("select name from sqlite_master where type = 'table' and name not glob 'sqlite_*'")
    .all();
  const content = names.map(({ name }) => [String(name), database.prepare(`select * from "${name}"`).all()]);
  database.close();
  return Object.fromEntries(content);
}
