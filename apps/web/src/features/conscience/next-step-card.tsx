import { paths } from '@miraco/contract/paths';
import { useTranslation } from 'react-i18next';
import { useCoach } from '#parts/contact/coach.ts';
import type { StepLink } from '#parts/phases/step-links.ts';
import { NextCard } from './next-card.tsx';
import type { StepState } from './step-state.ts';

interface NextStepCardProps {
  /** The first step that is not done; undefined once all are. */
  next: (StepLink & { state: StepState }) | undefined;
  /** The number of virtues that its test has left unrated. */
  leftToRate?: number;
}

/** The next step of Conscience, or the summary once there is none. */
export function NextStepCard({ next, leftToRate = 0 }: NextStepCardProps) {
  const { t } = useTranslation();
  const coach = useCoach(!next);
  if (!next) {
    const action = t('conscience.seeSummary');
    return (
      <NextCard
        title={t('conscience.completeTitle')}
        about={t('conscience.complete', { coach })}
        to={paths.resume}
        action={action}
      />
    );
  }
  return (
    <NextCard
      title={t(`conscience.step.${next.step}.name`)}
      about={t(`conscience.step.${next.step}.about`)}
      to={next.to}
      action={t(next.state === 'begun' ? 'conscience.continue' : 'conscience.start')}
    >
      {next.step === 'mediumhard' && leftToRate > 0 && (
        <p className="mt-2 font-medium">{t('conscience.unrated', { count: leftToRate })}</p>
      )}
    </NextCard>
  );
}
