import { constants } from 'node:zlib';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { compression, defineAlgorithm } from 'vite-plugin-compression2';
import { beforePaint } from './src/app/before-paint/plugin.ts';
import { lightIcons, lightPreload } from './src/app/lighter/plugins.ts';
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

/** What pages share compresses a tenth better in a few pieces than in the many that the bundler would make. */
const groups = [
  { name: 'base', test: /node_modules\/(?:react|react-dom|scheduler|i18next|react-i18next)\// },
  { name: 'data', test: /node_modules\/(?:@trpc|@tanstack\/(?:react-query|query-core))\// },
  {
    name: 'shell',
    test: /apps\/web\/src\/(?:app\/(?:shell\/(?!\w+-routes)|lighter\/)|shared\/(?:brand\/(?!page-head)|install|language|router|session|theme)|ui\/dialog\/)|packages\/domain\/src\/phases\.ts|lucide-react\/dist\/esm\/icons\/(?:menu|lock)\./,
  },
  // What two dozen files share comes in one piece: each file more costs a phone more than a few icons it does not show.
  {
    name: 'common',
    // Long texts, lists that load after their page and drafts are shared by pages of clients' answers only. What the pages of the team
    // share reads the server's schemas, of 25 kB.
    test: /apps\/web\/src\/(?!features\/admin\/|ui\/clamped-text\.|shared\/(?:trpc\/|sending\/|loading\/(?:loaded|use-screen)\.|drafts\/)|ui\/(?:field|input|label|textarea)|parts\/phases\/use-writable\.)|packages\/domain\/|node_modules\/lucide-react\//,
    minShareCount: 22,
  },
  // What is written here and not on the server yet.
  { name: 'unsent', test: /apps\/web\/src\/shared\/drafts\/form-draft\./ },
  // What sends, and what is written into: the profile only shows.
  {
    name: 'sending',
    test: /apps\/web\/src\/shared\/(?:sending\/(?:sender|use-sender|not-sent|patience))\./,
  },
  { name: 'fields', test: /apps\/web\/src\/ui\/(?:field|field-context|input|label|textarea)\./ },
  // What asks for data: visitors' pages do without it at first.
  {
    name: 'asking',
    test: /apps\/web\/src\/(?:shared\/(?:trpc\/(?:trpc|query-client|server-data)|sending\/use-send|loading\/use-screen)|parts\/phases\/use-writable)\./,
  },
  // The same for the frame of clients, and for the names of the texts of all signed-in pages.
  {
    name: 'client-frame',
    test: /apps\/web\/src\/(?:app\/layouts\/client\/(?!rail\.)|features\/\w+\/asks\.|shared\/time-zone\.|parts\/(?:purpose\/asks\.|practice\/alongside\/ask\.|(?:phases|steps)\/(?!step-nav)|contact\/(?:contact-lazily|coach)\.|later-phases\/week\.)|ui\/use-media\.)|packages\/i18n\/src\/load-signed-in\.|lucide-react\/dist\/esm\/icons\/search-check\./,
  },
  // Whose page it is: on the profile and in the rail of a wide screen.
  {
    name: 'person',
    test: /apps\/web\/src\/(?:ui\/avatar|parts\/picture\/(?:user-avatar|private-picture))\.|lucide-react\/dist\/esm\/icons\/file-lock\./,
  },
  // The answers of a test: what is read of its result is not loaded to take it.
  { name: 'answers', test: /apps\/web\/src\/parts\/wellness-test\/score\/(?:responses|answers-so-far|tab-answers)\./ },
  // The same for the data of a result, and the first page of clients.
  {
    name: 'score',
    test: /apps\/web\/src\/(?:parts\/wellness-test\/score\/(?!result-texts)|charts\/score\b)/,
  },
  // The words of a result.
  {
    name: 'result',
    test: /apps\/web\/src\/parts\/(?:wellness-test\/score\/result-texts|support\/support-card-lazily)\./,
  },
  // Icons that groups would take with them, though pages show them without these.
  { name: 'lightbulb', test: /lucide-react\/dist\/esm\/icons\/lightbulb\./ },
  { name: 'pencil', test: /lucide-react\/dist\/esm\/icons\/pencil-line\./ },
  // Drafts, and how a form shows its questions: these come together on every test.
  {
    name: 'drafts',
    includeDependenciesRecursively: false,
    test: /apps\/web\/src\/shared\/drafts\/(?:draft-keeper|define-(?:form-)?draft|use-draft|save-when-leaving|save-status)\.|lucide-react\/dist\/esm\/icons\/cloud-(?:off|upload)\./,
  },
  {
    name: 'focused',
    includeDependenciesRecursively: false,
    test: /apps\/web\/src\/parts\/focused\/(?!mode|steps-taken)|lucide-react\/dist\/esm\/icons\/arrow-left\./,
  },
  {
    name: 'question-mode',
    includeDependenciesRecursively: false,
    test: /apps\/web\/src\/parts\/(?:focused\/|wellness-test\/(?:test-nav|use-answering))/,
  },
  // Marks and texts that lists show, each in a piece of its own.
  {
    name: 'marks',
    test: /apps\/web\/src\/charts\/(?:series-mark|strength-looks)\.|packages\/drawing\/src\/strength-signs\./,
  },
  { name: 'long-text', test: /apps\/web\/src\/ui\/(?:clamped-text|entry-text)\./ },
  // The bar of Responsibility with the icons that only it shows.
  {
    name: 'steps-bar',
    test: /features\/responsibility\/steps-bar\.|lucide-react\/dist\/esm\/icons\/(?:star|book-open-text|rotate-ccw-clock|house)\./,
  },
  // Small parts of several forms, and of both sides of Impact.
  {
    name: 'forms',
    test: /apps\/web\/src\/parts\/(?:support\/read-later|signs\/sign-name)\.|packages\/domain\/src\/care\./,
  },
  {
    name: 'fitting',
    test: /packages\/domain\/src\/fitting\.|apps\/web\/src\/parts\/[\w-]+\/fitting-advice\./,
  },
  { name: 'scenarios', test: /apps\/web\/src\/parts\/purpose\/(?:creations|scenario-groups|choice-cards)\./ },
  // What the public pages share, and the first of them.
  {
    name: 'public',
    test: /apps\/web\/src\/(?:app\/layouts\/public\/|features\/public\/(?:home|phases|virtue-list)\.)/,
  },
  // The days of exercises: what is due counts them as well.
  { name: 'days', test: /packages\/domain\/src\/completions\.|apps\/web\/src\/shared\/day-here\./ },
  // Icons of what is due that other pages show, too.
  { name: 'due-icons', test: /lucide-react\/dist\/esm\/icons\/(?:sprout|calendar-clock)\./ },
  // What is due: on the profile and at the end of other pages.
  {
    name: 'due',
    test: /packages\/domain\/src\/due\.|apps\/web\/src\/parts\/(?:due\/(?:due-now|due-list|due-badge|go-on)|moment\/address)\./,
  },
  // Exercises to do, and the days on which they were done: on training, on the essential ones and today.
  {
    name: 'practice',
    includeDependenciesRecursively: false,
    test: /apps\/web\/src\/(?:parts\/(?:practice\/(?:done-on|done-today|practice-draft|dots|known|use-known|zone-of)|training\/exercise-name)|shared\/sending\/(?:queue|sent))\.|lucide-react\/dist\/esm\/icons\/(?:undo-2|circle)\./,
  },
  {
    name: 'exercises',
    includeDependenciesRecursively: false,
    test: /apps\/web\/src\/(?:features\/responsibility\/(?:training\/(?:exercise\/(?:row|item|deleted|removal|suggestion|plan|plan-lazily)|calendar\/calendar-menu)|unavailable-download)|parts\/training\/schedule-selects)\.|lucide-react\/dist\/esm\/icons\/(?:trash|calendar-plus)\./,
  },
];

/** Chunks that are here before any other is imported: the first two on every page, the others on those of the signed-in. */
const first = /\/(?:base|shell)-/;
const firstOfSignedIn = /\/(?:data|common|asking)-/;
const isForVisitors = /\/(?:index|shell|public)-/;

/** The files that an import fetches together with the imported one. Naming those that are here would cost half a kB. */
function filesToFetch(importer: string, files: readonly string[]): string[] {
  const missing = files.filter((file) => !first.test(file));
  return isForVisitors.test(importer) ? missing : missing.filter((file) => !firstOfSignedIn.test(file));
}

/** The files that keep their names, by which the lists above know them. */
const named = new Set(groups.map(({ name }) => name));

export default defineConfig({
  plugins: [
    react(),
    tailwindcss(),
    beforePaint(),
    preloadFonts(),
    lightPreload(),
    lightIcons(),
    prerender(),
    // Compressed once here, so that the server only has to pick a file.
    compression({
      include: /\.(?:js|css|svg|ttf)$/,
      threshold: 200,
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
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_file, files, { hostId, hostType }) =>
        hostType === 'js' ? filesToFetch(hostId, files) : [...files],
    },
    rolldownOptions: {
      // Its package does not say so of itself: links that nothing uses stay away.
      treeshake: { moduleSideEffects: [{ test: /node_modules\/@trpc\/client\//, sideEffects: false }] },
      output: {
        // The first file names all others: without their own names, 1.5 kB stay away from every first load. The server finds them
        // in the manifest.
        chunkFileNames: ({ name }) => (named.has(name) ? 'assets/[name]-[hash].js' : 'assets/[hash].js'),
        codeSplitting: {
          groups,
        },
      },
    },
  },
});
