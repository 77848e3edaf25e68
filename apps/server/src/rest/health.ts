import { setTimeout } from 'node:timers/promises';
import { DatabaseUnavailable } from '@miraco/db/unavailable';
import type { FastifyInstance } from 'fastify';
import { stateOf } from '../admin/health.ts';
import { callProcedure } from '../call-procedure.ts';
import { monitorCheck } from '../monitoring/monitor-token.ts';
import { keepNoCopy } from '../security/security-headers.ts';
import type { Services } from '../services.ts';
import { createContext } from '../trpc.ts';
import { sendRestError } from './adapter.ts';

/** Milliseconds. */
const patience = 2_000;

/**
 * Whether the process can serve, for monitoring and for a balancer; with `?full`, the state of the process and its data, for
 * administrators and the operator’s monitor.
 */
export function health(services: Services) {
  /** It must not wait for a database that does not answer. */
  const ping = () =>
    Promise.race([
      services.store.ping(),
      setTimeout(patience, undefined, { ref: false }).then(() => {
        throw new DatabaseUnavailable(new Error('it does not answer'));
      }),
    ]);
  const isMonitor = monitorCheck(services.config.monitorToken);
  return async (app: FastifyInstance) => {
    app.addHook('onRequest', keepNoCopy);
    // For what leads requests to one of several processes.
    app.get('/readyz', async (_request, reply) => {
      const isReady = await ping().catch(() => false);
      return reply.code(isReady ? 200 : 503).send({ status: isReady ? 'ready' : 'not ready' });
    });
    app.get<{ Querystring: Record<string, unknown> }>('/healthz', async (request, reply) => {
      await ping();
      if (!('full' in request.query)) return { status: 'ok' };
      if (isMonitor(request)) return stateOf(services);
      try {
        const ctx = await createContext(services, request, reply);
        return await callProcedure({ ctx, path: 'admin.health', type: 'query', getRawInput: async () => undefined });
      } catch (error) {
        return sendRestError(reply, error);
      }
    });
  };
}
