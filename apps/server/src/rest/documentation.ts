import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import type { OpenAPIV3 } from 'openapi-types';
import type { Config } from '../config.ts';
import { keptBody, type SendKept } from '../http/kept-bodies.ts';
import { schemaController } from '../http/no-schemas.ts';
import { withoutTrustedTypes } from '../security/security-headers.ts';
import { openApiDocument } from './openapi.ts';

const path = '/api/docs';

/** The page, the description as it reads it, and its files. */
const pages = /^\/api\/docs(?:\/|\/json|\/yaml|\/static\/[\w-]+(?:\.[\w-]+)+)?$/;

/** What the page may load beyond all others: its script inserts a style sheet, and text as HTML. */
const policy = "style-src 'self' 'unsafe-inline'";

interface Found {
  type: string;
  send: SendKept;
}

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
  /** By path: `pages` has no other spelling of one. */
  const kept = new Map<string, Found>();
  const find = async (url: string): Promise<Found | undefined> => {
    const known = kept.get(url);
    if (known) return known;
    loaded ??= load(document());
    const { headers, rawPayload, statusCode } = await (await loaded).inject({ method: 'GET', url });
    if (statusCode !== 200) return undefined;
    const found = { type: String(headers['content-type']), send: keptBody(rawPayload) };
    kept.set(url, found);
    return found;
  };
  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    const [pathname = ''] = request.url.split('?');
    const found = pages.test(pathname) && (await find(pathname));
    if (!found) return reply.callNotFound();
    const own = withoutTrustedTypes(String(reply.getHeader('content-security-policy')));
    reply.header('content-security-policy', `${own};${policy}`);
    return found.send(request, reply.type(found.type));
  };
  let description: SendKept | undefined;
  return async (app: FastifyInstance) => {
    app.get('/openapi.json', (request, reply) => {
      description ??= keptBody(JSON.stringify(document()));
      return description(request, reply.type('application/json; charset=utf-8'));
    });
    app.get('/docs', answer);
    app.get('/docs/*', answer);
  };
}
