import { paths } from '@miraco/contract/paths';
import { useConscienceSteps } from '#parts/steps/conscience-steps.ts';
import { navigationSteps } from '#parts/steps/step-links.ts';
import { trpc } from '#shared/trpc/trpc.ts';

/** What the client's navigation knows: which phase is open, and which steps are done. */
export function useClientSteps() {
  const me = trpc.account.me.useQuery().data;
  const steps = useConscienceSteps();
  const needed = steps.filter(({ step }) => step !== navigationSteps.at(-1));
  return {
    me,
    laterPhasesLocked: me?.activeTest === true,
    steps,
    /** The summary is whole once every step that it needs is done. */
    summary: {
      to: me?.activeTest === false ? paths.resumeLater : paths.resume,
      done: needed.every(({ done }) => done),
    },
  };
}
