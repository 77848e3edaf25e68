import { isWholeFile } from '@miraco/db/whole';
import { command } from '../commands.ts';
import { BackupRefused } from './format.ts';

/** Reads every page of a database. Blocks the thread. @throws BackupRefused if it is damaged */
export function check(file: string): void {
  if (isWholeFile(file)) return;
  throw new BackupRefused(
    `the database is damaged: stop, and restore a backup with ${command('restore', 'FILE')}`,
    'damaged',
  );
}
