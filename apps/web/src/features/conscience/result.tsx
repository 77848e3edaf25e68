import { paths } from '@miraco/schemas/paths';
import { ClipboardList } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useLanguage } from '#app/language.ts';
import { Loading } from '#app/loading.tsx';
import { usePageTitle } from '#app/page-title.ts';
import { getSession } from '#app/session.ts';
import { trpc } from '#app/trpc.ts';
import { WellnessResult } from '#app/wellness-test/wellness-result.tsx';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { ConscienceNav } from './conscience-nav.tsx';

/** /client/result: what the initial test says. Spec 1, sections 2 and 4. */
export function Result() {
  const { t } = useTranslation();
  const language = useLanguage();
  const user = getSession()?.id ?? '';
  const me = trpc.account.me.useQuery();
  const initial = trpc.conscience.initial.get.useQuery({ user });
  const words = trpc.method.wellness.useQuery(undefined, { staleTime: Number.POSITIVE_INFINITY });
  usePageTitle(t('result.title'));

  if (initial.data && words.data) {
    const taken = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'short' });
    return (
      <>
        <ConscienceNav />
        <PageHeader
          eyebrow={t('initial.title')}
          title={t('result.title')}
          lead={t('result.taken', { date: taken.format(initial.data.date) })}
        />
        <WellnessResult
          score={initial.data.score}
          words={words.data}
          refetch={initial.refetch}
          stale={initial.isError}
        />
        <Button asChild variant="secondary" className="mt-6">
          <Link to={paths.profile}>{t('result.toProfile')}</Link>
        </Button>
      </>
    );
  }
  // That there is none is believed only from the server, not from what was known before the test was sent.
  if (initial.data === null && !initial.isFetching && !initial.isError && me.data)
    return <NoResult open={me.data.activeTest} />;
  return <Loading title={t('result.title')} queries={[me, initial, words]} />;
}

function NoResult({ open }: { open: boolean }) {
  const { t } = useTranslation();
  return (
    <>
      <ConscienceNav />
      <PageHeader title={t('result.title')} />
      <EmptyState
        icon={<ClipboardList />}
        title={open ? t('result.emptyTitle') : t('result.emptyClosedTitle')}
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
