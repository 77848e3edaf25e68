import multipart from '@fastify/multipart';
import { AppError } from '@miraco/contract/app-error';
import { oneClick, oneClickInput, switchOffInput } from '@miraco/contract/mails';
import { paths } from '@miraco/contract/paths';
import type { FastifyInstance } from 'fastify';
import { switchMail } from '../account/mails.ts';
import { keepNoCopy } from '../security/security-headers.ts';
import type { Services } from '../services.ts';
import { sendRestError } from './adapter.ts';

/** Mail programs send one form field. */
const maximumBodyBytes = 1024;

/**
 * Switches a mail off for programs that unsubscribe with one click, by the `List-Unsubscribe` of the mail (RFC 8058): a form with
 * `List-Unsubscribe=One-Click`, of either type. The page of the same address is for people: opening it changes nothing, because mail
 * scanners open links.
 */
export function unsubscribe(services: Services) {
  return async (app: FastifyInstance) => {
    app.addHook('onRequest', keepNoCopy);
    await app.register(multipart, { attachFieldsToBody: 'keyValues', limits: { files: 0, fields: 5 } });
    app.addContentTypeParser<string>(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(body))),
    );
    app.post(paths.mails, { bodyLimit: maximumBodyBytes }, async (request, reply) => {
      try {
        const asked = switchOffInput.safeParse({ ...Object(request.params), ...Object(request.query) });
        if (!asked.success) throw new AppError('invalid');
        if (!oneClickInput.safeParse(request.body).success) throw new AppError('invalid', { field: oneClick });
        const { off, token } = asked.data;
        await switchMail({ services, address: request.ip }, { mail: off, on: false, token });
        return reply.code(204).send();
      } catch (error) {
        return sendRestError(reply, error);
      }
    });
  };
}
