import { paths } from '@miraco/contract/paths';
import { CalendarCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { askWeeklyResult } from '#features/responsibility/asks.ts';
import { StepsBar } from '#features/responsibility/steps-bar.tsx';
import { GoOn } from '#parts/due/go-on.tsx';
import { LockedNotice } from '#parts/later-phases/locked-notice.tsx';
import { nextDue, withinWeek } from '#parts/later-phases/week.ts';
import { useWritable } from '#parts/phases/use-writable.ts';
import { scoredWeeks } from '#parts/wellness-test/weeks.ts';
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
import { WeeklyHistory } from './weekly-history.tsx';

/** /client/test/responsibility/weeklyresult: the latest weekly test, and the weeks before. Spec 2, section 2. */
export function WeeklyResult() {
  const { t } = useTranslation();
  const locked = !useWritable('responsibility');
  const language = useLanguage();
  const user = userId();
  const tests = trpc.responsibility.weekly.weeks.useQuery({ user }, { select: scoredWeeks });
  const screen = useScreen(askWeeklyResult);
  usePageTitle(t('weekly.resultTitle'));

  if (!screen.data || !tests.data) return <Loading title={t('weekly.resultTitle')} queries={[tests, screen]} />;
  const { initial, words } = screen.data;
  const [latest, previous] = tests.data;
  if (!latest) return <NoTests locked={locked} />;

  const day = dateFormat(language, { dateStyle: 'long' });
  const taken = withinWeek(latest.date, Date.now());
  const dates = { date: day.format(latest.date), next: day.format(nextDue(latest.date)) };
  return (
    <>
      <StepsBar current="weeklyResult" />
      <PageHeader
        eyebrow={t('weekly.title')}
        title={t('weekly.resultTitle')}
        lead={taken ? t('weekly.notDue', dates) : t('weekly.due', dates)}
        actions={
          !locked && (
            <Button asChild variant={taken ? 'secondary' : 'primary'}>
              <Link to={paths.weekly}>{taken ? t('weekly.takeAgain') : t('weekly.take')}</Link>
            </Button>
          )
        }
      />
      {locked && <LockedNotice />}
      <WellnessResult
        key={latest.id}
        score={latest.score}
        words={words}
        refetch={tests.refetch}
        stale={tests.isError}
        before={previous ?? initial}
      />
      {!locked && taken && <GoOn after={['weekly']} />}
      <WeeklyHistory tests={tests.data} initial={initial} />
    </>
  );
}

function NoTests({ locked }: { locked: boolean }) {
  const { t } = useTranslation();
  return (
    <>
      <StepsBar current="weeklyResult" />
      <PageHeader eyebrow={t('weekly.title')} title={t('weekly.resultTitle')} />
      {locked && <LockedNotice />}
      <EmptyState
        icon={<CalendarCheck />}
        title={t('weekly.emptyTitle')}
        action={
          !locked && (
            <Button asChild>
              <Link to={paths.weekly}>{t('weekly.take')}</Link>
            </Button>
          )
        }
      >
        {locked ? t('weekly.emptyLocked') : t('weekly.empty')}
      </EmptyState>
    </>
  );
}
