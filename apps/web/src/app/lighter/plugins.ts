import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const here = (file: string) => fileURLToPath(new URL(file, import.meta.url));

/**
 * How an import fetches the files that come with it. Vite's own code for it also resolves the address of each: 50 ms for a page, on a
 * phone of some years ago, and half a kB.
 */
export const lightPreload = (): Plugin => ({
  name: 'light-preload',
  enforce: 'pre',
  load: {
    filter: { id: /vite\/preload-helper\.js$/ },
    handler: () => readFileSync(here('./preload.js'), 'utf8'),
  },
});

/** Icons without what no page shows of them, and rendered by our own component. */
export const lightIcons = (): Plugin => ({
  name: 'light-icons',
  apply: 'build',
  transform: {
    filter: { id: /lucide-react\/dist\/esm\/icons\/[\w-]+\.mjs$/ },
    handler: (code) =>
      code
        .replace(
          /import (\w+) from '.*createLucideIcon\.mjs'/,
          `import { createIcon as $1 } from '${here('./icon.ts')}'`,
        )
        .replace(/^__iconData\.node;$/m, '')
        .replace(/^ {2}(?:name|size): .*,$/gm, '')
        .replace(/,\s+aliases: \[[^\]]*\]/, '')
        // Random letters, which do not compress.
        .replaceAll(/,?\s*key: "\w+"/g, ''),
  },
});
