import fastifyPlugin from 'fastify-plugin';
import { canonicalAddress } from './addresses.ts';

/**
 * Rewrites X-Forwarded-For into canonical addresses before anything reads it: some proxies add a port, and one address has many
 * spellings. An invalid entry counts as the address of the proxy that wrote it: the next entry in the list, or the peer of the
 * connection. Entries before an invalid one are dropped: no trusted proxy vouches for them.
 */
export const forwardedAddresses = fastifyPlugin(async (app) => {
  app.addHook('onRequest', (request, _reply, done) => {
    const { headers, socket } = request.raw;
    const given = headers['x-forwarded-for'];
    if (given !== undefined) {
      const addresses: string[] = [];
      for (const entry of String(given).split(',').reverse()) {
        const address = canonicalAddress(entry.trim());
        addresses.unshift(address ?? addresses[0] ?? socket.remoteAddress ?? '');
        if (address === null) break;
      }
      headers['x-forwarded-for'] = addresses.join(', ');
    }
    done();
  });
});
