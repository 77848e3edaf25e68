import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import { paths } from '@miraco/schemas/paths';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

const webFolder = fileURLToPath(new URL('../../../web/dist', import.meta.url));

/** Serves the built web app: its files as they are, and its one page for every path that the app renders. */
export async function staticFiles(app: FastifyInstance, { brandName }: { brandName: string }) {
  const built = await readFile(join(webFolder, 'index.html'), 'utf8');
  const page = built.replaceAll('{{brand}}', () => brandName);

  await app.register(fastifyStatic, {
    root: webFolder,
    wildcard: false,
    index: false,
    preCompressed: true,
    globIgnore: ['index.html*'],
    setHeaders: (reply, file) => {
      // The names of built assets carry a hash of their content.
      const cacheable = file.startsWith(join(webFolder, 'assets'));
      reply.header('cache-control', cacheable ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });

  const sendPage = (reply: FastifyReply) =>
    reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8').send(page);
  for (const path of [...Object.values(paths), '/auth/*']) app.get(path, (_request, reply) => sendPage(reply));

  /** The app's own not-found page, for whoever reads pages. */
  return (request: FastifyRequest, reply: FastifyReply) => {
    const reads = request.method === 'GET' && request.headers.accept?.includes('text/html');
    return reads ? sendPage(reply.code(404)) : reply.code(404).send({ message: 'errors.notFound' });
  };
}
