import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const source = new URL('./before-paint.js', import.meta.url);
const address = '/src/app/before-paint/before-paint.js';

/** Gives the script that each page waits for a name with a hash of its content: a browser that has it does not ask for it again. */
export const beforePaint = (): Plugin => ({
  name: 'before-paint',
  apply: 'build',
  buildStart() {
    this.emitFile({ type: 'asset', name: 'before-paint.js', source: readFileSync(source, 'utf8') });
  },
  transformIndexHtml: {
    order: 'post',
    handler(html, { bundle = {} }) {
      const built = Object.keys(bundle).find((file) => /\/before-paint-[^/]*\.js$/.test(file));
      if (!built || !html.includes(address)) throw new Error(`index.html has no ${address}, or it was not built`);
      return html.replace(address, `/${built}`);
    },
  },
});
