import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { normalizePath, type Plugin } from 'vite';

const here = (file: string) => normalizePath(fileURLToPath(new URL(file, import.meta.url)));

/**
 * Replaces Vite's code around each import, which fetches the files that come with it. Vite's also resolves the address of each: 50 ms for a
 * page, on a phone of some years ago, and half a kB.
 */
export const lightPreload = (): Plugin => ({
  name: 'light-preload',
  enforce: 'pre',
  load: {
    filter: { id: /vite\/preload-helper\.js$/ },
    handler: () => readFileSync(here('./preload.js'), 'utf8'),
  },
});

/** Removes the name, the aliases and the keys from the module of an icon, and has our function make its component. */
export const lighten = (code: string): string =>
  code
    .replace(
      /import (\w+) from '.*createLucideIcon\.mjs'/,
      `import { createIcon as $1 } from ${JSON.stringify(here('./icon.ts'))}`,
    )
    .replace(/^__iconData\.node;$/m, '')
    .replace(/^ {2}(?:name|size): .*,$/gm, '')
    .replace(/,\s+aliases: \[[^\]]*\]/, '')
    // Random letters, which do not compress.
    .replaceAll(/,?\s*key: "\w+"/g, '');

export const lightIcons = (): Plugin => ({
  name: 'light-icons',
  apply: 'build',
  transform: { filter: { id: /lucide-react\/dist\/esm\/icons\/[\w-]+\.mjs$/ }, handler: lighten },
});
