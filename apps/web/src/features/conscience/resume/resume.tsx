import { paths } from '@miraco/contract/paths';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation } from 'react-router';
import { useWritable } from '#parts/phases/use-writable.ts';
import { LoadingRosette } from '#shared/brand/loading-rosette.tsx';
import { usePageTitle } from '#shared/brand/page-title.ts';
import { LoadFailure } from '#shared/loading/load-failure.tsx';
import { getSession } from '#shared/session/session.ts';
import { trpc } from '#shared/trpc/trpc.ts';
import { VirtueSummary } from './virtue-summary.tsx';

/** /client/resume while Conscience is open, /client/resume2 afterwards: what a client's virtues add up to. Spec 1, section 2. */
export function Resume() {
  const { t } = useTranslation();
  const open = useWritable('conscience');
  const { pathname } = useLocation();
  const user = getSession()?.id ?? '';
  // Asked for together, these travel as one request.
  const me = trpc.account.me.useQuery();
  const overview = trpc.conscience.overview.useQuery({ user });
  const words = trpc.method.virtues.useQuery(undefined, { staleTime: Number.POSITIVE_INFINITY });
  const partners = trpc.method.polarity.useQuery(undefined, { staleTime: Number.POSITIVE_INFINITY });
  usePageTitle(t('resume.title'));

  if (!me.data || !overview.data || !words.data || !partners.data) {
    const queries = [me, overview, words, partners];
    const failed = queries.find((query) => query.isError);
    if (!failed) return <LoadingRosette />;
    const retry = () => {
      for (const query of queries) if (query.isError) void query.refetch();
    };
    const busy = queries.some((query) => query.isFetching);
    return <LoadFailure title={t('resume.title')} error={failed.error} busy={busy} onRetry={retry} />;
  }

  const here = open ? paths.resume : paths.resumeLater;
  if (pathname !== here) return <Navigate to={here} replace />;
  return (
    <VirtueSummary
      me={me.data}
      overview={overview.data}
      words={words.data}
      partners={partners.data}
      refetch={overview.refetch}
      stale={overview.isError}
    />
  );
}
