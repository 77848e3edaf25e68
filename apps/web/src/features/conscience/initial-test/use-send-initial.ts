import { paths } from '@miraco/contract/paths';
import type { Answer } from '@miraco/domain/wellness';
import type { useWellnessDraft } from '#parts/wellness-test/wellness-draft.ts';
import { failureData } from '#shared/failure.ts';
import { navigate } from '#shared/router/history.ts';
import { useSend } from '#shared/sending/use-send.ts';
import { api, trpc } from '#shared/trpc/trpc.ts';
import { initialDraft } from './initial-draft.ts';

/**
 * Sends the finished test. A result that exists already counts as sent: the answer was lost on the way, or another device was
 * faster.
 */
export function useSendInitial(user: string, draft: ReturnType<typeof useWellnessDraft>) {
  const utils = trpc.useUtils();

  return useSend({
    draft,
    send: async (responses: Answer[], call) => {
      try {
        await api.conscience.initial.register.mutate({ user, responses }, call());
      } catch (error) {
        if (failureData(error)?.key !== 'initial.taken') throw error;
      }
    },
    refresh: () => {
      void utils.conscience.overview.invalidate({ user });
      return utils.conscience.initial.get.invalidate({ user });
    },
    onSent: () => {
      // Usually the result has arrived, and the screen has redirected by itself.
      if (utils.conscience.initial.get.getData({ user })) return;
      initialDraft.forget(user, utils);
      navigate(paths.result, { replace: true });
    },
    leadsOn: true,
  });
}
