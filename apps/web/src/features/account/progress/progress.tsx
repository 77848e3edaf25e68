import { paths } from '@miraco/contract/paths';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useWritable } from '#parts/phases/use-writable.ts';
import { usePageTitle } from '#shared/brand/page-title.ts';
import { Loading } from '#shared/loading/loading.tsx';
import { getSession } from '#shared/session/session.ts';
import { trpc } from '#shared/trpc/trpc.ts';
import { Button } from '#ui/button.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { timeline } from './timeline.ts';
import { TimelineList } from './timeline-list.tsx';
import { VirtuesChange } from './virtues-change.tsx';
import { WellnessChange } from './wellness-change.tsx';

/** /client/progress: what was done when, and what has changed since the beginning. Spec 1, section 2. */
export function Progress() {
  const { t } = useTranslation();
  const locked = !useWritable('responsibility');
  const user = getSession()?.id ?? '';
  const me = trpc.account.me.useQuery();
  const initial = trpc.conscience.initial.get.useQuery({ user });
  const weak = trpc.conscience.weak.get.useQuery({ user });
  const mediumHard = trpc.conscience.mediumHard.get.useQuery({ user });
  const weekly = trpc.responsibility.weekly.getByUser.useQuery({ user });
  const evaluations = trpc.responsibility.evaluation.getByUser.useQuery({ user });
  const exercises = trpc.responsibility.training.getByUser.useQuery({ user });
  const manifest = trpc.responsibility.manifest.date.useQuery({ user });
  const personal = trpc.impact.personal.get.useQuery({ user });
  const professional = trpc.impact.professional.get.useQuery({ user });
  const couple = trpc.impact.couple.get.useQuery({ user });
  const words = trpc.method.virtues.useQuery(undefined, { staleTime: Number.POSITIVE_INFINITY });
  usePageTitle(t('progress.title'));

  const single = { initial, weak, mediumHard, manifest, personal, professional, couple };
  const known =
    initial.data !== undefined &&
    weak.data !== undefined &&
    mediumHard.data !== undefined &&
    manifest.data !== undefined &&
    personal.data !== undefined &&
    professional.data !== undefined &&
    couple.data !== undefined;
  if (!known || !me.data || !weekly.data || !evaluations.data || !exercises.data || !words.data) {
    const queries = [me, ...Object.values(single), weekly, evaluations, exercises, words];
    return <Loading title={t('progress.title')} queries={queries} />;
  }

  const happened = timeline({
    single: {
      initial: initial.data,
      weak: weak.data,
      mediumHard: mediumHard.data,
      manifest: manifest.data === null ? null : { date: manifest.data },
      personal: personal.data,
      professional: professional.data,
      couple: couple.data,
    },
    weekly: weekly.data,
    evaluations: evaluations.data,
    exercises: exercises.data,
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
        <WellnessChange initial={initial.data} weekly={weekly.data} locked={locked} />
        <VirtuesChange evaluations={evaluations.data} words={words.data} locked={locked} />
      </div>
      <TimelineList happened={happened} words={words.data} />
    </>
  );
}
