import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export interface MailServer {
  /** In the order of their arrival. */
  mails: (Email & { recipients: string[] })[];
  /** The replies to recipients that are refused. */
  refusals: Map<string, { responseCode: number; message: string }>;
  url: string;
  close: () => Promise<void>;
  /** Listens again, after `close`, at the same address. */
  reopen: () => Promise<void>;
}

interface Options {
  host?: string | undefined;
  /** The milliseconds between the acceptance of a mail and the reply that says so. */
  replyAfter?: () => number;
}

/** A real SMTP server without TLS that stores its mails. */
export async function openMailServer({ host = '127.0.0.1', replyAfter }: Options = {}): Promise<MailServer> {
  const mails: MailServer['mails'] = [];
  const refusals: MailServer['refusals'] = new Map();
  const listen = async (port: number) => {
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
          if (replyAfter) await setTimeout(replyAfter());
          done();
        });
      },
    });
    // A connection that breaks, because its process was killed for example.
    server.on('error', () => undefined);
    await once(server.listen(port, host), 'listening');
    return server;
  };
  let server = await listen(0);
  const { port } = server.server.address() as AddressInfo;
  return {
    mails,
    refusals,
    url: `smtp://${host}:${port}`,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
    reopen: async () => {
      server = await listen(port);
    },
  };
}
