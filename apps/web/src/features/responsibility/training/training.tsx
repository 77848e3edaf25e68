import { virtuesToBeginWith } from '@miraco/domain/first-exercises';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { askCards, askTraining } from '#features/responsibility/asks.ts';
import { useWritable } from '#parts/phases/use-writable.ts';
import { usePageTitle } from '#shared/brand/page-title.ts';
import { Loading } from '#shared/loading/loading.tsx';
import { useScreen } from '#shared/loading/use-screen.ts';
import { TrainingBoard } from './training-board.tsx';

/** /client/test/responsibility/training: the exercises of every virtue. Spec 2, section 2. */
export function Training() {
  const { t } = useTranslation();
  const locked = !useWritable('responsibility');
  const screen = useScreen(askTraining);
  const { extent, overview } = screen.data ?? {};
  // The exercises to begin with stand above the others, which they would push down if they came later.
  const first = useScreen((ask) =>
    overview && extent?.changed === null && !locked
      ? askCards(ask, virtuesToBeginWith(overview.ratings, overview.citations))
      : {},
  );
  usePageTitle(t('phases.responsibility.training'));

  const loading = <Loading title={t('phases.responsibility.training')} queries={[screen]} />;
  if (!screen.data || (!first.data && !first.isError)) return loading;
  return (
    <Suspense fallback={loading}>
      <TrainingBoard locked={locked} {...screen.data} />
    </Suspense>
  );
}
