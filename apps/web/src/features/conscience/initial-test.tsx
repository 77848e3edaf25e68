import { paths } from '@miraco/schemas/paths';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation, useNavigate } from 'react-router';
import { usePageTitle } from '#app/page-title.ts';
import { getSession } from '#app/session.ts';
import { trpc } from '#app/trpc.ts';
import { LoadingRosette } from '#charts/loading-rosette.tsx';
import { InitialSteps } from './initial-steps.tsx';
import { Loading } from './loading.tsx';
import { stepsTaken } from './steps-taken.ts';
import { forgetInitialDraft, storedDraft } from './use-initial-draft.ts';

/** /client/test/initial: the test, or the way to its result once it has been taken. Spec 1, sections 2 and 4. */
export function InitialTest() {
  const { t } = useTranslation();
  const user = getSession()?.id ?? '';
  const me = trpc.account.me.useQuery();
  const initial = trpc.conscience.initial.get.useQuery({ user });
  const draft = trpc.drafts.get.useQuery({ user, form: 'initial' }, { select: storedDraft });
  const words = trpc.method.wellness.useQuery(undefined, { staleTime: Number.POSITIVE_INFINITY });
  usePageTitle(t('initial.title'));

  if (initial.data) return <Taken user={user} />;
  if (me.data && words.data && initial.data === null && draft.data !== undefined) {
    return <InitialSteps user={user} open={me.data.activeTest} draft={draft.data} words={words.data} />;
  }
  return <Loading title={t('initial.title')} queries={[me, initial, draft, words]} />;
}

/**
 * Leads to the result, in place of the page on which the test began: so that one step back leaves the test and does not walk
 * through its pages again.
 */
function Taken({ user }: { user: string }) {
  const navigate = useNavigate();
  const taken = stepsTaken(useLocation().state);

  useEffect(() => {
    forgetInitialDraft(user);
    if (taken === 0) return;
    const timer = setTimeout(() => navigate(-taken));
    return () => clearTimeout(timer);
  }, [user, taken, navigate]);

  return taken === 0 ? <Navigate to={paths.result} replace /> : <LoadingRosette />;
}
