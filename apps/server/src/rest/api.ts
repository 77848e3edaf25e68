import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { AppError } from '@miraco/contract/app-error';
import type { FastifyInstance } from 'fastify';
import { keepNoCopy } from '../security/security-headers.ts';
import type { Services } from '../services.ts';
import { restRoutes, sendRestError } from './adapter.ts';
import { openApiDocument } from './openapi.ts';
import { uploads } from './uploads.ts';

/** Everything below /api: the documented calls, the pictures, and their documentation. */
export function api(services: Services) {
  const { brandName, publicUrl } = services.config;
  return async (app: FastifyInstance) => {
    app.addHook('onRequest', keepNoCopy);
    app.setNotFoundHandler((_request, reply) => sendRestError(reply, new AppError('notFound')));

    const document = openApiDocument(brandName, publicUrl);
    app.get('/openapi.json', () => document);
    await app.register(swagger, { mode: 'static', specification: { document } });
    await app.register(swaggerUi, {
      routePrefix: '/docs',
      // The page loads its files by absolute paths, and does not know that it is below /api.
      indexPrefix: '/api',
      // Its script inserts a style sheet.
      transformStaticCSP: (policy) => `${policy};style-src 'self' 'unsafe-inline'`,
      theme: { title: document.info.title },
    });

    await app.register(restRoutes(services));
    await app.register(uploads(services));
  };
}
