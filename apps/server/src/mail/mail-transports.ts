import { constants } from 'node:fs';
import { access, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { uuidv7 } from 'uuidv7';
import type { Config } from '../config.ts';

export interface Mail {
  to: string;
  subject: string;
  text: string;
}

export type MailConfig = Pick<Config, 'smtpUrl' | 'mailFrom' | 'dataDir'>;

/** A way for mails to leave. */
export interface Transport {
  /** Resolves when a mail could be handed over now; rejects otherwise. */
  ready: () => Promise<unknown>;
  deliver: (mail: Mail & { from: Config['mailFrom'] }) => Promise<unknown>;
  close: () => void;
}

/** Between processes of one machine nobody listens in, and few mail servers have a certificate for its name. */
const thisMachine = ['localhost', '127.0.0.1', '[::1]'];

function smtp(url: string): Transport {
  const timeout = 10_000;
  const transporter = createTransport({
    url,
    // Without it TLS is taken where it is offered, and whoever stands in between can hide the offer.
    // The URL has the last word: `?requireTLS=false`.
    requireTLS: !thisMachine.includes(new URL(url).hostname),
    connectionTimeout: timeout,
    greetingTimeout: timeout,
    socketTimeout: timeout,
  });
  return {
    ready: () => transporter.verify(),
    deliver: (mail) => transporter.sendMail(mail),
    close: () => transporter.close(),
  };
}

/** Writes each mail as an .eml file, for a box without a mail server. */
function outbox(folder: string): Transport {
  const composer = createTransport({ streamTransport: true, buffer: true });
  const ready = async () => {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await access(folder, constants.W_OK);
  };
  return {
    ready,
    deliver: async (mail) => {
      await ready();
      const { message } = await composer.sendMail(mail);
      if (!Buffer.isBuffer(message)) throw new Error('the composer answered a stream');
      await writeFile(join(folder, `${uuidv7()}.eml`), message, { mode: 0o600 });
    },
    close: () => composer.close(),
  };
}

/** The mail server of the configuration, or the folder that stands in for one. */
export function openTransport({ smtpUrl, dataDir }: MailConfig): Transport {
  return smtpUrl ? smtp(smtpUrl) : outbox(join(dataDir, 'outbox'));
}
