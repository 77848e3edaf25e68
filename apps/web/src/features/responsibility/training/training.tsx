import { useTranslation } from 'react-i18next';
import { useWritable } from '#parts/phases/use-writable.ts';
import { usePageTitle } from '#shared/brand/page-title.ts';
import { Loading } from '#shared/loading/loading.tsx';
import { type Ask, useScreen } from '#shared/loading/use-screen.ts';
import { userId } from '#shared/session/session.ts';
import { TrainingBoard } from './training-board.tsx';

export const asks = (ask: Ask, user = userId()) => ({
  me: ask.account.me(),
  exercises: ask.responsibility.training.list({ user, list: 'toDo' }),
  extent: ask.responsibility.training.extent({ user }),
  completions: ask.responsibility.completions.getByUser({ user, listed: true }),
  evaluations: ask.responsibility.evaluation.latest({ user }),
  overview: ask.conscience.overview({ user }),
  words: ask.method.virtues(),
});

/** /client/test/responsibility/training: the exercises of every virtue. Spec 2, section 2. */
export function Training() {
  const { t } = useTranslation();
  const locked = !useWritable('responsibility');
  const screen = useScreen(asks);
  usePageTitle(t('phases.responsibility.training'));

  if (!screen.data) return <Loading title={t('phases.responsibility.training')} queries={[screen]} />;
  return <TrainingBoard locked={locked} {...screen.data} />;
}
