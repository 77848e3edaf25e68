import { mkdir, open } from 'node:fs/promises';
import { join } from 'node:path';
import { examineSnapshot, InvalidSnapshot } from '@miraco/db/snapshot';
import { BackupRefused, databaseName } from './format.ts';
import { imagesIn, namesIn } from './images.ts';
import { openBackup } from './read.ts';

/** Unpacks a backup into a new folder and flushes it to disk. @throws BackupRefused if it is damaged or inconsistent */
export async function unpack(file: string, folder: string) {
  await mkdir(imagesIn(folder), { mode: 0o700 });
  const backup = await openBackup(file);
  try {
    await backup.each(async ({ name }) => {
      const target = await open(join(folder, name), 'wx', 0o600);
      const end = () => target.sync().finally(() => target.close());
      return { take: (chunk) => target.writeFile(chunk), end };
    });
    const { images, users } = examineSnapshot(join(folder, databaseName));
    const there = new Set(await namesIn(imagesIn(folder)));
    const missing = images.filter((image) => !there.has(image));
    const { created, missing: known } = backup.manifest;
    if (missing.some((image) => !known.includes(image)))
      throw new BackupRefused('The file lacks images that its database names.');
    return { created, images: there, missing, users };
  } catch (error) {
    throw error instanceof InvalidSnapshot ? new BackupRefused(`The file is refused: ${error.message}.`) : error;
  } finally {
    await backup.close();
  }
}
