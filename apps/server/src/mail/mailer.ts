import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { AppError } from '@miraco/contract/app-error';
import type { RecordId, UserId } from '@miraco/contract/fields';
import type { MailKind } from '@miraco/contract/mails';
import type { MailPlan } from '@miraco/db/mail-plans';
import type { QueuedMail } from '@miraco/db/mails';
import { DatabaseUnavailable } from '@miraco/db/unavailable';
import type { EachAlone } from '../each-alone.ts';
import { type LogError, remedyFor } from '../http/logging.ts';
import { heldUntil, lookAt, takeDay } from './courtesy.ts';
import { type Failed, failureOf, faultOfProduct } from './failures.ts';
import { compose, type Letter, type Sources } from './letters.ts';
import type { Transport } from './mail-transports.ts';

/** Milliseconds. By then the answer has been sent: composing the mail costs it no time. */
const sendDelay = 100;

const minute = 60 * 1000;

/** The waits before the second attempt and later ones; the last one repeats. */
const waits = [1, 5, 15, 60].map((minutes) => minutes * minute);

const day = 24 * 60 * minute;

/** A mail that could not be sent for this long is given up. */
const patience = day;

/** So many mails are handed to the mail server at once, and so many plans looked at in between. */
const atOnce = 4;

/** Nobody’s absence note comes back as an answer (RFC 3834). */
const automatic = { 'Auto-Submitted': 'auto-generated' };

type DueMail = Pick<QueuedMail, 'id' | 'attempts' | 'createdAt'>;

interface Sending {
  /** The recipient; without one, `data.to`. */
  user?: UserId;
  data?: Readonly<Record<string, string>>;
}

/**
 * The queue of mails, and its one runner. A mail is stored before the call that causes it is answered, and leaves the queue once the
 * mail server has accepted it: it survives the end of the process. See docs/decisions/0018.
 */
export function createMailer(sources: Sources, logError: LogError, eachAlone: EachAlone) {
  const { config, store } = sources;
  let opened: Promise<Transport> | undefined;
  /** Loaded for the first mail: it is a tenth of the memory of a process that sends none. */
  const transport = () => {
    opened ??= import('./mail-transports.ts').then(({ openTransport }) => openTransport(config, atOnce));
    return opened;
  };
  const host = new URL(config.publicUrl).hostname;
  const deliver = async (letter: Letter, id: string) =>
    (await transport()).deliver({
      ...letter,
      headers: { ...automatic, ...letter.headers },
      id,
      messageId: `<${id}@${host}>`,
      from: config.mailFrom,
    });

  async function failed(mail: DueMail, error: unknown, { failure, reason, final }: Failed): Promise<void> {
    logError(
      error,
      'a mail was not sent',
      'the settings of the product show the reason and whether it is tried again',
      { job: 'mails', item: mail.id },
    );
    const now = Date.now();
    const next = now + (waits[mail.attempts] ?? waits.at(-1) ?? minute);
    if (final || next > mail.createdAt + patience) await store.mails.giveUp(mail, failure, reason, now);
    else await store.mails.postpone(mail, failure, reason, next);
  }

  /** The letter of a mail; `unwanted` for one that is to leave the queue, and `held` for one that was put off. */
  async function letterOf(id: RecordId): Promise<Letter | 'unwanted' | 'held'> {
    const mail = await store.mails.get(id);
    if (!mail) return 'unwanted';
    const until = await heldUntil(sources, mail, Date.now());
    if (until !== null) {
      await store.mails.hold(mail.id, until);
      return 'held';
    }
    const letter = await compose(sources, mail);
    if (!letter) return 'unwanted';
    // Otherwise the next attempt, at once, finds the day taken.
    return (await takeDay(sources, mail, Date.now())) ? letter : 'held';
  }

  /** Returns whether a mail is done with: it was accepted, or is not wanted any more. Otherwise it was put off. */
  async function handOver(mail: DueMail): Promise<boolean> {
    let failureBy: (error: unknown) => Failed = () => faultOfProduct;
    try {
      const letter = await letterOf(mail.id);
      if (typeof letter === 'string') return letter === 'unwanted';
      failureBy = failureOf;
      await deliver(letter, mail.id);
      return true;
    } catch (error) {
      if (error instanceof DatabaseUnavailable) throw error;
      await failed(mail, error, failureBy(error));
      return false;
    }
  }

  /** Mails that could not be removed after their acceptance, on a full disk for example. They are not sent again. */
  const done = new Set<RecordId>();

  async function attempt(mail: DueMail): Promise<void> {
    if (!done.has(mail.id) && !(await handOver(mail))) return;
    done.add(mail.id);
    // A death between the acceptance and this line sends the mail again, under the same Message-ID.
    await store.mails.remove(mail.id);
    done.delete(mail.id);
  }

  /** Attempts all, also where one cannot be stored. @throws the first error */
  async function attemptAll(mails: readonly DueMail[]): Promise<void> {
    const outcomes = await Promise.allSettled(mails.map(attempt));
    for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason;
  }

  /** A plan that fails is due again when it is tried again: until then it takes no place among those that are due. */
  async function lookAtEach(plans: readonly MailPlan[], now: number): Promise<void> {
    const undone = await eachAlone(
      'mailPlans',
      plans,
      { idOf: ({ user, kind }) => `${user} ${kind}`, work: (plan) => lookAt(sources, plan, now) },
      now,
    );
    for (const plan of undone) await store.mailPlans.move(plan, now + day);
  }

  let state: 'idle' | 'begun' | 'ending' = 'idle';
  let pass: Promise<unknown> = Promise.resolve();
  let isPlanned = false;
  let timer: NodeJS.Timeout | undefined;
  /** Aborted while somebody waits for the mails: then they are sent without delay. */
  let awaited = new AbortController();

  async function sendDue(isAlone: () => boolean): Promise<void> {
    // A process that ends still sends what was promised last, but no long queue.
    do {
      const plans = await store.mailPlans.due(Date.now(), atOnce);
      await lookAtEach(plans, Date.now());
      const due = await store.mails.due(Date.now(), atOnce);
      if (plans.length + due.length === 0) return;
      await attemptAll(due);
      // Another process would send the same mails.
    } while (state === 'begun' && isAlone());
  }

  /** Wakes when the next mail or plan is due; every hour at least, because timers do not see a change of the clock. */
  async function sleep(): Promise<void> {
    const [mail, plan] = [await store.mails.nextDue(), await store.mailPlans.nextDue()];
    const next = Math.min(mail ?? Number.POSITIVE_INFINITY, plan ?? Number.POSITIVE_INFINITY);
    if (next === Number.POSITIVE_INFINITY) return;
    wakeIn(Math.min(Math.max(next - Date.now(), minute / 60), 60 * minute));
  }

  /** Runs outside of the call that wakes the queue: the writes of the queue are none of that call, to be logged or checked with it. */
  const apart = AsyncLocalStorage.snapshot();
  const wake = () => apart(planPass);

  function wakeIn(milliseconds: number): void {
    if (state !== 'begun') return;
    clearTimeout(timer);
    timer = setTimeout(wake, milliseconds);
    timer.unref();
  }

  function planPass(): void {
    if (state !== 'begun' || isPlanned) return;
    isPlanned = true;
    pass = pass
      .then(() => pause(sendDelay, undefined, { signal: awaited.signal }).catch(() => {}))
      .then(() => {
        isPlanned = false;
        return store.unlessElsewhere('mails', sendDue);
      })
      // Another process may have looked at the queue before this mail was in it.
      .then((isRunner) => (isRunner ? sleep() : wakeIn(minute / 60)))
      .catch((error: unknown) => {
        logError(
          error,
          'the queue of mails could not be read or written',
          `${remedyFor(error)}; it is tried again in a minute`,
        );
        wakeIn(minute);
      });
  }

  return {
    /** Whether mails go to a mail server; otherwise they are written to a folder. */
    hasServer: config.smtpUrl !== undefined,

    /** Begins to send what is due, and what was left by an earlier process. */
    begin: () => {
      state = 'begun';
      wake();
    },

    /** @throws AppError mailFailed when no mail could be sent now, to any address */
    assertReady: async () => {
      try {
        await (await transport()).ready();
      } catch (error) {
        logError(
          error,
          'mail cannot be sent',
          'check SMTP_URL, and that its server is reached and accepts the account',
        );
        throw new AppError('mailFailed');
      }
    },

    /** Queues a mail. It is composed and sent after the answer, so that the response time reveals nothing about the recipient. */
    send: async (kind: MailKind, { user, data = {} }: Sending) => {
      const now = Date.now();
      await store.mails.add({ user: user ?? null, kind, data, createdAt: now, dueAt: now });
      wake();
    },

    /** Sends a letter now. @throws what the transport throws */
    sendNow: (letter: Letter, id: string) => deliver(letter, id),

    /** Sends what is due, after a change of the queue. */
    wake,

    /** Resolves once every mail that is due was sent or has failed. */
    settled: async () => {
      awaited.abort();
      for (let last: unknown; last !== pass; ) {
        last = pass;
        await pass;
      }
      awaited = new AbortController();
    },

    /** Ends after the mails under way. The others stay in the queue. */
    close: async () => {
      state = 'ending';
      awaited.abort();
      clearTimeout(timer);
      await pass;
      (await opened)?.close();
    },
  };
}

export type Mailer = ReturnType<typeof createMailer>;
