import { existsSync } from 'node:fs';
import { copiesOf } from '@miraco/db/copies';
import { lookAhead, type Outlook } from '@miraco/db/upgrade';
import { withoutPassword } from '../backup/moved-to.ts';
import type { Config } from '../config.ts';
import { findData, loadTexts } from '../services.ts';
import { version } from '../version.ts';
import { counted, megabytes, migrationsText } from './texts.ts';

const placeOf = ({ databaseUrl }: Config, target: string) =>
  databaseUrl ? `PostgreSQL, ${withoutPassword(databaseUrl)}` : `SQLite, ${target}`;

function copyText({ room }: Outlook, target: string): string {
  if (room === null) {
    return 'No copy of PostgreSQL is made here: before you start this version, make one with pg_dump, or with the command backup of the version that runs now.';
  }
  const rooms = `${megabytes(room.needed)} must be free, and ${megabytes(room.free)} are`;
  if (room.free < room.needed) return `There is no room for a copy before that (${rooms}): make a backup, or room.`;
  return `The database is copied into ${copiesOf(target)} before that (${rooms}).`;
}

function migrationTexts(outlook: Outlook, target: string): string[] {
  const { applied, pending } = outlook;
  const done = `Applied: ${counted(applied.length, 'migration', 'migrations')}, the last of them ${applied.at(-1)}.`;
  if (pending.length === 0) return [done, 'To do: nothing.'];
  return [done, `To do, completely or not at all: ${migrationsText(pending)}.`, copyText(outlook, target)];
}

function dataTexts(outlook: Outlook, target: string): string[] {
  if (outlook.applied.length === 0) return ['There is no data yet: a start makes a new, empty product.'];
  const { bytes, rows, usedBy, users } = outlook;
  return [
    `Last served by: ${usedBy === null ? 'a version that did not note it' : `version ${usedBy}`}.`,
    `Content: ${counted(users, 'user', 'users')}, ${counted(rows, 'row', 'rows')}, ${megabytes(bytes)}.`,
    ...migrationTexts(outlook, target),
  ];
}

/** Prints what a start of this version would do to the data, without changing it. @throws what keeps it from starting */
export async function checkUpgrade(config: Config): Promise<void> {
  console.log(`This is version ${version}.`);
  await loadTexts(config);
  const isNew = !config.databaseUrl && !existsSync(config.dataDir);
  const data = isNew ? null : await findData(config);
  if (data) console.log(`Data: ${placeOf(config, data.target)}.`);
  const texts = data
    ? dataTexts(await lookAhead(data.target, data), data.target)
    : [`There is no ${config.dataDir} yet: a start makes a new, empty product in it.`];
  for (const text of texts) console.log(text);
  console.log('Nothing was changed. A start of this version would work.');
}
