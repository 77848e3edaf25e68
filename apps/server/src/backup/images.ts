import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CopyFailed } from '@miraco/db/copy-failed';
import type { ReadPicture } from '@miraco/db/pictures';
import { isImageName } from './format.ts';

export const imagesIn = (folder: string) => join(folder, 'images');

/** The names of what a folder holds, if there is one. */
export const namesIn = async (folder: string) => (existsSync(folder) ? readdir(folder) : []);

const isMissing = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOENT';

/** The images that are files of a folder. */
export const picturesIn =
  (folder: string): ReadPicture =>
  async (name) => {
    if (!isImageName(name)) return null;
    const file = join(folder, name);
    try {
      const [content, { mtimeMs }] = await Promise.all([readFile(file), stat(file)]);
      return { content, storedAt: Math.round(mtimeMs) };
    } catch (error) {
      if (isMissing(error)) return null;
      throw error;
    }
  };

/** Writes images into a new folder, and reads them back. Returns the names of those that are not there. */
export async function keepPictures(folder: string, names: readonly string[], read: ReadPicture): Promise<string[]> {
  await mkdir(folder, { mode: 0o700 });
  const missing: string[] = [];
  for (const name of new Set(names)) {
    const picture = isImageName(name) ? await read(name) : null;
    if (!picture) {
      missing.push(name);
      continue;
    }
    const file = join(folder, name);
    await writeFile(file, picture.content, { mode: 0o600, flush: true });
    // In seconds. Unused images are removed by their age.
    await utimes(file, picture.storedAt / 1000, picture.storedAt / 1000);
    if (!(await readFile(file)).equals(picture.content))
      throw new CopyFailed(`the image ${name} is not the same in the copy`);
  }
  return missing;
}
