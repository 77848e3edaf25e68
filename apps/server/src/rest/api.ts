import { AppError } from '@miraco/contract/app-error';
import type { FastifyInstance } from 'fastify';
import { keepNoCopy } from '../security/security-headers.ts';
import type { Services } from '../services.ts';
import { restRoutes, sendRestError } from './adapter.ts';
import { documentation } from './documentation.ts';
import { openApiDocument } from './openapi.ts';
import { uploads } from './uploads.ts';

/** Everything below /api: the documented calls, the pictures, and their documentation. */
export function api(services: Services) {
  const { brandName, publicUrl } = services.config;
  return async (app: FastifyInstance) => {
    app.addHook('onRequest', keepNoCopy);
    app.setNotFoundHandler((_request, reply) => sendRestError(reply, new AppError('notFound')));

    let described: ReturnType<typeof openApiDocument> | undefined;
    // Not at the start, of which it would take a twentieth.
    const document = () => {
      described ??= openApiDocument(brandName, publicUrl);
      return described;
    };
    app.get('/openapi.json', document);
    await app.register(documentation(document));

    await app.register(restRoutes(services));
    await app.register(uploads(services));
  };
}
