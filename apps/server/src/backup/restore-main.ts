import { ConfigError, readConfig } from '../config.ts';
import { BackupRefused } from './format.ts';
import { restoreBackup } from './restore.ts';

/** `npm run restore -- FILE` */
async function main([file]: readonly string[]): Promise<void> {
  if (!file) throw new BackupRefused('Name the file to restore: npm run restore -- FILE');
  const { dataDir } = readConfig(process.env);
  const { created, images, missing, replaced, users } = await restoreBackup(dataDir, file, new Date());
  console.log(`${dataDir} is as it was at ${created}: ${users} users, ${images} images. Everybody signs in anew.`);
  if (replaced) console.log(`What was there before is in ${dataDir}/${replaced}: remove it once all is well.`);
  for (const image of missing) console.warn(`The image ${image} was missing when the backup was made.`);
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof BackupRefused || error instanceof ConfigError ? error.message : error);
  process.exit(1);
});
