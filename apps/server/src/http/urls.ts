import type { IncomingMessage } from 'node:http';

/**
 * The path of a request target, which may be an absolute URL. Anything else becomes an unknown path: otherwise the router would
 * answer by itself, with other words and without our headers.
 */
function pathIn(target: string): string {
  if (target.startsWith('/')) return target;
  const absolute = /^https?:\/\/[^/?#]+(\/.*)?$/i.exec(target);
  return absolute ? (absolute[1] ?? '/') : '/%2A';
}

/**
 * The URL of a request. A path that cannot be decoded is escaped once more, and so answered like every other unknown path, headers
 * included.
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
