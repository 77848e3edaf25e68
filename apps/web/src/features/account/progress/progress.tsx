import { paths } from '@miraco/contract/paths';
import { useTranslation } from 'react-i18next';
import { askProgress } from '#features/account/asks.ts';
import { useWritable } from '#parts/phases/use-writable.ts';
import { ExercisesAlongside } from '#parts/practice/alongside/alongside-lazily.ts';
import { usePageTitle } from '#shared/brand/page-title.ts';
import { Loading } from '#shared/loading/loading.tsx';
import { useScreen } from '#shared/loading/use-screen.ts';
import { Link } from '#shared/router/link.tsx';
import { userId } from '#shared/session/session.ts';
import { Button } from '#ui/button.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { timeline } from './timeline.ts';
import { TimelineList } from './timeline-list.tsx';
import { VirtuesChange } from './virtues-change.tsx';
import { WellnessChange } from './wellness-change.tsx';

/** /client/progress: a timeline, and the changes since the beginning. Spec 1, section 2. */
export function Progress() {
  const { t } = useTranslation();
  const locked = !useWritable('responsibility');
  const user = userId();
  const screen = useScreen(askProgress);
  usePageTitle(t('progress.title'));

  if (!screen.data) return <Loading title={t('progress.title')} queries={[screen]} />;
  const { words, progress } = screen.data;
  const { initial, weekly, evaluations } = progress.compared;
  return (
    <>
      <PageHeader
        title={t('progress.title')}
        lead={t('progress.lead')}
        actions={
          <Button asChild variant="secondary">
            <Link to={paths.todaysProfile}>{t('progress.toToday')}</Link>
          </Button>
        }
      />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <WellnessChange initial={initial} weekly={weekly} locked={locked} />
        <VirtuesChange evaluations={evaluations} words={words} locked={locked} />
        <ExercisesAlongside user={user} words={words} className="mt-5" />
      </div>
      <TimelineList entries={timeline(progress)} words={words} />
    </>
  );
}
