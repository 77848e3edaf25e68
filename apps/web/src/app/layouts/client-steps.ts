import { paths } from '@miraco/schemas/paths';
import { getSession } from '../session.ts';
import { trpc } from '../trpc.ts';

/** What the client's navigation knows: which phase is open, and which steps are done. */
export function useClientSteps() {
  const user = getSession()?.id ?? '';
  const me = trpc.account.me.useQuery();
  const initial = trpc.conscience.initial.get.useQuery({ user }, { enabled: user !== '' });
  const testDone = Boolean(initial.data);
  return {
    me: me.data,
    laterPhasesLocked: me.data?.activeTest === true,
    // Taken once: afterwards the step leads to its result. Spec 1, section 2.
    initialTest: { done: testDone, to: testDone ? paths.result : paths.initialTest },
  };
}
