import { paths } from '@miraco/contract/paths';
import { ChartNoAxesColumnDecreasing } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useWritable } from '#parts/phases/use-writable.ts';
import { LoadingRosette } from '#shared/brand/loading-rosette.tsx';
import { usePageTitle } from '#shared/brand/page-title.ts';
import { LoadFailure } from '#shared/loading/load-failure.tsx';
import { getSession } from '#shared/session/session.ts';
import { trpc } from '#shared/trpc/trpc.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { CitedVirtues } from './cited-virtues.tsx';

/** /client/polarity: virtues by frequency, with related virtues and tips. Spec 1, section 2. */
export function Polarity() {
  const { t } = useTranslation();
  const open = useWritable('conscience');
  const user = getSession()?.id ?? '';
  // Asked for together, these travel as one request.
  const me = trpc.account.me.useQuery();
  const overview = trpc.conscience.overview.useQuery({ user });
  const words = trpc.method.virtues.useQuery(undefined, { staleTime: Number.POSITIVE_INFINITY });
  const partners = trpc.method.polarity.useQuery(undefined, { staleTime: Number.POSITIVE_INFINITY });
  const advice = trpc.method.advice.useQuery(undefined, { staleTime: Number.POSITIVE_INFINITY });
  usePageTitle(t('polarity.title'));

  if (!me.data || !overview.data || !words.data || !partners.data || !advice.data) {
    const queries = [me, overview, words, partners, advice];
    const failed = queries.find((query) => query.isError);
    if (!failed) return <LoadingRosette />;
    const retry = () => {
      for (const query of queries) if (query.isError) void query.refetch();
    };
    const busy = queries.some((query) => query.isFetching);
    return <LoadFailure title={t('polarity.title')} error={failed.error} busy={busy} onRetry={retry} />;
  }

  const { citations, ratings } = overview.data;
  return (
    <>
      <PageHeader eyebrow={t('itinerary.conscience.name')} title={t('polarity.title')} lead={t('polarity.lead')} />
      {citations.some(({ total }) => total > 0) ? (
        <CitedVirtues
          citations={citations}
          ratings={ratings}
          words={words.data}
          partners={partners.data}
          advice={advice.data}
        />
      ) : (
        <EmptyState
          icon={<ChartNoAxesColumnDecreasing />}
          title={t('polarity.emptyTitle')}
          action={
            open && (
              <Button asChild>
                <Link to={paths.weak}>{t('polarity.start')}</Link>
              </Button>
            )
          }
        >
          {open ? t('polarity.empty') : t('polarity.emptyClosed')}
        </EmptyState>
      )}
      <Button asChild variant="secondary" className="mt-8">
        <Link to={open ? paths.resume : paths.resumeLater}>{t('polarity.toResume')}</Link>
      </Button>
    </>
  );
}
