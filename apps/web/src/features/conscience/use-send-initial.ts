import { paths } from '@miraco/schemas/paths';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { failureData } from '#app/failure.ts';
import { api, trpc } from '#app/trpc.ts';
import { type DraftResponses, finished } from './draft.ts';
import { forgetInitialDraft } from './use-initial-draft.ts';

/** A network that swallows calls is as good as none. */
const patience = 20_000;

interface Draft {
  responses: DraftResponses;
  hold: () => Promise<void>;
  release: () => void;
}

export type Sending = ReturnType<typeof useSendInitial>;

/**
 * Sends the finished test. Whether its answer was lost on the way, or another device was quicker: that a result exists already
 * is as good as having stored one.
 */
export function useSendInitial(user: string, draft: Draft) {
  const utils = trpc.useUtils();
  const navigate = useNavigate();

  return useMutation({
    mutationFn: async () => {
      const responses = finished(draft.responses);
      if (!responses) throw new Error('a test is sent only when it is finished');
      // A save that arrived after the test would leave a draft behind.
      await draft.hold();
      try {
        await api.conscience.initial.register.mutate({ user, responses }, { signal: AbortSignal.timeout(patience) });
      } catch (error) {
        if (failureData(error)?.key !== 'initial.taken') throw error;
      }
      void utils.conscience.overview.invalidate({ user });
      await utils.conscience.initial.get.invalidate({ user });
    },
    onSuccess: () => {
      // As a rule the result has come, and the screen has left by itself.
      if (utils.conscience.initial.get.getData({ user })) return;
      forgetInitialDraft(user);
      navigate(paths.result, { replace: true });
    },
    onError: (error) => {
      draft.release();
      if (failureData(error)?.key === 'errors.phaseLocked') void utils.account.me.invalidate();
    },
  });
}
