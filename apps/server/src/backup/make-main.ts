import { CopyFailed } from '@miraco/db/copy-failed';
import { InvalidSnapshot } from '@miraco/db/snapshot';
import { readArguments } from '../arguments.ts';
import { command } from '../commands.ts';
import type { Config } from '../config.ts';
import { runProgram } from '../run-program.ts';
import { systemMessage } from '../startup-errors.ts';
import { BackupRefused } from './format.ts';
import { makeBackup } from './make.ts';

/** `npm run backup -- FILE` */
async function main(
  { backupPassphrase: passphrase, dataDir, databaseUrl }: Config,
  file: string | undefined,
): Promise<void> {
  if (!file) throw new BackupRefused(`Name the file to write: ${command('backup', 'FILE')}`);
  const { bytes, images, missing, users } = await makeBackup(dataDir, file, { databaseUrl, passphrase });
  console.log(
    `${file}: ${users} users, ${images} images, ${bytes} bytes, ${passphrase ? 'encrypted, ' : ''}read back and whole.`,
  );
  for (const image of missing) console.warn(`The image ${image} is named in the database but does not exist.`);
}

const program = { name: 'backup', options: {}, usages: [['FILE']] };

await runProgram((config) => main(config, readArguments(program).file), {
  explain: (error) => {
    if (error instanceof BackupRefused) return error.message;
    const isExplained = error instanceof InvalidSnapshot || error instanceof CopyFailed;
    const reason = isExplained ? error.message : systemMessage(error);
    return reason && `No backup was made: ${reason}.`;
  },
});
