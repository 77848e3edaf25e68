import { mkdir, open } from 'node:fs/promises';
import { join } from 'node:path';
import { examineSnapshot, InvalidSnapshot } from '@miraco/db/snapshot';
import { BackupRefused, databaseName } from './format.ts';
import { imagesIn, namesIn } from './images.ts';
import { readBackup } from './read.ts';

/**
 * Unpacks a backup into a new folder, and flushes it to disk unless it is for trial.
 * @throws BackupRefused if it is damaged, inconsistent, or encrypted with another passphrase
 */
export async function unpack(file: string, folder: string, passphrase: string | undefined, isTrial = false) {
  await mkdir(imagesIn(folder), { mode: 0o700 });
  const { created, missing: known } = await readBackup(file, passphrase, async (name) => {
    const target = await open(join(folder, name), 'wx', 0o600);
    return {
      take: (chunk) => target.writeFile(chunk),
      end: () => (isTrial ? Promise.resolve() : target.sync()).finally(() => target.close()),
    };
  });
  try {
    const { images, users } = examineSnapshot(join(folder, databaseName));
    const there = new Set(await namesIn(imagesIn(folder)));
    const missing = images.filter((image) => !there.has(image));
    if (missing.some((image) => !known.includes(image)))
      throw new BackupRefused('The file lacks images that its database names.');
    return { created, images: there, missing, users };
  } catch (error) {
    throw error instanceof InvalidSnapshot ? new BackupRefused(`The file is refused: ${error.message}.`) : error;
  }
}
