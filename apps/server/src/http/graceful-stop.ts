import fastifyPlugin from 'fastify-plugin';

/** Milliseconds that a stop waits for the answers under way. */
const gracePeriod = 10_000;

/**
 * A stop waits for the answers under way and then closes every connection: browsers keep connections open, and open some before
 * they have a request.
 */
export const gracefulStop = fastifyPlugin(async (app) => {
  let underWay = 0;
  let stopping = false;
  const closeConnections = () => {
    if (stopping && underWay === 0) app.server.closeAllConnections();
  };

  app.addHook('onRequest', (_request, reply, done) => {
    underWay += 1;
    reply.raw.once('close', () => {
      underWay -= 1;
      closeConnections();
    });
    done();
  });

  app.addHook('preClose', async () => {
    stopping = true;
    closeConnections();
    setTimeout(() => app.server.closeAllConnections(), gracePeriod).unref();
  });
});
