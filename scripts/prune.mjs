import { existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Files that neither running nor building reads: types and maps for development, headers and sources for compilers. 190 of 530 MB. */
const unreadFiles = /\.(?:map|(?<!licen[cs]e\.)md|d\.[cm]?ts)$/i;
const unreadFolders = ['typescript', '@typescript', 'esbuild', '@esbuild', 'better-sqlite3/deps', 'better-sqlite3/src'];

/** Says that files are missing, which npm would not notice when it adds packages; a clean install removes it. */
const mark = (modules) => join(modules, '.pruned');

export const isPruned = (modules) => existsSync(mark(modules));

/**
 * Removes from an install for running what only development reads.
 * @param {string} modules the folder node_modules
 * @param {string | undefined} [nodePackage] the folder of the package that carries Node
 * @param {{ platform: string, arch: string }} [machine] that it is for
 */
export function prune(modules, nodePackage, machine = process) {
  writeFileSync(mark(modules), '');
  const folders = unreadFolders.map((folder) => join(modules, folder));
  if (nodePackage) folders.push(join(nodePackage, 'include'), join(nodePackage, 'share'));
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  prunePrebuilds(join(modules, 'better-sqlite3', 'prebuilds'), machine);
  pruneFiles(modules);
}

/** Leaves the binaries for a machine: linux-x64.node and linuxmusl-x64.node, for instance. */
function prunePrebuilds(folder, { platform, arch }) {
  const isForIt = (name) => name.startsWith(platform) && name.endsWith(`-${arch}.node`);
  for (const name of readdirSync(folder)) if (!isForIt(name)) rmSync(join(folder, name));
}

function pruneFiles(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    // A link leads to a workspace, whose files are sources.
    if (entry.isDirectory()) pruneFiles(join(folder, entry.name));
    else if (entry.isFile() && unreadFiles.test(entry.name)) rmSync(join(folder, entry.name));
  }
}
