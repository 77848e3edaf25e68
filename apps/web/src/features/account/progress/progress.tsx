import { paths } from '@miraco/contract/paths';
import { useTranslation } from 'react-i18next';
import { useWritable } from '#parts/phases/use-writable.ts';
import { ExercisesAlongside } from '#parts/practice/alongside/alongside-lazily.ts';
import { askWeeks } from '#parts/wellness-test/weeks.ts';
import { usePageTitle } from '#shared/brand/page-title.ts';
import { Loading } from '#shared/loading/loading.tsx';
import { type Ask, useScreen } from '#shared/loading/use-screen.ts';
import { Link } from '#shared/router/link.tsx';
import { userId } from '#shared/session/session.ts';
import { Button } from '#ui/button.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { timeline } from './timeline.ts';
import { TimelineList } from './timeline-list.tsx';
import { VirtuesChange } from './virtues-change.tsx';
import { WellnessChange } from './wellness-change.tsx';

const needed = (ask: Ask, user = userId()) => ({
  me: ask.account.me(),
  initial: ask.conscience.initial.get({ user }),
  weak: ask.conscience.weak.get({ user }),
  mediumHard: ask.conscience.mediumHard.get({ user }),
  weekly: askWeeks(ask, user),
  evaluations: ask.responsibility.evaluation.getByUser({ user }),
  exercises: ask.responsibility.training.getByUser({ user }),
  manifest: ask.responsibility.manifest.date({ user }),
  personal: ask.impact.personal.get({ user }),
  professional: ask.impact.professional.get({ user }),
  couple: ask.impact.couple.get({ user }),
  words: ask.method.virtues(),
});

/** Also what its parts ask for. */
export const asks = (ask: Ask, user = userId()) => ({
  ...needed(ask, user),
  completions: ask.responsibility.completions.getByUser({ user }),
});

/** /client/progress: a timeline, and the changes since the beginning. Spec 1, section 2. */
export function Progress() {
  const { t } = useTranslation();
  const locked = !useWritable('responsibility');
  const user = userId();
  const screen = useScreen(needed);
  usePageTitle(t('progress.title'));

  if (!screen.data) return <Loading title={t('progress.title')} queries={[screen]} />;
  const { me, words, weekly, evaluations, exercises, manifest, ...single } = screen.data;
  const entries = timeline({
    single: { ...single, manifest: manifest === null ? null : { date: manifest } },
    weekly,
    evaluations,
    exercises,
  });
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
        <WellnessChange initial={single.initial} weekly={weekly} locked={locked} />
        <VirtuesChange evaluations={evaluations} words={words} locked={locked} />
        <ExercisesAlongside
          user={user}
          exercises={exercises}
          weekly={weekly}
          evaluations={evaluations}
          words={words}
          className="mt-5"
        />
      </div>
      <TimelineList entries={entries} words={words} />
    </>
  );
}
