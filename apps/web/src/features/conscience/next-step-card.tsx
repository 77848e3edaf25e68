import { paths } from '@miraco/schemas/paths';
import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { StepLink } from '#app/layouts/step-links.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import type { StepState } from './step-state.ts';

interface NextStepCardProps {
  /** The first step that is not done; undefined once all are. */
  next: (StepLink & { state: StepState }) | undefined;
  /** More about it. */
  note?: ReactNode;
}

/** The one thing to do now: the next step, or the summary once there is none. */
export function NextStepCard({ next, note }: NextStepCardProps) {
  const { t } = useTranslation();
  return (
    <Card className="border-l-4! border-l-accent!">
      <p className="eyebrow">{t('conscience.next')}</p>
      <h2 className="mt-2">{next ? t(`conscience.step.${next.step}.name`) : t('conscience.completeTitle')}</h2>
      <p className="measure mt-3 text-muted-foreground">
        {next ? t(`conscience.step.${next.step}.about`) : t('conscience.complete')}
      </p>
      {note && <p className="mt-2 font-medium">{note}</p>}
      <Button asChild size="lg" className="mt-6 max-sm:w-full">
        <Link to={next?.to ?? paths.resume}>
          {next ? t(next.state === 'begun' ? 'conscience.continue' : 'conscience.start') : t('conscience.seeSummary')}
          <ArrowRight aria-hidden="true" />
        </Link>
      </Button>
    </Card>
  );
}
