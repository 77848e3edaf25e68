import { AppError } from '@miraco/contract/app-error';
import type { FastifyInstance } from 'fastify';
import { keepNoCopy } from '../security/security-headers.ts';
import type { Services } from '../services.ts';
import { restRoutes, sendRestError } from './adapter.ts';
import { documentation } from './documentation.ts';
import { uploads } from './uploads.ts';

/** Everything below /api: the documented calls, the pictures, and their documentation. */
export function api(services: Services) {
  return async (app: FastifyInstance) => {
    app.addHook('onRequest', keepNoCopy);
    app.setNotFoundHandler((_request, reply) => sendRestError(reply, new AppError('notFound')));

    await app.register(documentation(services.config));
    await app.register(restRoutes(services));
    await app.register(uploads(services));
  };
}
