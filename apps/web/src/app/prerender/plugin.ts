import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin } from 'vite';
import type { renderPages } from './render.tsx';

/** Writes the public pages as HTML into `prerendered/` of the build, so that they can be read without scripts. */
export function prerender(): Plugin {
  let root = '';
  let outDir = '';
  let wanted = false;
  return {
    name: 'prerender',
    apply: 'build',
    configResolved(config) {
      root = config.root;
      outDir = resolve(config.root, config.build.outDir);
      wanted = !config.build.ssr;
    },
    async closeBundle() {
      if (!wanted) return;
      // Inside node_modules, so that its imports resolve; one folder for each process, so that builds do not collide.
      const cacheDir = join(root, 'node_modules', '.cache', `prerender-${process.pid}`);
      try {
        await build({
          root,
          configFile: false,
          publicDir: false,
          logLevel: 'error',
          build: {
            ssr: true,
            rolldownOptions: {
              input: ['browser-stand-in.ts', 'render.tsx'].map((file) => `src/app/prerender/${file}`),
            },
            outDir: cacheDir,
            emptyOutDir: true,
            target: 'node24',
          },
        });
        const built = (name: string) => pathToFileURL(join(cacheDir, `${name}.js`)).href;
        // Before all others: files that pages share read the storage as soon as they are loaded.
        await import(built('browser-stand-in'));
        const rendering: { renderPages: typeof renderPages } = await import(built('render'));
        await mkdir(join(outDir, 'prerendered'), { recursive: true });
        for (const { file: name, html } of await rendering.renderPages()) {
          await writeFile(join(outDir, 'prerendered', name), html);
        }
      } finally {
        await rm(cacheDir, { recursive: true, force: true });
      }
    },
  };
}
