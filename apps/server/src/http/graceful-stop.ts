import fastifyPlugin from 'fastify-plugin';

/** Milliseconds for the answers under way, after which a stop waits for nobody. */
const patience = 10_000;

/**
 * A stop waits for the answers under way and then ends every connection: browsers keep theirs open for long, and open some before
 * they have anything to ask.
 */
export const gracefulStop = fastifyPlugin(async (app) => {
  let underWay = 0;
  let stopping = false;
  const endConnections = () => {
    if (stopping && underWay === 0) app.server.closeAllConnections();
  };

  app.addHook('onRequest', (_request, reply, done) => {
    underWay += 1;
    reply.raw.once('close', () => {
      underWay -= 1;
      endConnections();
    });
    done();
  });

  app.addHook('preClose', async () => {
    stopping = true;
    endConnections();
    setTimeout(() => app.server.closeAllConnections(), patience).unref();
  });
});
