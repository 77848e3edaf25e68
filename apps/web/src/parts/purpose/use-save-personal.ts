import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { failureData } from '#shared/failure.ts';
import { trpc } from '#shared/trpc/trpc.ts';
import type { KeptChanges } from './use-kept-changes.ts';

/** A network that swallows calls is as good as none. */
const patience = 20_000;

interface Call {
  signal: AbortSignal;
}

interface SavePersonal<Changes extends object> {
  user: string;
  kept: KeptChanges<Changes>;
  send: (call: Call) => Promise<unknown>;
}

/** Saves a part of the personal purpose. The changes are let go only once what is shown is what is stored. */
export function useSavePersonal<Changes extends object>({ user, kept, send }: SavePersonal<Changes>) {
  const utils = trpc.useUtils();
  const [confirmed, setConfirmed] = useState(false);

  const mutation = useMutation({
    mutationFn: async () => {
      const sent = kept.changes;
      await send({ signal: AbortSignal.timeout(patience) });
      await utils.impact.personal.get.fetch({ user }, { staleTime: 0 });
      return sent;
    },
    onSuccess: (sent) => {
      kept.saved(sent);
      setConfirmed(true);
    },
    onError: (error) => {
      if (!failureData(error)) return;
      // What it was judged by here is out of date: a virtue is not strong any more, or the phase has been closed.
      void utils.conscience.overview.invalidate({ user });
      void utils.account.me.invalidate();
    },
  });

  return {
    error: mutation.error,
    busy: mutation.isPending,
    save: () => {
      if (!mutation.isPending) mutation.mutate();
    },
    /** It is stored, and this has not been acknowledged yet. */
    confirmed,
    acknowledge: () => setConfirmed(false),
  };
}
