import type { Answer } from '@miraco/domain/wellness';
import { useMutation } from '@tanstack/react-query';
import { useCallback, useRef } from 'react';
import { failureData } from '#shared/failure.ts';
import { trpc } from '#shared/trpc/trpc.ts';
import { type DraftResponses, finished } from './responses.ts';

/** A network that swallows calls is as good as none. */
const patience = 20_000;

interface Draft {
  responses: DraftResponses;
  hold: () => Promise<void>;
  release: () => void;
}

interface Delivery {
  /** Stores the test, and fetches anew what that changes. */
  send: (responses: Answer[], call: { signal: AbortSignal }) => Promise<unknown>;
  onSent: () => void;
}

export interface Sending {
  /** Why the last attempt failed. */
  error: unknown;
  busy: boolean;
  send: () => void;
  /** Takes the message about the last attempt away. */
  dismiss: () => void;
}

/** Sends a finished wellness test. Whatever goes wrong, the draft is kept. */
export function useSendTest(draft: Draft, { send, onSent }: Delivery): Sending {
  const utils = trpc.useUtils();
  // The state of a mutation arrives with the next drawing; a second press may come before.
  const sending = useRef(false);

  const mutation = useMutation({
    mutationFn: async () => {
      const responses = finished(draft.responses);
      if (!responses) throw new Error('a test is sent only when it is finished');
      // A save that arrived after the test would leave a draft behind.
      await draft.hold();
      await send(responses, { signal: AbortSignal.timeout(patience) });
    },
    onSuccess: onSent,
    onError: (error) => {
      draft.release();
      if (failureData(error)?.key === 'errors.phaseLocked') void utils.account.me.invalidate();
    },
    onSettled: () => {
      sending.current = false;
    },
  });

  const { isError, reset } = mutation;
  const dismiss = useCallback(() => {
    if (isError) reset();
  }, [isError, reset]);

  return {
    error: mutation.error,
    busy: mutation.isPending,
    send: () => {
      if (sending.current) return;
      sending.current = true;
      mutation.mutate();
    },
    dismiss,
  };
}
