import { paths } from '@miraco/contract/paths';
import { ClipboardList } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { askResult } from '#features/conscience/asks.ts';
import { ConscienceNav } from '#features/conscience/conscience-nav.tsx';
import { GoOn } from '#parts/due/go-on.tsx';
import { useWritable } from '#parts/phases/use-writable.ts';
import { WellnessResult } from '#parts/wellness-test/wellness-result.tsx';
import { usePageTitle } from '#shared/brand/page-title.ts';
import { dateFormat } from '#shared/date-format.ts';
import { useLanguage } from '#shared/language/language.ts';
import { Loading } from '#shared/loading/loading.tsx';
import { useScreen } from '#shared/loading/use-screen.ts';
import { Link } from '#shared/router/link.tsx';
import { userId } from '#shared/session/session.ts';
import { trpc } from '#shared/trpc/trpc.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { PageHeader } from '#ui/page-header.tsx';

/** /client/result: the result of the initial test. Spec 1, sections 2 and 4. */
export function Result() {
  const { t } = useTranslation();
  const open = useWritable('conscience');
  const language = useLanguage();
  const user = userId();
  const initial = trpc.conscience.initial.get.useQuery({ user });
  const screen = useScreen(askResult);
  usePageTitle(t('result.title'));

  if (initial.data && screen.data) {
    const taken = dateFormat(language, { dateStyle: 'long', timeStyle: 'short' });
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
          words={screen.data.words}
          refetch={initial.refetch}
          stale={initial.isError}
        />
        <GoOn after={['initial']} />
      </>
    );
  }
  // Only a fresh answer of the server means that there is no result: the cache may be older than the test.
  if (initial.data === null && !initial.isFetching && !initial.isError && screen.data) return <NoResult open={open} />;
  return <Loading title={t('result.title')} queries={[initial, screen]} />;
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
