import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { startHousekeeping } from './admin/housekeeping.ts';
import { logStream } from './closed-terminal.ts';
import type { Config } from './config.ts';
import { compression } from './http/compression.ts';
import { forwardedAddresses } from './http/forwarded-addresses.ts';
import { gracefulStop } from './http/graceful-stop.ts';
import { parsedJson } from './http/json-bodies.ts';
import { answerLog, serializers } from './http/logging.ts';
import { schemaController } from './http/no-schemas.ts';
import { answerUnreadable, unreadableRequests } from './http/unreadable-requests.ts';
import { readableUrl } from './http/urls.ts';
import { staticFiles } from './pages/static-files.ts';
import { wellKnown } from './pages/well-known.ts';
import { practiceName } from './practice-name.ts';
import { procedureCalls } from './procedure-calls.ts';
import { answerError } from './rest/adapter.ts';
import { api } from './rest/api.ts';
import { calendarFeed } from './rest/calendar-feed.ts';
import { health } from './rest/health.ts';
import { unsubscribe } from './rest/unsubscribe.ts';
import { procedures } from './router.ts';
import { securityHeaders, sendHeaders } from './security/security-headers.ts';
import { createServices, type Services } from './services.ts';

/** The largest call saves the draft of a whole manifesto. Pictures have their own limit. */
const maximumBodyBytes = 1024 * 1024;

declare module 'fastify' {
  interface FastifyInstance {
    services: Services;
  }
}

/** The whole product as one Fastify app that does not listen yet. */
export async function build(config: Config): Promise<FastifyInstance> {
  const headers = securityHeaders(config.publicUrl.startsWith('https:'), config.videoHosts);
  const app: FastifyInstance = Fastify({
    logger: { level: config.logLevel, serializers, ...logStream() },
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: config.trustProxy,
    bodyLimit: maximumBodyBytes,
    // Ends connections that send a request too slowly. Uploading a picture over a slow line takes less.
    requestTimeout: 120_000,
    clientErrorHandler: answerUnreadable(headers),
    // unreadable-requests.ts checks it, and refuses with our headers.
    http: { requireHostHeader: false },
    rewriteUrl: readableUrl,
    schemaController,
    // A batch of procedures is one path parameter. 16 kB is the longest request head that Node accepts.
    routerOptions: { maxParamLength: 16_384, ignoreTrailingSlash: true },
  });
  app.setErrorHandler(answerError);
  // Fastify would accept plain text, too. Only JSON and pictures are accepted.
  app.removeContentTypeParser('text/plain');
  parsedJson(app);
  const services = await createServices(config, app.log);
  app.decorate('services', services);
  const stopHousekeeping = startHousekeeping(services, app.log);
  app.addHook('onClose', async () => {
    await stopHousekeeping();
    await services.close();
  });
  app.addHook('onResponse', answerLog(procedures));
  if (config.trustProxy) await app.register(forwardedAddresses);
  await app.register(gracefulStop);

  await app.register(compression);
  await app.register(sendHeaders, { headers });
  // After the headers: its answers have them, too.
  await app.register(unreadableRequests, { headers });

  if (config.monitorToken !== undefined) {
    const { metrics } = await import('./monitoring/metrics.ts');
    await app.register(metrics(services));
  }
  await app.register(health(services));
  await app.register(unsubscribe(services));
  await app.register(calendarFeed(services));
  await app.register(procedureCalls(services), { prefix: '/trpc' });
  await app.register(api(services), { prefix: '/api' });
  const settings = async () => ({
    name: await practiceName(services),
    help: (await services.store.settings.all()).support,
  });
  await app.register(wellKnown(config.publicUrl, async () => (await services.store.settings.all()).practice.contact));
  app.setNotFoundHandler(await staticFiles(app, { ...config, method: services.method }, settings));
  return app;
}
