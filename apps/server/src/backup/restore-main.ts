import { CopyFailed } from '@miraco/db/copy-failed';
import { readArguments } from '../arguments.ts';
import { command } from '../commands.ts';
import type { Config } from '../config.ts';
import { runProgram } from '../run-program.ts';
import { systemMessage } from '../startup-errors.ts';
import { BackupRefused } from './format.ts';
import { cleanedText } from './move-texts.ts';
import { bringBackOptions, bringBackUsage, removalTexts } from './removed-since.ts';
import { restoreBackup } from './restore.ts';
import { restoreToServer } from './restore-to-server.ts';

/** `npm run restore -- FILE [--bring-back ID]` */
async function main(
  { backupPassphrase: passphrase, dataDir, databaseUrl }: Config,
  { file, values }: Readonly<ReturnType<typeof readArguments<typeof bringBackOptions>>>,
): Promise<void> {
  if (!file) throw new BackupRefused(`Name the file to restore: ${command('restore', 'FILE')}`);
  const [now, bringBack] = [new Date(), values['bring-back']];
  const { cleaned, created, images, missing, replaced, since, users } = databaseUrl
    ? await restoreToServer({ dataDir, databaseUrl, file, now, passphrase, bringBack })
    : { cleaned: 0, ...(await restoreBackup(dataDir, file, { now, passphrase, bringBack })) };
  const restored = databaseUrl ? 'The database of DATABASE_URL' : dataDir;
  console.log(
    `${restored} is as it was at ${created}: ${users} users, ${images} images. Everybody has to sign in again.`,
  );
  for (const text of removalTexts(since, created)) console.log(text);
  if (replaced) console.log(`What was there before is in ${dataDir}/${replaced}: remove it once all is well.`);
  if (cleaned > 0) console.warn(cleanedText(cleaned));
  for (const image of missing) console.warn(`The image ${image} was missing when the backup was made.`);
}

const program = { name: 'restore', options: bringBackOptions, usages: [['FILE', bringBackUsage]] };

await runProgram((config) => main(config, readArguments(program)), {
  explain: (error) => {
    if (error instanceof BackupRefused) return error.message;
    const reason = error instanceof CopyFailed ? error.message : systemMessage(error);
    return reason && `The restore failed: ${reason}.`;
  },
});
