import { setTimeout } from 'node:timers/promises';
import { AppError } from '@miraco/contract/app-error';
import type { Mail, MailConfig, Transport } from './mail-transports.ts';

type Log = (error: unknown, message: string) => void;

/** Milliseconds. By then the answer has been sent: the mail costs it no time. */
const sendDelay = 100;

export function createMailer(config: MailConfig, logError: Log) {
  let opened: Promise<Transport> | undefined;
  /** Loaded for the first mail: it is a tenth of the memory of a process that sends none. */
  const transport = () => {
    opened ??= import('./mail-transports.ts').then(({ openTransport }) => openTransport(config));
    return opened;
  };
  const pending = new Set<Promise<void>>();

  return {
    /** @throws AppError mailFailed when no mail could be sent now, to any address */
    assertReady: async () => {
      try {
        await (await transport()).ready();
      } catch (error) {
        logError(error, 'mail cannot be sent');
        throw new AppError('mailFailed');
      }
    },

    /** Composes and sends a mail after the answer, so that the response time reveals nothing about the recipient. */
    sendLater: (compose: () => Promise<Mail | null>) => {
      const job = setTimeout(sendDelay)
        .then(compose)
        .then(async (mail) => {
          if (mail) await (await transport()).deliver({ ...mail, from: config.mailFrom });
        })
        .catch((error: unknown) => logError(error, 'a mail was not sent'))
        .finally(() => pending.delete(job));
      pending.add(job);
    },

    /** Resolves once every pending mail was sent or has failed. */
    settled: async () => void (await Promise.all(pending)),

    close: async () => (await opened)?.close(),
  };
}

export type Mailer = ReturnType<typeof createMailer>;
