import { runProgram } from '../run-program.ts';
import { systemMessage } from '../startup-errors.ts';
import { BackupRefused } from './format.ts';
import { restoreBackup } from './restore.ts';

/** `npm run restore -- FILE` */
async function main(dataDir: string, file: string | undefined): Promise<void> {
  if (!file) throw new BackupRefused('Name the file to restore: npm run restore -- FILE');
  const { created, images, missing, replaced, users } = await restoreBackup(dataDir, file, new Date());
  console.log(
    `${dataDir} is as it was at ${created}: ${users} users, ${images} images. Everybody has to sign in again.`,
  );
  if (replaced) console.log(`What was there before is in ${dataDir}/${replaced}: remove it once all is well.`);
  for (const image of missing) console.warn(`The image ${image} was missing when the backup was made.`);
}

await runProgram(({ dataDir }) => main(dataDir, process.argv[2]), {
  explain: (error) => {
    if (error instanceof BackupRefused) return error.message;
    const reason = systemMessage(error);
    return reason && `The restore failed: ${reason}.`;
  },
});
