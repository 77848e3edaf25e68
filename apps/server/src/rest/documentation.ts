import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import type { OpenAPIV3 } from 'openapi-types';
import type { Config } from '../config.ts';
import { schemaController } from '../http/no-schemas.ts';
import { openApiDocument } from './openapi.ts';

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
  const app = Fastify({ schemaController, routerOptions: { ignoreTrailingSlash: true } });
  await app.register(swagger.default, { mode: 'static', specification: { document } });
  await app.register(swaggerUi.default, { routePrefix: path, theme: { title: document.info.title } });
  return app;
}

/**
 * The description of the REST paths, and the page that shows it. Both would take a tenth of a start, so they are made when somebody
 * opens them: the page in an app of its own, for an app that listens takes no more plugins.
 */
export function documentation({ brandName, publicUrl }: Pick<Config, 'brandName' | 'publicUrl'>) {
  let described: OpenAPIV3.Document | undefined;
  let loaded: Promise<FastifyInstance> | undefined;
  const document = () => {
    described ??= openApiDocument(brandName, publicUrl);
    return described;
  };
  const answer = async ({ url, headers }: FastifyRequest, reply: FastifyReply) => {
    loaded ??= load(document());
    const found = await (await loaded).inject({ method: 'GET', url, headers });
    if (found.statusCode === 404) return reply.callNotFound();
    for (const name of ofContent) if (found.headers[name] !== undefined) reply.header(name, found.headers[name]);
    reply.header('content-security-policy', `${reply.getHeader('content-security-policy')};${policy}`);
    return reply.code(found.statusCode).send(found.rawPayload);
  };
  return async (app: FastifyInstance) => {
    app.get('/openapi.json', document);
    app.get('/docs', answer);
    app.get('/docs/*', answer);
  };
}
