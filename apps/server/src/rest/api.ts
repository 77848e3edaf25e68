import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { AppError, type ErrorCode } from '@miraco/schemas/app-error';
import type { FastifyError, FastifyInstance } from 'fastify';
import type { Services } from '../services.ts';
import { restRoutes, sendRestError } from './adapter.ts';
import { openApiDocument } from './openapi.ts';
import { uploads } from './uploads.ts';

/** What the framework refuses before a handler runs, by the status it would answer. */
const refusals: Readonly<Record<number, ErrorCode>> = { 400: 'invalid', 413: 'tooLarge', 415: 'unsupportedMedia' };

/** Everything below /api: the documented calls, the pictures, and their documentation. */
export function api(services: Services) {
  const { brandName, publicUrl } = services.config;
  return async (app: FastifyInstance) => {
    app.setErrorHandler((error: FastifyError, _request, reply) => {
      const refusal = error.statusCode === undefined ? undefined : refusals[error.statusCode];
      return sendRestError(reply, refusal ? new AppError(refusal) : error);
    });
    app.setNotFoundHandler((_request, reply) => sendRestError(reply, new AppError('notFound')));

    const document = openApiDocument(brandName, publicUrl);
    app.get('/openapi.json', () => document);
    await app.register(swagger, { mode: 'static', specification: { document } });
    await app.register(swaggerUi, { routePrefix: '/docs', staticCSP: true, theme: { title: document.info.title } });

    await app.register(restRoutes(services));
    await app.register(uploads(services));
  };
}
