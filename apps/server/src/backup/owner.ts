import { rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type Place, PlaceFailed } from './places/place.ts';

/** The name of the file that says whose the copies in a place are: two practices would remove each other's. */
const fileOf = (owner: string) => `miraco-owner-${owner}.txt`;

export const isOwnerFile = (name: string) => /^miraco-owner-[\da-f]{16}\.txt$/.test(name);

const content =
  'The backups beside this file are of one practice. Remove this file to let another practice have its copies here.\n';

interface Owning {
  names: readonly string[];
  owner: string;
  /** A backup; its folder takes a file for a moment. */
  file: string;
  shown: string;
}

/** Marks a place as that of an owner. @throws PlaceFailed if it is another's */
export async function own(place: Place, { file, names, owner, shown }: Owning): Promise<void> {
  const name = fileOf(owner);
  const other = names.find((there) => isOwnerFile(there) && there !== name);
  if (other !== undefined) {
    const remedy = `each practice needs a folder of its own; if the other is gone, remove ${other} there`;
    throw new PlaceFailed('failed', `${shown} has the backups of another practice: ${remedy}`);
  }
  if (names.includes(name)) return;
  const marker = join(dirname(file), name);
  await writeFile(marker, content, { mode: 0o600 });
  await place.put(marker, name).finally(() => rm(marker, { force: true }));
}
