import { userId } from '#shared/session/session.ts';
import { trpc } from '#shared/trpc/trpc.ts';
import { type StepLink, stepLinks } from './step-links.ts';

/** The signed-in user's steps in Conscience. */
export function useConscienceSteps(): StepLink[] {
  const user = userId();
  const { data } = trpc.conscience.overview.useQuery({ user }, { enabled: user !== '' });
  return stepLinks({ missing: data?.missing, habitCount: data?.habitCount ?? 0 });
}
