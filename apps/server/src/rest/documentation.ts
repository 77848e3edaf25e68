import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import type { OpenAPIV3 } from 'openapi-types';

const path = '/api/docs';

/** What the page may load beyond all others: its script inserts a style sheet. */
const policy = "style-src 'self' 'unsafe-inline'";

/** The headers that describe its content. All others are those of every answer. */
const ofContent = [
  'accept-ranges',
  'cache-control',
  'content-range',
  'content-type',
  'etag',
  'last-modified',
  'location',
];

/** An app with the page, its files and the description as the page reads it. */
async function load(document: OpenAPIV3.Document): Promise<FastifyInstance> {
  const [swagger, swaggerUi] = await Promise.all([import('@fastify/swagger'), import('@fastify/swagger-ui')]);
  const app = Fastify({ routerOptions: { ignoreTrailingSlash: true } });
  await app.register(swagger.default, { mode: 'static', specification: { document } });
  await app.register(swaggerUi.default, { routePrefix: path, theme: { title: document.info.title } });
  return app;
}

/**
 * The page of the documentation, in an app of its own: its libraries take an eighth of a start, so they are loaded when somebody
 * opens it, and an app that listens takes no more plugins.
 */
export function documentation(document: () => OpenAPIV3.Document) {
  let loaded: Promise<FastifyInstance> | undefined;
  const answer = async ({ url, headers }: FastifyRequest, reply: FastifyReply) => {
    loaded ??= load(document());
    const found = await (await loaded).inject({ method: 'GET', url, headers });
    if (found.statusCode === 404) return reply.callNotFound();
    for (const name of ofContent) if (found.headers[name] !== undefined) reply.header(name, found.headers[name]);
    reply.header('content-security-policy', `${reply.getHeader('content-security-policy')};${policy}`);
    return reply.code(found.statusCode).send(found.rawPayload);
  };
  return async (app: FastifyInstance) => {
    app.get('/docs', answer);
    app.get('/docs/*', answer);
  };
}
