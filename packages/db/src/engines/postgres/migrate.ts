import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { type Client, type ClientBase, DatabaseError, type Pool, type PoolClient } from 'pg';
import { type Migration, MigrationFailed, type OnMigration } from '../../migration.ts';
import { listMigrations } from '../../migration-list.ts';
import { DatabaseRefused } from '../../refused.ts';
import { asksClient } from './limits.ts';
import { lockAlone, unlockAlone } from './locks.ts';

const ownMigrations = fileURLToPath(new URL('./migrations', import.meta.url));
const [migrationsSchema, migrationsTable] = ['public', '__drizzle_migrations'];

/** As `show server_version_num` has it. Older servers are not tried. */
const oldestServer = 150_000;

async function settingOf(client: ClientBase, sql: string): Promise<unknown> {
  const { rows } = await client.query({ text: sql, rowMode: 'array' });
  return rows[0]?.[0];
}

/** @throws DatabaseRefused for a server that this product is not made for */
async function assertServer(client: ClientBase): Promise<void> {
  if (Number(await settingOf(client, 'show server_version_num')) < oldestServer) throw new DatabaseRefused('oldServer');
  if ((await settingOf(client, 'show server_encoding')) !== 'UTF8') throw new DatabaseRefused('encoding');
  const waits = await settingOf(client, 'show synchronous_commit');
  if (waits === 'off') throw new DatabaseRefused('notDurable');
}

type History = Pick<Migration, 'applied' | 'pending' | 'usedBy'>;

/** The version that used a database last. Later ones may note it elsewhere. */
async function readVersion(client: ClientBase): Promise<string | null> {
  if (!(await settingOf(client, `select to_regclass('${migrationsSchema}.settings') is not null`))) return null;
  const asked = settingOf(client, "select value::json #>> '{}' from settings where name = 'version'");
  const version = await asked.catch(() => null);
  return typeof version === 'string' ? version : null;
}

/** Which of our migrations a database has. @throws DatabaseRefused for one of a newer version or of another product */
async function readHistory(client: ClientBase, migrationsFolder = ownMigrations): Promise<History> {
  const ours = [...listMigrations(migrationsFolder)];
  const tables = Number(
    await settingOf(client, `select count(*) from pg_tables where schemaname = '${migrationsSchema}'`),
  );
  if (tables === 0) return { applied: [], pending: ours.map(([, name]) => name), usedBy: null };
  const listed = await settingOf(client, `select to_regclass('${migrationsSchema}.${migrationsTable}') is not null`);
  if (!listed) throw new DatabaseRefused('foreign');
  const { rows } = await client.query({ text: `select created_at from ${migrationsTable}`, rowMode: 'array' });
  const moments = new Set(rows.map(([moment]) => Number(moment)));
  const known = ours.filter(([moment]) => moments.has(moment));
  const usedBy = await readVersion(client);
  if (known.length < moments.size) throw new DatabaseRefused(known.length > 0 ? 'newer' : 'foreign', { usedBy });
  const missing = ours.filter(([moment]) => !moments.has(moment));
  return { applied: known.map(([, name]) => name), pending: missing.map(([, name]) => name), usedBy };
}

/** @throws DatabaseRefused unless this version has migrated the database. Changes nothing. */
export async function assertMigrated(client: ClientBase): Promise<void> {
  await assertServer(client);
  const { applied, pending } = await readHistory(client);
  if (pending.length > 0) throw new DatabaseRefused(applied.length === 0 ? 'empty' : 'older');
}

/** What a start would find in a database. Changes nothing. @throws DatabaseRefused */
export async function lookAt(client: ClientBase): Promise<History & { users: number; rows: number; bytes: number }> {
  await assertServer(client);
  const history = await readHistory(client);
  if (history.applied.length === 0) return { ...history, users: 0, rows: 0, bytes: 0 };
  const { rows: names } = await client.query<{ name: string }>(
    `select quote_ident(tablename) as name from pg_tables where schemaname = '${migrationsSchema}' and tablename <> '${migrationsTable}'`,
  );
  const counts = names.map(({ name }) => `(select count(*) from ${name})`);
  return {
    ...history,
    users: Number(await settingOf(client, 'select count(*) from users')),
    rows: Number(await settingOf(client, `select ${counts.join(' + ')}`)),
    bytes: Number(await settingOf(client, 'select pg_database_size(current_database())')),
  };
}

/** Checks the server and the database, and applies all missing migrations, or none. The client has the lock of migrations. */
export async function migrateLocked(
  client: Client | PoolClient,
  onMigration: OnMigration = () => {},
  migrationsFolder = ownMigrations,
): Promise<void> {
  await assertServer(client);
  const history = await readHistory(client, migrationsFolder);
  const isUpgrade = history.applied.length > 0 && history.pending.length > 0;
  if (isUpgrade) onMigration({ ...history, copy: null });
  try {
    await migrate(drizzle(client), { migrationsFolder, migrationsSchema, migrationsTable });
  } catch (error) {
    const isRefused = error instanceof Error && error.cause instanceof DatabaseError;
    throw isUpgrade && isRefused ? new MigrationFailed(error) : error;
  }
}

/** The same, once no other process has the lock: one that starts during a move or a restore waits. */
export async function migrateAll(pool: Pool, onMigration?: OnMigration): Promise<void> {
  const client = await pool.connect();
  try {
    await assertServer(client);
    await client.query(`set lock_timeout = 0; set statement_timeout = 0; ${asksClient}`);
    await client.query(`select ${lockAlone('migrations')}`);
    await migrateLocked(client, onMigration);
    // From here on others see that the product is connected.
    await pool.query('select 1');
    await client.query(`select ${unlockAlone('migrations')}`);
  } finally {
    // Its settings and locks end with it.
    client.release(true);
  }
}
