import { useTranslation } from 'react-i18next';
import { askTraining } from '#features/responsibility/asks.ts';
import { useWritable } from '#parts/phases/use-writable.ts';
import { usePageTitle } from '#shared/brand/page-title.ts';
import { Loading } from '#shared/loading/loading.tsx';
import { useScreen } from '#shared/loading/use-screen.ts';
import { useFirstVirtues } from './ideas/use-first-virtues.ts';
import { TrainingBoard } from './training-board.tsx';

/** /client/test/responsibility/training: the exercises of every virtue. Spec 2, section 2. */
export function Training() {
  const { t } = useTranslation();
  const locked = !useWritable('responsibility');
  const screen = useScreen(askTraining);
  const first = useFirstVirtues(screen.data, locked);
  usePageTitle(t('phases.responsibility.training'));

  if (!screen.data || !first) return <Loading title={t('phases.responsibility.training')} queries={[screen]} />;
  return <TrainingBoard locked={locked} first={first} {...screen.data} />;
}
