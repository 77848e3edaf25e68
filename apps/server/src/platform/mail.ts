import { constants } from 'node:fs';
import { access, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { AppError } from '@miraco/schemas/app-error';
import { createTransport } from 'nodemailer';
import { uuidv7 } from 'uuidv7';
import type { Config } from '../config.ts';

export interface Mail {
  to: string;
  subject: string;
  text: string;
}

interface Transport {
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

type Log = (error: unknown, message: string) => void;

/** Milliseconds in which an answer has left: the database and the mail server are asked for nothing before. */
const afterTheAnswer = 100;

export function createMailer(config: Pick<Config, 'smtpUrl' | 'mailFrom' | 'dataDir'>, logError: Log) {
  const transport = config.smtpUrl ? smtp(config.smtpUrl) : outbox(join(config.dataDir, 'outbox'));
  const pending = new Set<Promise<void>>();

  return {
    /** @throws AppError mailFailed when no mail could be sent now, whoever it would be for */
    assertReady: async () => {
      try {
        await transport.ready();
      } catch (error) {
        logError(error, 'mail cannot be sent');
        throw new AppError('mailFailed');
      }
    },

    /** Composes and sends a mail behind the back of the caller, so that the time of an answer tells nothing. */
    sendLater: (compose: () => Promise<Mail | null>) => {
      const job = setTimeout(afterTheAnswer)
        .then(compose)
        .then(async (mail) => {
          if (mail) await transport.deliver({ ...mail, from: config.mailFrom });
        })
        .catch((error: unknown) => logError(error, 'a mail was not sent'))
        .finally(() => pending.delete(job));
      pending.add(job);
    },

    /** Resolves once everything begun is sent or has failed. */
    settled: async () => void (await Promise.all(pending)),

    close: () => transport.close(),
  };
}

export type Mailer = ReturnType<typeof createMailer>;
