import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { acceptedCoding, type Coding } from './compression.ts';

/**
 * A body that is the same for everybody, as the function that sends it. It is compressed once for each coding and kept: compressing a
 * large one for each request would occupy the threads that hash passwords. Browsers that have it are answered 304.
 */
export function keptBody(content: string | Buffer) {
  const body = Buffer.from(content);
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  const packed = new Map<Coding, Buffer>();

  return (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    reply.headers({ 'cache-control': 'no-cache', etag, vary: 'accept-encoding' });
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    const coding = acceptedCoding(request);
    if (!coding) return reply.send(body);
    const known = packed.get(coding) ?? coding.whole(body);
    packed.set(coding, known);
    return reply.header('content-encoding', coding.name).send(known);
  };
}

export type SendKept = ReturnType<typeof keptBody>;
