import fastifyPlugin from 'fastify-plugin';
import { canonicalAddress } from './addresses.ts';

/**
 * Rewrites X-Forwarded-For into canonical addresses before anything reads it: some proxies add a port, and one address has many
 * spellings. What is no address counts as the address of the proxy that wrote it, which is the one behind it in the list, or the
 * other end of the connection. What stands before it is dropped: nobody who is believed has vouched for it.
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
