import type { OutgoingHttpHeaders } from 'node:http';
import { Socket } from 'node:net';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import helmet from 'helmet';
import { IncomingMessage, ServerResponse } from '../http/http.ts';

interface Options {
  /** Whether people reach the product over TLS: only then may it ask browsers to insist on it. */
  https: boolean;
}

/** Where the videos of guides are shown from: the video site's host that sets no cookie. Nothing else comes from elsewhere. */
const videoHost = 'https://www.youtube-nocookie.com';

/** What `set` sets on an answer, whatever was asked. */
function headersBy(set: ReturnType<typeof helmet>): OutgoingHttpHeaders {
  const request = new IncomingMessage(new Socket());
  const answer = new ServerResponse(request);
  set(request, answer, (error) => {
    if (error) throw error;
  });
  return answer.getHeaders();
}

/** The headers of every answer: alike for all, so worked out once. */
export const securityHeaders = fastifyPlugin<Options>(async (app, { https }) => {
  const headers = headersBy(
    helmet({
      contentSecurityPolicy: {
        useDefaults: false,
        directives: {
          defaultSrc: ["'self'"],
          imgSrc: ["'self'", 'blob:', 'data:'],
          frameSrc: [videoHost],
          objectSrc: ["'none'"],
          baseUri: ["'none'"],
          formAction: ["'self'"],
          frameAncestors: ["'none'"],
        },
      },
      hsts: https ? { maxAge: 365 * 24 * 3600 } : false,
      referrerPolicy: { policy: 'no-referrer' },
      xFrameOptions: { action: 'deny' },
    }),
  );
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers);
    done();
  });
});

/** Keeps answers about people out of every cache, unless a route says otherwise. */
export function keepNoCopy(_request: FastifyRequest, reply: FastifyReply, done: () => void): void {
  reply.header('cache-control', 'no-store');
  done();
}
