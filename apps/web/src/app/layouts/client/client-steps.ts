import { paths } from '@miraco/contract/paths';
import type { Phase } from '@miraco/domain/phases';
import { isOpen, isWritable } from '@miraco/domain/user-phase';
import { useConscienceSteps } from '#parts/phases/conscience-steps.ts';
import { navigationSteps } from '#parts/phases/step-links.ts';
import { trpc } from '#shared/trpc/trpc.ts';

/** What the client's navigation knows: which phases are open, and which steps are done. */
export function useClientSteps() {
  const me = trpc.account.me.useQuery().data;
  const steps = useConscienceSteps();
  const needed = steps.filter(({ step }) => step !== navigationSteps.at(-1));
  return {
    me,
    /** Nothing is shown as locked before it is known. */
    isLocked: (phase: Phase) => me !== undefined && !isOpen(phase, me),
    steps,
    /** The summary is whole once every step that it needs is done. */
    summary: {
      to: me && !isWritable('conscience', me) ? paths.resumeLater : paths.resume,
      done: needed.every(({ done }) => done),
    },
  };
}
