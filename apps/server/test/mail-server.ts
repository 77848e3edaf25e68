import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { afterAll } from 'vitest';

/** A real SMTP server without TLS that stores its mails. To be called while a test file is collected. */
export async function startMailServer(host = '127.0.0.1') {
  const mails: (Email & { recipients: string[] })[] = [];
  /** The replies to recipients that are refused. */
  const refusals = new Map<string, { responseCode: number; message: string }>();

  async function listen(port: number): Promise<SMTPServer> {
    const server = new SMTPServer({
      authOptional: true,
      closeTimeout: 100,
      disabledCommands: ['STARTTLS'],
      disableReverseLookup: true,
      onRcptTo: ({ address }, _session, done) => {
        const refusal = refusals.get(address);
        done(refusal && Object.assign(new Error(refusal.message), refusal));
      },
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
    await new Promise<void>((resolve) => server.listen(port, host, resolve));
    return server;
  }

  let server = await listen(0);
  const stop = () => new Promise<void>((resolve) => server.close(() => resolve()));
  afterAll(stop);
  const { port } = server.server.address() as AddressInfo;
  return {
    mails,
    refusals,
    url: `smtp://${host}:${port}`,
    stop,
    startAgain: async () => {
      server = await listen(port);
    },
  };
}
