import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The names of the migrations in a folder, by the moment that an applied one is noted with. Oldest first. */
export function listMigrations(folder: string): ReadonlyMap<number, string> {
  const journal: { entries: readonly { when: number; tag: string }[] } = JSON.parse(
    readFileSync(join(folder, 'meta', '_journal.json'), 'utf8'),
  );
  return new Map(journal.entries.map(({ when, tag }) => [when, tag]));
}
