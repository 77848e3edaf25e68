import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import { paths, publicPages } from '@miraco/contract/paths';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { currentPages, type ReadPageSettings } from './current-pages.ts';
import { earlierAssets, keepAssets } from './kept-assets.ts';
import type { PageName, Site } from './page-head.ts';
import { pageLanguage } from './page-language.ts';
import { siteFiles } from './site-files.ts';

const webFolder = fileURLToPath(new URL('../../../web/dist', import.meta.url));

const signInPaths: readonly string[] = [paths.login, paths.auth];

function pageAt(path: string): PageName {
  if (signInPaths.includes(path)) return 'signIn';
  if (path.startsWith(paths.client)) return path === paths.profile ? 'profile' : 'client';
  if (path.startsWith(paths.admin)) return path === paths.dashboard ? 'dashboard' : 'team';
  return publicPages.find((page) => paths[page] === path) ?? 'private';
}

const files = { index: false, preCompressed: true, cacheControl: false } as const;

/**
 * Files whose names contain a hash of their content. They share one route: hundreds of routes would take a tenth of the start, and
 * the plugin's own route for a folder would read the folder for each answer.
 */
async function builtAssets(app: FastifyInstance, dataDir: string): Promise<void> {
  const root = join(webFolder, 'assets');
  const built = await readdir(root);
  const folders = new Map([...(await earlierAssets(dataDir, built)), ...built.map((name) => [name, root] as const)]);
  await app.register(fastifyStatic, {
    ...files,
    root,
    serve: false,
    setHeaders: (reply) => reply.header('cache-control', 'public, max-age=31536000, immutable'),
  });
  app.get<{ Params: { name: string } }>('/assets/:name', ({ params: { name } }, reply) => {
    const folder = folders.get(name);
    return folder ? reply.sendFile(name, folder) : reply.callNotFound();
  });
  // Without it the next build serves its own files alone.
  const giveUp = (err: unknown) =>
    app.log.warn({ err }, 'the files of the web app could not be kept for the next upgrade');
  let keeping = Promise.resolve();
  app.addHook('onListen', () => {
    keeping = keepAssets(dataDir, root, built).catch(giveUp);
  });
  app.addHook('onClose', () => keeping);
}

/** Serves the built web app: its files, and a page for every path of the app. Returns the not-found handler. */
export async function staticFiles(
  app: FastifyInstance,
  { dataDir, ...site }: Site & { dataDir: string },
  settings: ReadPageSettings,
) {
  const pagesNow = await currentPages(webFolder, site, settings);

  // Fastify adds the charset to every other text.
  app.addHook('onSend', async (_request, reply) => {
    if (reply.getHeader('content-type') === 'image/svg+xml') reply.type('image/svg+xml; charset=utf-8');
  });
  await app.register((scope: FastifyInstance) => builtAssets(scope, dataDir));
  await app.register(fastifyStatic, {
    ...files,
    root: webFolder,
    wildcard: false,
    decorateReply: false,
    globIgnore: ['index.html*', 'prerendered/**', 'assets/**'],
    setHeaders: (reply) => reply.header('cache-control', 'no-cache'),
  });
  await siteFiles(app, site, webFolder);

  const sendPage = async (name: PageName, request: FastifyRequest, reply: FastifyReply) => {
    const language = pageLanguage(request);
    const pages = await pagesNow();
    const { plain, brotli } = pages[name][language];
    const takesBrotli = /\bbr\b/.test(String(request.headers['accept-encoding'] ?? ''));
    if (takesBrotli) reply.header('content-encoding', 'br');
    return reply
      .headers({ 'cache-control': 'no-cache', 'content-language': language, vary: 'Accept-Language, Accept-Encoding' })
      .type('text/html; charset=utf-8')
      .send(takesBrotli ? brotli : plain);
  };
  for (const path of Object.values(paths)) {
    const name = pageAt(path);
    app.get(path, (request, reply) => sendPage(name, request, reply));
  }
  app.get(`${paths.auth}/*`, (request, reply) => sendPage('signIn', request, reply));

  /** Sends the not-found page to browsers, and JSON to all others. */
  return (request: FastifyRequest, reply: FastifyReply) => {
    const wantsHtml = request.method === 'GET' && request.headers.accept?.includes('text/html');
    if (wantsHtml) return sendPage('notFound', request, reply.code(404));
    return reply.code(404).send({ message: 'errors.notFound' });
  };
}
