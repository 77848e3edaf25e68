import { useRef, useState, useSyncExternalStore } from 'react';
import { useFailure } from '#shared/failure.ts';
import { trpc } from '#shared/trpc/trpc.ts';
import { createSender, type Delivery, type Sender } from './sender.ts';

export interface Sending<Sent = void> extends Pick<Sender<Sent>, 'send' | 'dismiss'> {
  /** The call is under way; or it has succeeded and the screen leads on. */
  busy: boolean;
  /** The last attempt succeeded, and its message has not been dismissed. */
  done: boolean;
  /** What the last attempt carried. */
  sent: Sent | undefined;
  /** Why the last attempt failed; null where it did not. */
  error: unknown;
  /** The same in words, unless the form shows it beside its fields. */
  problem: string | undefined;
}

/** What is sent may be what was due, see `dueFor`, and may have opened the later phases. */
const withSituation = <Sent, Answer>(delivery: Delivery<Sent, Answer>, forget: () => Promise<unknown>) => ({
  ...delivery,
  refresh: () => Promise.all([delivery.refresh?.(), forget()]),
});

/** Sends what a button sends, everywhere: see `Delivery`. */
export function useSend<Sent = void, Answer = unknown>(delivery: Delivery<Sent, Answer>): Sending<Sent> {
  const utils = trpc.useUtils();
  const { failure } = useFailure();
  const latest = useRef(delivery);
  latest.current = delivery;
  const [sender] = useState(() =>
    createSender<Sent, Answer>(
      () =>
        withSituation(latest.current, () => {
          const opens = utils.account.me.getData()?.opensByItself;
          return Promise.all([utils.account.situation.invalidate(), opens && utils.account.me.invalidate()]);
        }),
      () => void utils.account.me.invalidate(),
    ),
  );
  const { status, sent, error, explained } = useSyncExternalStore(sender.subscribe, sender.snapshot, sender.snapshot);
  const done = status === 'sent';
  return {
    busy: status === 'sending' || (done && delivery.leadsOn === true),
    done,
    sent,
    error,
    problem: status === 'failed' && !explained ? failure(error) : undefined,
    send: sender.send,
    dismiss: sender.dismiss,
  };
}
