import { constants } from 'node:fs';
import { access, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Config } from '../config.ts';
import { ending, outboxOf } from './outbox.ts';

export interface Attachment {
  filename: string;
  contentType: string;
  content: Buffer;
}

export interface Mail {
  /** In the queue. */
  id: string;
  messageId: string;
  to: string;
  subject: string;
  text: string;
  replyTo?: { name: string; address: string };
  headers?: Readonly<Record<string, string>>;
  attachments?: Attachment[];
}

export type MailConfig = Pick<Config, 'smtpUrl' | 'mailFrom' | 'dataDir'>;

export interface Transport {
  /** Rejects if no mail could be handed over now. */
  ready: () => Promise<unknown>;
  deliver: (mail: Mail & { from: Config['mailFrom'] }) => Promise<unknown>;
  close: () => void;
}

/** Nobody can listen in on this machine, and few mail servers have a certificate for these names. */
const thisMachine = ['localhost', '127.0.0.1', '[::1]'];

function smtp(url: string, atOnce: number): Transport {
  const timeout = 10_000;
  const transporter = createTransport({
    url,
    pool: true,
    maxConnections: atOnce,
    // By default nodemailer uses TLS only if offered, and a man in the middle can hide the offer.
    // `?requireTLS=false` in the URL overrides it.
    requireTLS: !thisMachine.includes(new URL(url).hostname),
    connectionTimeout: timeout,
    greetingTimeout: timeout,
    socketTimeout: timeout,
  });
  return {
    ready: () => transporter.verify(),
    deliver: ({ id: _, ...mail }) => transporter.sendMail(mail),
    close: () => transporter.close(),
  };
}

/** Writes each mail as an .eml file, for a machine without a mail server. */
function outbox(folder: string): Transport {
  const composer = createTransport({ streamTransport: true, buffer: true });
  const ready = async () => {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await access(folder, constants.W_OK);
  };
  return {
    ready,
    deliver: async ({ id, ...mail }) => {
      await ready();
      const { message } = await composer.sendMail(mail);
      if (!Buffer.isBuffer(message)) throw new Error('the composer returned a stream');
      // Named by its id, which begins with its date: in order, and written once even if it is sent again.
      await writeFile(join(folder, `${id}${ending}`), message, { mode: 0o600 });
    },
    close: () => composer.close(),
  };
}

/** The configured mail server, or the folder `outbox` instead. */
export function openTransport({ smtpUrl, dataDir }: MailConfig, atOnce: number): Transport {
  return smtpUrl ? smtp(smtpUrl, atOnce) : outbox(outboxOf(dataDir));
}
