import { UnsoundSnapshot } from '@miraco/db/snapshot';
import { ConfigError, readConfig } from '../config.ts';
import { BackupRefused } from './format.ts';
import { makeBackup } from './make.ts';

/** `npm run backup -- FILE` */
async function main([file]: readonly string[]): Promise<void> {
  if (!file) throw new BackupRefused('Name the file to write: npm run backup -- FILE');
  const { dataDir } = readConfig(process.env);
  const { bytes, images, missing, users } = await makeBackup(dataDir, file);
  console.log(`${file}: ${users} users, ${images} images, ${bytes} bytes, read back and whole.`);
  for (const image of missing) console.warn(`The image ${image} is named by the database and is not there.`);
}

main(process.argv.slice(2)).catch((error: unknown) => {
  if (error instanceof UnsoundSnapshot) console.error(`No backup was made: ${error.message}.`);
  else console.error(error instanceof BackupRefused || error instanceof ConfigError ? error.message : error);
  process.exit(1);
});
