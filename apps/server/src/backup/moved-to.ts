import { existsSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type Config, ConfigError } from '../config.ts';
import { keepNew } from '../security/kept-file.ts';

const noteIn = (folder: string) => join(folder, 'moved-to');

/** An address of a database without its password. */
export function withoutPassword(url: string): string {
  const address = new URL(url);
  address.password = '';
  address.searchParams.delete('password');
  return address.href;
}

/** Notes that the data of a folder is in a database of PostgreSQL now. It is on disk once this resolves. */
export const noteMove = (folder: string, url: string, now: Date) =>
  keepNew(noteIn(folder), `${withoutPassword(url)} ${now.toISOString()}\n`);

export const forgetMove = (folder: string) => rm(noteIn(folder), { force: true });

type Moved = Pick<Config, 'dataDir'> & Partial<Pick<Config, 'databaseUrl'>>;

/** @throws ConfigError for a folder whose data was moved: what is written there would be lost */
export async function assertNotMoved({ dataDir, databaseUrl }: Moved): Promise<void> {
  if (databaseUrl !== undefined || !existsSync(noteIn(dataDir))) return;
  const [url = '', date = ''] = (await readFile(noteIn(dataDir), 'utf8')).trim().split(/\s+/);
  throw new ConfigError(
    `The data of DATA_DIR was moved to ${url} (${date}): set DATABASE_URL, or remove DATA_DIR/moved-to to go on with the old file.`,
  );
}
