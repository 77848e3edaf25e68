import { basename, dirname, join, relative, resolve, sep } from 'node:path';
import { transform } from 'esbuild';
import { type Plugin, rolldown } from 'rolldown';
import { viteDynamicImportVarsPlugin, viteImportGlobPlugin } from 'rolldown/experimental';
import { root } from '../places.mjs';

/** Packages that are more than JavaScript, or find files of their own: they ship as they are, with what they need. */
export const copiedPackages = ['@fastify/swagger-ui', '@node-rs/argon2', 'better-sqlite3', 'sharp'];

/**
 * What packages load only where it is used, or installed: native parts, and Fastify's schema compilers, which the server replaces
 * (http/no-schemas.ts). None ships.
 */
const absent = ['@fastify/ajv-compiler', '@fastify/fast-json-stringify-compiler', 'cpu-features', 'pg-native'];

const isExternal = (id: string) =>
  id.endsWith('.node') || [...copiedPackages, ...absent].some((name) => id === name || id.startsWith(`${name}/`));

const thread = /new URL\('(\.[^']*)\.ts', import\.meta\.url\)/g;
const address = /\bimport\.meta\.url\b/g;

/**
 * Modules find their files, and the modules of threads, by their own address. Merged, they have that of the bundle: files are looked
 * for from where the module was, in a tree of the same folders; the module of a thread is an entry of its own.
 */
const addresses: Plugin = {
  name: 'addresses',
  transform(code, id) {
    const isOurs = id.startsWith(root + sep) && !id.includes(`${sep}node_modules${sep}`);
    if (!isOurs || !code.includes('import.meta.url')) return null;
    const threads = code.replace(thread, (_whole, path: string) => {
      const name = basename(path);
      this.emitFile({ type: 'chunk', id: `${resolve(dirname(id), path)}.ts`, fileName: `${name}.js` });
      return `new URL('./${name}.js', import.meta['url'])`;
    });
    const former = JSON.stringify(`../${relative(root, id).replaceAll(sep, '/')}`);
    return threads.replace(address, `new URL(${former}, import.meta['url']).href`);
  },
};

/**
 * Node keeps the source of all that it runs, in twice the memory if one character of a file is not of Latin-1. So comments and indents
 * go, and all is ASCII. Names and lines stay: an error says where it is. The texts of all licences ship in one file.
 */
const compact: Plugin = {
  name: 'compact',
  async renderChunk(chunk) {
    const { code } = await transform(chunk, { minifyWhitespace: true, lineLimit: 120, legalComments: 'none' });
    return { code };
  },
};

/**
 * Merges the modules of the server's programs into few files: they start in half the time, and ship without the packages' other files.
 * @param programs the modules, relative to the root, by the name of their program
 * @param folder of the tree; the files are in a folder of it, beside those that the programs read
 */
export async function bundle(programs: Readonly<Record<string, string>>, folder: string): Promise<void> {
  const build = await rolldown({
    cwd: root,
    input: programs,
    platform: 'node',
    external: isExternal,
    plugins: [addresses, viteDynamicImportVarsPlugin({}), viteImportGlobPlugin({ root }), compact],
    // Packages have parts for browsers that refer to nothing here.
    logLevel: 'warn',
  });
  await build.write({
    dir: join(folder, 'server'),
    format: 'esm',
    // Otherwise Rolldown writes the code once more after all plugins, with indents.
    minify: false,
    entryFileNames: '[name].js',
    chunkFileNames: '[name]-[hash].js',
  });
  await build.close();
}
