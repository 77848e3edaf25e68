import { paths } from '@miraco/schemas/paths';
import { ClipboardList } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { usePageTitle } from '#app/page-title.ts';
import { getSession } from '#app/session.ts';
import { trpc } from '#app/trpc.ts';
import { LoadingRosette } from '#charts/loading-rosette.tsx';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { LoadFailure } from './load-failure.tsx';
import { WellnessResult } from './wellness-result.tsx';

/** /client/result: what the initial test says. Spec 1, sections 2 and 4. */
export function Result() {
  const { t } = useTranslation();
  const user = getSession()?.id ?? '';
  const me = trpc.account.me.useQuery();
  const initial = trpc.conscience.initial.get.useQuery({ user });
  const words = trpc.method.wellness.useQuery(undefined, { staleTime: Number.POSITIVE_INFINITY });
  usePageTitle(t('result.title'));

  if (initial.data && words.data) {
    return <WellnessResult test={initial.data} words={words.data} refetch={initial.refetch} stale={initial.isError} />;
  }
  const queries = [me, initial, words];
  const failed = queries.find((query) => query.isError);
  if (failed) {
    const retry = () => {
      for (const query of queries) if (query.isError) void query.refetch();
    };
    const busy = queries.some((query) => query.isFetching);
    return <LoadFailure title={t('result.title')} error={failed.error} busy={busy} onRetry={retry} />;
  }
  // That there is none is believed only from the server, not from what was known before the test was sent.
  if (initial.data === null && !initial.isFetching && me.data) return <NoResult open={me.data.activeTest} />;
  return <LoadingRosette />;
}

function NoResult({ open }: { open: boolean }) {
  const { t } = useTranslation();
  return (
    <>
      <PageHeader title={t('result.title')} />
      <EmptyState
        icon={<ClipboardList />}
        title={t('result.emptyTitle')}
        action={
          open && (
            <Button asChild>
              <Link to={paths.initialTest}>{t('result.takeTest')}</Link>
            </Button>
          )
        }
      >
        {open ? t('result.empty') : t('result.emptyClosed')}
      </EmptyState>
    </>
  );
}
