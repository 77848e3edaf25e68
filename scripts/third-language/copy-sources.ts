import { cp, mkdir, readdir, symlink } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

const copied = ['apps', 'packages', 'e2e', 'scripts', 'package.json', 'tsconfig.json', '.gitignore'];
const left = new Set(['node_modules', 'dist', '.turbo', 'test-results']);

/** Copies the sources to `target`. Installed packages are linked to ours; workspaces are linked to their copies. */
export async function copySources(target: string): Promise<void> {
  for (const name of copied) {
    const filter = (path: string) => !left.has(basename(path));
    await cp(join(root, name), join(target, name), { recursive: true, filter });
  }
  const modules = join(target, 'node_modules');
  await mkdir(join(modules, '@miraco'), { recursive: true });
  const link = (from: string, to: string) => symlink(from, to, 'junction');
  for (const name of await readdir(join(root, 'node_modules'))) {
    if (!name.startsWith('.') && name !== '@miraco') await link(join(root, 'node_modules', name), join(modules, name));
  }
  for (const group of ['apps', 'packages']) {
    for (const name of await readdir(join(target, group))) {
      await link(join(target, group, name), join(modules, '@miraco', name));
    }
  }
  for (const name of ['e2e', 'scripts']) await link(join(target, name), join(modules, '@miraco', name));
}
