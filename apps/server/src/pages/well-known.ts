import { paths } from '@miraco/contract/paths';
import type { PracticeContact } from '@miraco/contract/settings';
import { languages } from '@miraco/domain/languages';
import type { FastifyInstance } from 'fastify';

const securityPath = '/.well-known/security.txt';

/** Milliseconds. RFC 9116 recommends less than a year. The file is made for each request, so that it never expires. */
const validFor = 180 * 24 * 60 * 60 * 1000;

/** The contact as URIs. */
const addressesOf = ({ mail, phone }: PracticeContact): string[] => [
  ...(mail ? [`mailto:${encodeURI(mail)}`] : []),
  ...(phone ? [`tel:${phone.replaceAll(/[^\d+]/g, '')}`] : []),
];

/** The file that says where a weakness is reported (RFC 9116), and the address at which password managers look for the form. */
export function wellKnown(publicUrl: string, contact: () => Promise<PracticeContact>) {
  return async (app: FastifyInstance) => {
    app.get(securityPath, async (_request, reply) => {
      const addresses = addressesOf(await contact());
      if (addresses.length === 0) return reply.callNotFound();
      const lines = [
        ...addresses.map((address) => `Contact: ${address}`),
        `Expires: ${new Date(Date.now() + validFor).toISOString()}`,
        `Preferred-Languages: ${languages.join(', ')}`,
        `Canonical: ${publicUrl}${securityPath}`,
      ];
      return reply
        .header('cache-control', 'no-cache')
        .type('text/plain; charset=utf-8')
        .send(`${lines.join('\n')}\n`);
    });
    app.get('/.well-known/change-password', (_request, reply) => reply.redirect(paths.editProfile));
  };
}
