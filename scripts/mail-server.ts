import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export interface MailServer {
  /** In the order of their arrival. */
  mails: (Email & { recipients: string[] })[];
  url: string;
  close: () => Promise<void>;
}

/** A real SMTP server without TLS that stores its mails. */
export async function openMailServer(host = '127.0.0.1'): Promise<MailServer> {
  const mails: MailServer['mails'] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    onData: (stream, session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', async () => {
        const recipients = session.envelope.rcptTo.map((recipient) => recipient.address);
        mails.push({ ...(await PostalMime.parse(Buffer.concat(chunks))), recipients });
        done();
      });
    },
  });
  await once(server.listen(0, host), 'listening');
  const { port } = server.server.address() as AddressInfo;
  const close = () => new Promise<void>((resolve) => server.close(() => resolve()));
  return { mails, url: `smtp://${host}:${port}`, close };
}
