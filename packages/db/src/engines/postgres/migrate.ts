import { fileURLToPath } from 'node:url';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type { Pool, PoolClient } from 'pg';
import { DatabaseRefused } from '../../refused.ts';
import { lockAlone, unlockAlone } from './locks.ts';

const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url));
const [migrationsSchema, migrationsTable] = ['public', '__drizzle_migrations'];

/** As `show server_version_num` has it. Older servers are not tried. */
const oldestServer = 150_000;

async function settingOf(client: PoolClient, sql: string): Promise<unknown> {
  const { rows } = await client.query({ text: sql, rowMode: 'array' });
  return rows[0]?.[0];
}

/** @throws DatabaseRefused for a server that this product is not made for */
async function assertServer(client: PoolClient): Promise<void> {
  if (Number(await settingOf(client, 'show server_version_num')) < oldestServer) throw new DatabaseRefused('oldServer');
  if ((await settingOf(client, 'show server_encoding')) !== 'UTF8') throw new DatabaseRefused('encoding');
  const waits = await settingOf(client, 'show synchronous_commit');
  if (waits === 'off') throw new DatabaseRefused('notDurable');
}

/** @throws DatabaseRefused for a database of a newer version or of another product */
async function assertKnown(client: PoolClient): Promise<void> {
  const tables = Number(
    await settingOf(client, `select count(*) from pg_tables where schemaname = '${migrationsSchema}'`),
  );
  if (tables === 0) return;
  const listed = await settingOf(client, `select to_regclass('${migrationsSchema}.${migrationsTable}') is not null`);
  if (!listed) throw new DatabaseRefused('foreign');
  const { rows } = await client.query({ text: `select created_at from ${migrationsTable}`, rowMode: 'array' });
  const ours = new Set(readMigrationFiles({ migrationsFolder }).map(({ folderMillis }) => folderMillis));
  const known = rows.filter(([moment]) => ours.has(Number(moment))).length;
  if (known < rows.length) throw new DatabaseRefused(known > 0 ? 'newer' : 'foreign');
}

/** Checks the server and the database, and applies all missing migrations, or none. One process at a time does. */
export async function migrateAll(pool: Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await assertServer(client);
    await client.query(`set lock_timeout = 0; select ${lockAlone('migrations')}`);
    await assertKnown(client);
    await migrate(drizzle(client), { migrationsFolder, migrationsSchema, migrationsTable });
    await client.query(`select ${unlockAlone('migrations')}`);
  } finally {
    // Its settings and locks end with it.
    client.release(true);
  }
}
