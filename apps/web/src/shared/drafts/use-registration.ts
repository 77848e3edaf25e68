import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { failureData } from '#shared/failure.ts';
import { trpc } from '#shared/trpc/trpc.ts';

/** A network that swallows calls is as good as none. */
const patience = 20_000;

interface Draft {
  hold: () => Promise<void>;
  release: () => void;
  forget: () => void;
}

interface Registration<Sent> {
  send: (sent: Sent, call: { signal: AbortSignal }) => Promise<unknown>;
  /** Fetches anew what sending changes, and what the form was judged by here. */
  refresh: () => Promise<unknown>;
  /** Leads on: what was sent is stored, and the screen's work is done. */
  onRegistered: () => void;
}

/** Sends a filled-in form, once however often the button is pressed. Whatever goes wrong, the draft is kept. */
export function useRegistration<Sent>(draft: Draft, { send, refresh, onRegistered }: Registration<Sent>) {
  const utils = trpc.useUtils();
  // The state of a mutation arrives with the next drawing; a second press may come before.
  const sending = useRef(false);

  const mutation = useMutation({
    mutationFn: async (sent: Sent) => {
      // A save that arrived after it would leave a draft behind.
      await draft.hold();
      await send(sent, { signal: AbortSignal.timeout(patience) });
      // What is shown from here on is what is stored.
      await refresh();
    },
    onSuccess: () => {
      draft.forget();
      onRegistered();
    },
    onError: (error) => {
      sending.current = false;
      draft.release();
      // What it was judged by here is out of date.
      if (failureData(error)) void refresh();
      if (failureData(error)?.key === 'errors.phaseLocked') void utils.account.me.invalidate();
    },
  });

  return {
    error: mutation.error,
    busy: mutation.isPending || mutation.isSuccess,
    register: (sent: Sent) => {
      if (sending.current) return;
      sending.current = true;
      mutation.mutate(sent);
    },
    /** Takes the message about the last attempt away. */
    dismiss: () => {
      if (mutation.isError) mutation.reset();
    },
  };
}
