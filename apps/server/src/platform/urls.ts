import type { IncomingMessage } from 'node:http';

/**
 * The URL of a request, in which a path that cannot be decoded is escaped once more: it names nothing, and is answered like every
 * other unknown path, headers and all.
 */
export function readableUrl({ url = '/' }: IncomingMessage): string {
  const [path = '/', ...query] = url.split('?');
  try {
    decodeURI(path);
    return url;
  } catch {
    return [path.replaceAll('%', '%25'), ...query].join('?');
  }
}
