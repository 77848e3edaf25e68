import { AppError } from '@miraco/contract/app-error';
import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { Gauge, Registry } from 'prom-client';
import { sendRestError } from '../rest/adapter.ts';
import { procedures } from '../router.ts';
import { keepNoCopy } from '../security/security-headers.ts';
import type { Services } from '../services.ts';
import { version } from '../version.ts';
import { monitorCheck } from './monitor-token.ts';
import { processMetrics } from './process-metrics.ts';
import { countRequests } from './request-metrics.ts';
import { stateGauges } from './state-metrics.ts';

/** Counts requests from here on, and answers the metrics to the operator’s monitor in the text format of Prometheus. */
export function metrics(services: Services) {
  return fastifyPlugin(async (app: FastifyInstance) => {
    const register = new Registry();
    processMetrics(register);
    const info = new Gauge({
      name: 'miraco_info',
      help: 'The version of the product, and the engine of its database.',
      labelNames: ['version', 'engine'],
      registers: [register],
    });
    info.set({ version, engine: services.engine }, 1);
    const readState = stateGauges(register, services);
    const isMonitor = monitorCheck(services.config.monitorToken);

    app.addHook('onResponse', countRequests(register, procedures));
    app.get('/metrics', { onRequest: keepNoCopy }, async (request, reply) => {
      if (!isMonitor(request)) {
        reply.header('www-authenticate', 'Bearer');
        return sendRestError(reply, new AppError('signedOut'));
      }
      await readState();
      return reply.type(register.contentType).send(await register.metrics());
    });
  });
}
