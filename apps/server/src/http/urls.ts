import type { IncomingMessage } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';

/**
 * The path in what a request asks for, which may name the host before it. Anything else becomes a path that names nothing: the router
 * would answer by itself, in other words and without the headers.
 */
function pathIn(target: string): string {
  if (target.startsWith('/')) return target;
  const absolute = /^https?:\/\/[^/?#]+(\/.*)?$/i.exec(target);
  return absolute ? (absolute[1] ?? '/') : '/%2A';
}

/**
 * The URL of a request, in which a path that cannot be decoded is escaped once more: it names nothing, and is answered like every
 * other unknown path, headers and all.
 */
export function readableUrl({ url: target = '/' }: IncomingMessage): string {
  const url = pathIn(target);
  const [path = '/', ...query] = url.split('?');
  try {
    decodeURI(path);
    return url;
  } catch {
    return [path.replaceAll('%', '%25'), ...query].join('?');
  }
}

/**
 * A path of procedures is decoded by the router and once more by the procedures: where that cannot be done, it is encoded, so that
 * it names nothing in the place of breaking down.
 */
export function readableProcedures({ params }: FastifyRequest, _reply: FastifyReply, done: () => void): void {
  if (typeof params === 'object' && params !== null && 'path' in params) {
    try {
      decodeURIComponent(String(params.path));
    } catch {
      params.path = encodeURIComponent(String(params.path));
    }
  }
  done();
}
