import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { ownMigrations } from '../src/engines/sqlite/applied-migrations.ts';
import { connect, type SqliteConnection } from '../src/engines/sqlite/connection.ts';
import { listMigrations } from '../src/migration-list.ts';

/** The names of all migrations, oldest first. */
export const migrationNames = [...listMigrations(ownMigrations).values()];

/** Copies the migrations before `tag` into `folder`. */
export function migrationsBefore(folder: string, tag: string): string {
  const migrations = join(folder, 'migrations');
  cpSync(ownMigrations, migrations, { recursive: true });
  const journal: { entries: { tag: string }[] } = JSON.parse(
    readFileSync(join(migrations, 'meta/_journal.json'), 'utf8'),
  );
  const end = journal.entries.findIndex((entry) => entry.tag === tag);
  if (end < 0) throw new Error(`There is no migration ${tag}`);
  writeFileSync(
    join(migrations, 'meta/_journal.json'),
    JSON.stringify({ ...journal, entries: journal.entries.slice(0, end) }),
  );
  return migrations;
}

/** A database that was filled before the migration `tag`, and migrated since. It has a client, `ana`. Removed after the tests of the file. */
export function migratedSince(tag: string, fill: (before: SqliteConnection['$client']) => void): SqliteConnection {
  const folder = mkdtempSync(join(tmpdir(), 'miraco-older-'));
  const file = join(folder, 'miraco.sqlite');
  const before = connect(file, { migrationsFolder: migrationsBefore(folder, tag) }).$client;
  before.exec(`
    insert into access_profiles values ('client', 'Client', 'Initial');
    insert into users (id, username, username_key, email, password_hash, firstname, lastname, address, phone, access, created_at)
    values ('ana', 'ana', 'ana', 'ana@example.org', '-', '-', '-', '-', '-', 'client', 0);
  `);
  fill(before);
  before.close();

  const db = connect(file);
  afterAll(() => {
    db.$client.close();
    rmSync(folder, { recursive: true });
  });
  return db;
}
