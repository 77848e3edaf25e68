import { useTranslation } from 'react-i18next';
import { useWritable } from '#parts/phases/use-writable.ts';
import { usePageTitle } from '#shared/brand/page-title.ts';
import { Loading } from '#shared/loading/loading.tsx';
import { getSession } from '#shared/session/session.ts';
import { trpc } from '#shared/trpc/trpc.ts';
import { TrainingBoard } from './training-board.tsx';

/** /client/test/responsibility/training: the exercises of every virtue. Spec 2, section 2. */
export function Training() {
  const { t } = useTranslation();
  const locked = !useWritable('responsibility');
  const user = getSession()?.id ?? '';
  const me = trpc.account.me.useQuery();
  const exercises = trpc.responsibility.training.getByUser.useQuery({ user });
  const evaluations = trpc.responsibility.evaluation.getByUser.useQuery({ user });
  const overview = trpc.conscience.overview.useQuery({ user });
  const words = trpc.method.virtues.useQuery(undefined, { staleTime: Number.POSITIVE_INFINITY });
  const ideas = trpc.method.exercises.useQuery(undefined, { staleTime: Number.POSITIVE_INFINITY });
  usePageTitle(t('phases.responsibility.training'));

  if (me.data && exercises.data && evaluations.data && overview.data && words.data && ideas.data) {
    return (
      <TrainingBoard
        locked={locked}
        all={exercises.data}
        evaluations={evaluations.data}
        ratings={overview.data.ratings}
        words={words.data}
        ideas={ideas.data}
      />
    );
  }
  const queries = [me, exercises, evaluations, overview, words, ideas];
  return <Loading title={t('phases.responsibility.training')} queries={queries} />;
}
