import { pipeline, Readable, type Transform } from 'node:stream';
import {
  brotliCompressSync,
  constants,
  createBrotliCompress,
  createGzip,
  createZstdCompress,
  gzipSync,
  zstdCompressSync,
} from 'node:zlib';
import { negotiate } from '@fastify/accept-negotiator';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';

export interface Coding {
  /** In HTTP. */
  name: string;
  whole: (body: Buffer) => Buffer;
  piecewise: () => Transform;
}

const zstd = { params: { [constants.ZSTD_c_compressionLevel]: 3 } };
const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };
const gzip = { level: 4 };

/** The cheapest first, at levels that answers are worth (docs/performance.md, “On the wire”). */
const codings: readonly Coding[] = [
  { name: 'zstd', whole: (body) => zstdCompressSync(body, zstd), piecewise: () => createZstdCompress(zstd) },
  { name: 'br', whole: (body) => brotliCompressSync(body, brotli), piecewise: () => createBrotliCompress(brotli) },
  { name: 'gzip', whole: (body) => gzipSync(body, gzip), piecewise: () => createGzip(gzip) },
];
const names = [...codings.map(({ name }) => name), 'identity'];

/** Smaller bodies fit into one packet as they are. */
const least = 1000;

/** Up to here compressing costs less on this thread than handing it to another (200 µs). */
const mostOnThisThread = 256 * 1024;

/** Pictures, fonts and PDF are compressed in themselves. */
const textual = /^(?:text\/|application\/(?:json|javascript|manifest\+json|xml)\b|image\/svg\+xml\b)/;

/** Answers with a secret are never compressed: their length would tell of it to those who choose another part of the answer (BREACH). */
const wholeAnswers = 'no-store, no-transform';

/** Keeps the answer uncompressed, here and in proxies that respect the header. */
export const keepUncompressed = (reply: FastifyReply): FastifyReply => reply.header('cache-control', wholeAnswers);

function isLong(reply: FastifyReply, body: string | Buffer | Readable): boolean {
  if (body instanceof Readable) return Number(reply.getHeader('content-length') ?? Number.POSITIVE_INFINITY) >= least;
  // A text has as many bytes as characters, or more, which are counted only where that decides.
  return body.length >= least || Buffer.byteLength(body) >= least;
}

const isBody = (body: unknown): body is string | Buffer | Readable =>
  typeof body === 'string' || Buffer.isBuffer(body) || body instanceof Readable;

/** Whether the length of a body depends on what the request accepts. A part of a file is one of the uncompressed file. */
function isCompressible(reply: FastifyReply, body: string | Buffer | Readable): boolean {
  return (
    textual.test(String(reply.getHeader('content-type'))) &&
    !reply.hasHeader('content-encoding') &&
    !reply.hasHeader('content-range') &&
    reply.getHeader('cache-control') !== wholeAnswers &&
    isLong(reply, body)
  );
}

function varyByEncoding(reply: FastifyReply): void {
  const vary = String(reply.getHeader('vary') ?? '');
  if (!/accept-encoding/i.test(vary)) reply.header('vary', vary ? `${vary}, accept-encoding` : 'accept-encoding');
}

function compressed(reply: FastifyReply, body: string | Buffer | Readable, coding: Coding): Buffer | Readable {
  reply.removeHeader('content-length');
  if (!(body instanceof Readable)) {
    const bytes = Buffer.isBuffer(body) ? body : Buffer.from(body);
    if (bytes.length <= mostOnThisThread) return coding.whole(bytes);
    return compressed(reply, Readable.from([bytes]), coding);
  }
  // Before anything is sent, a failure becomes an ordinary answer.
  body.once('error', () => reply.removeHeader('content-encoding'));
  // A failure, or a reader who leaves, ends both; Fastify reports it.
  return pipeline(body, coding.piecewise(), () => {});
}

/** The coding that the request accepts most, the cheapest among equals; undefined for none. */
export function acceptedCoding({ headers }: Pick<FastifyRequest, 'headers'>): Coding | undefined {
  const accepted = headers['accept-encoding'];
  const name = accepted === undefined ? null : negotiate(String(accepted).toLowerCase(), names);
  return codings.find((coding) => coding.name === name);
}

/** Compresses answers of text for those who ask for it. */
export const compression = fastifyPlugin(async (app) => {
  app.addHook('onSend', (request, reply, body, done) => {
    if (!isBody(body) || !isCompressible(reply, body)) {
      done(null, body);
      return;
    }
    varyByEncoding(reply);
    const coding = acceptedCoding(request);
    if (!coding) {
      done(null, body);
      return;
    }
    reply.header('content-encoding', coding.name);
    done(null, compressed(reply, body, coding));
  });
});
