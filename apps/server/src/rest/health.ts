import { setTimeout } from 'node:timers/promises';
import { callTRPCProcedure } from '@trpc/server';
import type { FastifyInstance } from 'fastify';
import { stateOf } from '../admin/health.ts';
import { monitorCheck } from '../monitoring/monitor-token.ts';
import { appRouter } from '../router.ts';
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
  const isMonitor = monitorCheck(services.config.monitorToken);
  return async (app: FastifyInstance) => {
    app.addHook('onRequest', keepNoCopy);
    // For what leads requests to one of several processes: it must not wait for a database that does not answer.
    app.get('/readyz', async (_request, reply) => {
      const isReady = await Promise.race([
        services.store.ping().catch(() => false),
        setTimeout(patience, false, { ref: false }),
      ]);
      return reply.code(isReady ? 200 : 503).send({ status: isReady ? 'ready' : 'not ready' });
    });
    app.get<{ Querystring: Record<string, unknown> }>('/healthz', async (request, reply) => {
      await services.store.ping();
      if (!('full' in request.query)) return { status: 'ok' };
      if (isMonitor(request)) return stateOf(services);
      try {
        return await callTRPCProcedure({
          router: appRouter,
          path: 'admin.health',
          type: 'query',
          ctx: await createContext(services, request),
          getRawInput: async () => undefined,
          signal: undefined,
          batchIndex: 0,
        });
      } catch (error) {
        return sendRestError(reply, error);
      }
    });
  };
}
