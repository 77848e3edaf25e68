import { paths } from '@miraco/contract/paths';
import { questionCount } from '@miraco/domain/wellness';
import { useTranslation } from 'react-i18next';
import { NextCard } from '#features/conscience/next-card.tsx';

/** A link to the wellness test, which comes before everything else. */
export function TestInvitation({ answered }: { answered: number }) {
  const { t } = useTranslation();
  if (answered === 0) {
    const action = t('profile.takeTest');
    return (
      <NextCard title={t('profile.startTitle')} about={t('profile.start')} to={paths.initialTest} action={action} />
    );
  }
  return (
    <NextCard
      title={t('profile.unfinishedTitle')}
      about={t('profile.unfinished')}
      to={paths.initialTest}
      action={t('profile.continueTest')}
    >
      <div className="mt-5 grid max-w-md gap-2">
        <p className="font-medium tabular-nums">{t('initial.answered', { count: answered, total: questionCount })}</p>
        <div aria-hidden="true" className="h-2 overflow-hidden rounded-full bg-border">
          <div
            className="size-full origin-left bg-primary"
            style={{ transform: `scaleX(${answered / questionCount})` }}
          />
        </div>
      </div>
    </NextCard>
  );
}
