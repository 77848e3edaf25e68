import helmet from '@fastify/helmet';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';

interface Options {
  /** Whether people reach the product over TLS: only then may it ask browsers to insist on it. */
  https: boolean;
}

/** Where the videos of guides are shown from: the video site's host that sets no cookie. Nothing else comes from elsewhere. */
const videoHost = 'https://www.youtube-nocookie.com';

/** The headers of every answer. */
export const securityHeaders = fastifyPlugin<Options>(async (app, { https }) => {
  await app.register(helmet, {
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
  });
});

/** Keeps answers about people out of every cache, unless a route says otherwise. */
export async function keepNoCopy(_request: FastifyRequest, reply: FastifyReply): Promise<void> {
  reply.header('cache-control', 'no-store');
}
