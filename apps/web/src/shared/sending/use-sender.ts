import { useRef, useState, useSyncExternalStore } from 'react';
import { useFailure } from '#shared/failure.ts';
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

/**
 * Sends what a button sends, for whoever is not signed in: see `Delivery`. Pages of a session use `useSend`.
 * @param onPhaseClosed the phase was closed after the form had been opened
 */
export function useSender<Sent = void, Answer = unknown>(
  delivery: Delivery<Sent, Answer>,
  onPhaseClosed: () => void = () => {},
): Sending<Sent> {
  const { failure } = useFailure();
  const latest = useRef({ delivery, onPhaseClosed });
  latest.current = { delivery, onPhaseClosed };
  const [sender] = useState(() =>
    createSender<Sent, Answer>(
      () => latest.current.delivery,
      () => latest.current.onPhaseClosed(),
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
