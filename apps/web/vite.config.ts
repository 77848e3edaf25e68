import { constants } from 'node:zlib';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { compression, defineAlgorithm } from 'vite-plugin-compression2';
import { prerender } from './src/app/prerender/plugin.ts';

const server = 'http://127.0.0.1:3000';

/** Asks for the two typefaces of every page at once, and not only when the first text needs them. */
function preloadFonts(): Plugin {
  return {
    name: 'preload-fonts',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle = {} }) =>
        Object.keys(bundle)
          .filter((file) => /\/(?:inter-latin-wght|fraunces-latin-opsz)-normal[^/]*\.woff2$/.test(file))
          .map((file) => ({
            tag: 'link',
            attrs: { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: true, href: `/${file}` },
            injectTo: 'head',
          })),
    },
  };
}

export default defineConfig({
  plugins: [
    react(),
    tailwindcss(),
    preloadFonts(),
    prerender(),
    // Compressed once here, so that the server only has to pick a file.
    compression({
      include: /\.(?:js|css|svg|ttf)$/,
      threshold: 1024,
      algorithms: [
        defineAlgorithm('brotliCompress', { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
        defineAlgorithm('gzip', { level: 9 }),
      ],
    }),
  ],
  server: { proxy: { '/trpc': server, '/api': server } },
  build: {
    outDir: 'dist',
    sourcemap: false,
    manifest: true,
    target: 'es2023',
    cssTarget: ['chrome123', 'firefox128', 'safari17.5'],
    // The content security policy allows no data: fonts, so nothing is inlined.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          // What pages share compresses a tenth better in a few pieces than in the many that the bundler would make.
          groups: [
            { name: 'base', test: /node_modules\/(?:react|react-dom|scheduler|react-router|i18next|react-i18next)\// },
            { name: 'data', test: /node_modules\/(?:@trpc|@tanstack\/(?:react-query|query-core))\// },
            {
              name: 'shell',
              test: /apps\/web\/src\/(?:app\/shell|shared\/(?:brand|language|session|theme)|ui\/dialog)\/|packages\/domain\/src\/phases\.ts|lucide-react\/dist\/esm\/icons\/(?:menu|lock)\./,
            },
            // What a dozen pages share comes in one piece: each file more costs a phone more than a few icons it does not show.
            {
              name: 'common',
              test: /apps\/web\/src\/|packages\/domain\/|node_modules\/lucide-react\//,
              minShareCount: 12,
            },
            // The same for the frame of clients.
            {
              name: 'client-frame',
              test: /apps\/web\/src\/(?:app\/layouts\/client|parts\/(?:phases|steps))\//,
            },
            // The same for the data of a result, and the first page of clients.
            { name: 'score', test: /apps\/web\/src\/(?:parts\/wellness-test\/score|charts\/score)\b/ },
            // Lists, results and the profile show it, and nothing else of each other.
            { name: 'crisis-mark', test: /apps\/web\/src\/charts\/crisis-mark\./ },
            { name: 'client-profile', test: /apps\/web\/src\/features\/conscience\/profile\// },
          ],
        },
      },
    },
  },
});
