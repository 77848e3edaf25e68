import { paths } from '@miraco/contract/paths';
import type { Phase } from '@miraco/domain/phases';
import { isOpen, isWritable } from '@miraco/domain/user-phase';
import { useConscienceSteps } from '#parts/phases/conscience-steps.ts';
import { navigationSteps } from '#parts/phases/step-links.ts';
import { trpc } from '#shared/trpc/trpc.ts';
import { useKeptPhase } from './kept-phase.ts';

/** The data of the client's navigation: open phases and steps that are done. */
export function useClientSteps() {
  const me = trpc.account.me.useQuery().data;
  const inPhase = useKeptPhase(me);
  const steps = useConscienceSteps();
  const needed = steps.filter(({ step }) => step !== navigationSteps.at(-1));
  return {
    me,
    /** Undefined until it is known. */
    phase: inPhase?.phase,
    /** Nothing is shown as locked while loading. */
    isLocked: (phase: Phase) => inPhase !== undefined && !isOpen(phase, inPhase),
    steps,
    /** The summary is complete once every step that it needs is done. */
    summary: {
      to: inPhase && !isWritable('conscience', inPhase) ? paths.resumeLater : paths.resume,
      done: needed.every(({ done }) => done),
    },
  };
}
