import { paths } from '@miraco/contract/paths';
import { useTranslation } from 'react-i18next';
import { NextCard } from '#features/conscience/next-card.tsx';

/** The next things to do once Conscience has ended: the summary, and the open exercises. */
export function AfterConscience({ exercisesNotDone }: { exercisesNotDone: number }) {
  const { t } = useTranslation();
  return (
    <NextCard
      title={t('profile.later.title')}
      about={t('profile.later.about')}
      to={paths.resumeLater}
      action={t('conscience.seeSummary')}
    >
      <p className="mt-2 font-medium">
        {exercisesNotDone > 0
          ? t('profile.later.exercises', { count: exercisesNotDone })
          : t('profile.later.noExercises')}
      </p>
    </NextCard>
  );
}
