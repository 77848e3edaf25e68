import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { afterAll } from 'vitest';

/** A real SMTP server without TLS that stores its mails. To be called while a test file is collected. */
export async function startMailServer(host = '127.0.0.1') {
  const mails: (Email & { recipients: string[] })[] = [];
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
  await new Promise<void>((resolve) => server.listen(0, host, resolve));
  afterAll(() => new Promise<void>((resolve) => server.close(() => resolve())));
  const { port } = server.server.address() as AddressInfo;
  return { mails, url: `smtp://${host}:${port}` };
}
