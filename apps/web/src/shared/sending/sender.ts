import { failureData, isRefusal } from '#shared/failure.ts';
import { type NextCall, within } from './patience.ts';

/** The draft of a form that is sent. */
interface SentDraft {
  /** Stops saving and waits for a save under way: one that arrived after the form would leave a draft behind. */
  hold: () => Promise<void>;
  release: () => void;
  /** Drops the draft once the form is stored; left out where `onSent` decides what stays. */
  forget?: () => void;
}

export interface Delivery<Sent, Answer> {
  send: (sent: Sent, call: NextCall) => Promise<Answer>;
  /** Refetches what sending changes and what the form is validated against: after success, before `onSent`, and after a refusal. */
  refresh?: () => Promise<unknown>;
  draft?: SentDraft;
  /** Runs once the form is stored. The promise that it returns is awaited before another attempt. */
  onSent?: (answer: Answer, sent: Sent) => unknown;
  /** @returns true where the form itself shows what was wrong, and no other message is needed */
  onFailed?: ((error: unknown, sent: Sent) => unknown) | undefined;
  /** The screen is left after success: nothing is sent from it again. */
  leadsOn?: boolean;
  /** An attempt waits for the one before instead of being ignored. */
  inOrder?: boolean;
}

interface SendState<Sent> {
  status: 'idle' | 'sending' | 'sent' | 'failed';
  /** What the last attempt carried. */
  sent: Sent | undefined;
  /** Why the last attempt failed; null where it did not. */
  error: unknown;
  /** The form itself shows what was wrong. */
  explained: boolean;
}

export interface Sender<Sent> {
  subscribe: (listener: () => void) => () => void;
  snapshot: () => SendState<Sent>;
  /** Ignored while an attempt is under way, unless attempts follow each other. @returns whether it is stored */
  send: (sent: Sent) => Promise<boolean>;
  /** Drops the message about the last attempt. */
  dismiss: () => void;
}

/**
 * Sends a form once, however often its button is pressed. A draft is kept whenever sending fails.
 * @param delivery the latest options: they may change while an attempt is under way
 * @param onPhaseClosed the phase was closed after the form had been opened
 */
export function createSender<Sent, Answer>(
  delivery: () => Delivery<Sent, Answer>,
  onPhaseClosed: () => void,
): Sender<Sent> {
  const idle: SendState<Sent> = { status: 'idle', sent: undefined, error: null, explained: false };
  let state = idle;
  /** The end of the last attempt, where attempts follow each other. */
  let last: Promise<unknown> = Promise.resolve();
  const listeners = new Set<() => void>();

  function set(next: SendState<Sent>) {
    state = next;
    for (const listener of listeners) listener();
  }

  const locked = () => state.status === 'sending' || (state.status === 'sent' && delivery().leadsOn === true);

  async function deliver(sent: Sent) {
    await delivery().draft?.hold();
    const answer = await delivery().send(sent, within());
    await delivery().refresh?.();
    delivery().draft?.forget?.();
    await delivery().onSent?.(answer, sent);
  }

  function fail(error: unknown, sent: Sent) {
    const { draft, refresh, onFailed } = delivery();
    draft?.release();
    if (isRefusal(error)) refresh?.().catch(() => undefined);
    if (failureData(error)?.key === 'errors.phaseLocked') onPhaseClosed();
    set({ status: 'failed', sent, error, explained: onFailed?.(error, sent) === true });
  }

  async function attempt(sent: Sent) {
    set({ ...idle, status: 'sending', sent });
    try {
      await deliver(sent);
      set({ ...idle, status: 'sent', sent });
      return true;
    } catch (error) {
      fail(error, sent);
      return false;
    }
  }

  function attemptAfterLast(sent: Sent) {
    const own = last.then(() => attempt(sent));
    last = own.catch(() => undefined);
    return own;
  }

  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },

    snapshot: () => state,

    async send(sent) {
      if (delivery().inOrder) return attemptAfterLast(sent);
      return locked() ? false : attempt(sent);
    },

    dismiss() {
      if (!locked() && state !== idle) set(idle);
    },
  };
}
