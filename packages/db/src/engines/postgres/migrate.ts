import { fileURLToPath } from 'node:url';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type { Client, ClientBase, Pool, PoolClient } from 'pg';
import { DatabaseRefused } from '../../refused.ts';
import { lockAlone, unlockAlone } from './locks.ts';

const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url));
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

/** How many of our migrations a database has, of how many. @throws DatabaseRefused for one of a newer version or of another product */
async function readApplied(client: ClientBase): Promise<{ applied: number; all: number }> {
  const ours = new Set(readMigrationFiles({ migrationsFolder }).map(({ folderMillis }) => folderMillis));
  const tables = Number(
    await settingOf(client, `select count(*) from pg_tables where schemaname = '${migrationsSchema}'`),
  );
  if (tables === 0) return { applied: 0, all: ours.size };
  const listed = await settingOf(client, `select to_regclass('${migrationsSchema}.${migrationsTable}') is not null`);
  if (!listed) throw new DatabaseRefused('foreign');
  const { rows } = await client.query({ text: `select created_at from ${migrationsTable}`, rowMode: 'array' });
  const known = rows.filter(([moment]) => ours.has(Number(moment))).length;
  if (known < rows.length) throw new DatabaseRefused(known > 0 ? 'newer' : 'foreign');
  return { applied: known, all: ours.size };
}

/** @throws DatabaseRefused unless this version has migrated the database. Changes nothing. */
export async function assertMigrated(client: ClientBase): Promise<void> {
  await assertServer(client);
  const { applied, all } = await readApplied(client);
  if (applied < all) throw new DatabaseRefused(applied === 0 ? 'empty' : 'older');
}

/** Checks the server and the database, and applies all missing migrations, or none. The client has the lock of migrations. */
export async function migrateLocked(client: Client | PoolClient): Promise<void> {
  await assertServer(client);
  await readApplied(client);
  await migrate(drizzle(client), { migrationsFolder, migrationsSchema, migrationsTable });
}

/** The same, once no other process has the lock: one that starts during a move or a restore waits. */
export async function migrateAll(pool: Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await assertServer(client);
    await client.query(`set lock_timeout = 0; set statement_timeout = 0; select ${lockAlone('migrations')}`);
    await migrateLocked(client);
    // From here on others see that the product is connected.
    await pool.query('select 1');
    await client.query(`select ${unlockAlone('migrations')}`);
  } finally {
    // Its settings and locks end with it.
    client.release(true);
  }
}
