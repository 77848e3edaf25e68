import { AppError } from '@miraco/contract/app-error';
import { switchOffInput } from '@miraco/contract/mails';
import { paths } from '@miraco/contract/paths';
import type { FastifyInstance } from 'fastify';
import { recipientOf } from '../account/mails.ts';
import { keepNoCopy } from '../security/security-headers.ts';
import type { Services } from '../services.ts';
import { sendRestError } from './adapter.ts';

/** Mail programs send one form field. */
const maximumBodyBytes = 1024;

/**
 * Switches a mail off for programs that unsubscribe with one click, by the `List-Unsubscribe` of the mail (RFC 8058). The page of the
 * same address is for people: opening it changes nothing, because mail scanners open links.
 */
export function unsubscribe(services: Services) {
  return async (app: FastifyInstance) => {
    app.addHook('onRequest', keepNoCopy);
    app.addContentTypeParser('*', { parseAs: 'string' }, (_request, _body, done) => done(null));
    app.post(paths.mails, { bodyLimit: maximumBodyBytes }, async (request, reply) => {
      try {
        const asked = switchOffInput.safeParse({ ...Object(request.params), ...Object(request.query) });
        if (!asked.success) throw new AppError('invalid');
        const { id } = await recipientOf(services, asked.data.token);
        await services.store.mailPreferences.switch(id, asked.data.off, false);
        return reply.code(204).send();
      } catch (error) {
        return sendRestError(reply, error);
      }
    });
  };
}
