import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { keepHouse } from './admin/housekeeping.ts';
import { logStream } from './closed-terminal.ts';
import type { Config } from './config.ts';
import { forwardedAddresses } from './http/forwarded-addresses.ts';
import { gracefulStop } from './http/graceful-stop.ts';
import { parsedJson } from './http/json-bodies.ts';
import { answerLog, serializers } from './http/logging.ts';
import { answerUnreadable, unreadableRequests } from './http/unreadable-requests.ts';
import { readableUrl } from './http/urls.ts';
import { staticFiles } from './pages/static-files.ts';
import { procedureCalls } from './procedure-calls.ts';
import { answerError } from './rest/adapter.ts';
import { api } from './rest/api.ts';
import { health } from './rest/health.ts';
import { procedures } from './router.ts';
import { securityHeaders, sendHeaders } from './security/security-headers.ts';
import { createServices, type Services } from './services.ts';

/** The largest call is the draft of a whole manifesto; pictures have a limit of their own. */
const maximumBodyBytes = 1024 * 1024;

/** The procedures check what they are sent: Fastify's own compilers of schemas would be loaded with every start, for nothing. */
const noSchemas = () => () => {
  throw new Error('A route has a schema, which only procedures have');
};

declare module 'fastify' {
  interface FastifyInstance {
    services: Services;
  }
}

/** The whole product as one Fastify app that does not listen yet. */
export async function build(config: Config): Promise<FastifyInstance> {
  const headers = securityHeaders(config.publicUrl.startsWith('https:'));
  const app: FastifyInstance = Fastify({
    logger: { level: config.logLevel, serializers, ...logStream() },
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: config.trustProxy,
    bodyLimit: maximumBodyBytes,
    // Whoever sends a request so slowly holds a connection for nothing; a picture over a poor line takes less.
    requestTimeout: 120_000,
    clientErrorHandler: answerUnreadable(headers),
    // Looked for in unreadable-requests.ts, which refuses with our headers.
    http: { requireHostHeader: false },
    rewriteUrl: readableUrl,
    schemaController: { compilersFactory: { buildValidator: noSchemas, buildSerializer: noSchemas } },
    // Batched procedures are one long path parameter. No URL is longer than this: Node itself refuses it.
    routerOptions: { maxParamLength: 16_384, ignoreTrailingSlash: true },
  });
  app.setErrorHandler(answerError);
  // JSON and pictures are what is taken; plain text would be taken as well.
  app.removeContentTypeParser('text/plain');
  parsedJson(app);
  const services = await createServices(config, app.log);
  app.decorate('services', services);
  const stopKeepingHouse = keepHouse(services, app.log);
  app.addHook('onClose', async () => {
    await stopKeepingHouse();
    await services.close();
  });
  app.addHook('onResponse', answerLog(procedures));
  if (config.trustProxy) await app.register(forwardedAddresses);
  await app.register(gracefulStop);

  await app.register(sendHeaders, { headers });
  // After the headers, which its answers have too.
  await app.register(unreadableRequests, { headers });

  await app.register(health(services));
  await app.register(procedureCalls(services), { prefix: '/trpc' });
  await app.register(api(services), { prefix: '/api' });
  app.setNotFoundHandler(await staticFiles(app, { ...config, method: services.method }));
  return app;
}
