import { createReadStream, createWriteStream } from 'node:fs';
import { readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { momentOf } from '../names.ts';
import { isOwnerFile } from '../owner.ts';
import type { FolderAddress } from '../place-address.ts';
import { hashOf } from './file-hash.ts';
import { notAsWritten, type Place, partOf, placeFailed, reasonOfCode } from './place.ts';

/** A folder, most likely of another disk or machine. It is not made: one that is not mounted would fill the disk of the product. */
export async function openFolder({ folder, shown }: FolderAddress): Promise<Place> {
  async function explained<Result>(work: Promise<Result>): Promise<Result> {
    try {
      return await work;
    } catch (error) {
      if (!(error instanceof Error && 'code' in error)) throw error;
      throw placeFailed(reasonOfCode(String(error.code)), shown, String(error.code));
    }
  }

  async function put(file: string, name: string): Promise<void> {
    const part = join(folder, partOf(name));
    await pipeline(createReadStream(file), createWriteStream(part, { mode: 0o600, flush: true }));
    if ((await hashOf(createReadStream(part))) !== (await hashOf(createReadStream(file)))) throw notAsWritten(shown);
    await rename(part, join(folder, name));
  }

  async function list() {
    const isOurs = (name: string) => isOwnerFile(name) || momentOf(name.replace(/\.part$/, '')) !== null;
    const names = (await readdir(folder)).filter(isOurs);
    const found: { name: string; size: number }[] = [];
    for (const name of names) found.push({ name, size: (await stat(join(folder, name))).size });
    return found;
  }

  return {
    list: () => explained(list()),
    put: (file, name) => explained(put(file, name)),
    remove: (name) => explained(rm(join(folder, name), { force: true })),
    close: async () => {},
  };
}
