import { paths } from '@miraco/contract/paths';
import { useNavigate } from 'react-router';
import { useSendTest } from '#parts/wellness-test/use-send-test.ts';
import { failureData } from '#shared/failure.ts';
import { api, trpc } from '#shared/trpc/trpc.ts';
import { initialDraft } from './initial-draft.ts';

/**
 * Sends the finished test. Whether its answer was lost on the way, or another device was quicker: that a result exists already
 * is as good as having stored one.
 */
export function useSendInitial(user: string, draft: Parameters<typeof useSendTest>[0]) {
  const utils = trpc.useUtils();
  const navigate = useNavigate();

  return useSendTest(draft, {
    send: async (responses, call) => {
      try {
        await api.conscience.initial.register.mutate({ user, responses }, call);
      } catch (error) {
        if (failureData(error)?.key !== 'initial.taken') throw error;
      }
      void utils.conscience.overview.invalidate({ user });
      await utils.conscience.initial.get.invalidate({ user });
    },
    onSent: () => {
      // As a rule the result has come, and the screen has left by itself.
      if (utils.conscience.initial.get.getData({ user })) return;
      initialDraft.forget(user);
      navigate(paths.result, { replace: true });
    },
  });
}
