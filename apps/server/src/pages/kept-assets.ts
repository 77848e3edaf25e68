import { createHash } from 'node:crypto';
import { cp, mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

const folderIn = (dataDir: string) => join(dataDir, 'assets');

/** The builds that are kept, the latest first. */
async function kept(dataDir: string): Promise<string[]> {
  const folder = folderIn(dataDir);
  const names = (await readdir(folder).catch(() => [])).filter((name) => /^[0-9a-f]{16}$/.test(name));
  const dated = await Promise.all(names.map(async (name) => ({ name, at: (await stat(join(folder, name))).mtimeMs })));
  return dated.sort((one, other) => other.at - one.at).map(({ name }) => name);
}

const nameOf = (files: readonly string[]) =>
  createHash('sha256').update(files.toSorted().join('\n')).digest('hex').slice(0, 16);

/**
 * The files of the build before this one, by name with their folder: a page that was opened before an upgrade, or comes from another
 * process that is not upgraded yet, still asks for them.
 */
export async function earlierAssets(dataDir: string, files: readonly string[]): Promise<Map<string, string>> {
  const [previous] = (await kept(dataDir)).filter((name) => name !== nameOf(files));
  if (!previous) return new Map();
  const folder = join(folderIn(dataDir), previous);
  return new Map((await readdir(folder)).map((name) => [name, folder]));
}

/** Copies the files of this build for the next one, and removes those before the previous one. */
export async function keepAssets(dataDir: string, assets: string, files: readonly string[]): Promise<void> {
  const folder = folderIn(dataDir);
  const name = nameOf(files);
  const builds = await kept(dataDir);
  const outdated = builds.filter((build) => build !== name).slice(1);
  for (const build of outdated) await rm(join(folder, build), { recursive: true, force: true });
  if (builds.includes(name)) return;
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const part = join(folder, `${name}.part`);
  await rm(part, { recursive: true, force: true });
  await cp(assets, part, { recursive: true });
  await rename(part, join(folder, name));
}
