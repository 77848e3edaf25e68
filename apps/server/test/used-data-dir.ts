import { copyFile, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { migratedFile } from './product.ts';
import { newDataDir } from './running-product.ts';

export const secret = 's'.repeat(64);

/** The data of a product that has served before. */
export async function usedDataDir() {
  const dataDir = await newDataDir();
  const file = join(dataDir, 'miraco.sqlite');
  await copyFile(migratedFile(), file);
  await writeFile(join(dataDir, 'session-secret'), secret);
  return { dataDir, file, secretFile: join(dataDir, 'session-secret') };
}

export type Data = Awaited<ReturnType<typeof usedDataDir>>;

/** The files that a refused start must not change; SQLite creates files beside the database even to read it. */
export async function contentOf(dataDir: string) {
  const names = (await readdir(dataDir)).filter((name) => !/-(hold|shm|wal)$/.test(name));
  return Promise.all(
    names.sort().map(async (name) => {
      const [content, { mtimeMs }] = await Promise.all([
        readFile(join(dataDir, name), 'hex'),
        stat(join(dataDir, name)),
      ]);
      return { name, content, mtimeMs };
    }),
  );
}

/** Runs statements in a database that no process has open. */
export function change(file: string, statements: string): void {
  const database = new DatabaseSync(file);
  database.exec(statements);
  database.close();
}

/** The messages to the operator about a database. */
export const damaged = 'The database in DATA_DIR is damaged: stop, and restore a backup with npm run restore -- FILE.';
export const foreign =
  'The database in DATA_DIR is not one of this product: set DATA_DIR to the folder of the product, or restore a backup with npm run restore -- FILE.';
export const empty =
  'DATA_DIR has a session secret but its database is missing or empty: restore a backup with npm run restore -- FILE, or remove DATA_DIR/session-secret to begin with an empty product.';
