import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ownMigrations } from '../src/applied-migrations.ts';

/** Copies the migrations before `tag` into `folder`, to create a database of that version. */
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
