import type { ConscienceStep } from '@miraco/domain/conscience';
import { ArrowRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { stepLinks } from '#parts/phases/step-links.ts';
import { Link } from '#shared/router/link.tsx';
import { Alert } from '#ui/alert.tsx';

interface MissingStepsProps {
  missing: readonly ConscienceStep[];
  /** The number of virtues without a rating. */
  unrated: number;
  /** Whether the phase is open, and the steps can still be done. */
  open: boolean;
}

/** The steps missing before Conscience is complete, as links; nothing when it is. */
export function MissingSteps({ missing, unrated, open }: MissingStepsProps) {
  const { t } = useTranslation();
  if (missing.length === 0) return null;
  // The number left to rate is known once the weak test is done.
  const countable = !missing.includes('weak');
  const links = stepLinks({ missing, habitCount: 0 });
  return (
    <Alert tone="warning" title={t('resume.missing.title')} live={false} className="mb-8">
      {open ? (
        <ul className="grid gap-1">
          {missing.map((step) => (
            <li key={step}>
              <Link
                to={links.find((link) => link.step === step)?.to ?? ''}
                className="inline-flex min-h-11 items-center gap-2 text-primary underline decoration-1 underline-offset-4 hover:decoration-2"
              >
                {step === 'mediumhard' && countable
                  ? t('resume.missing.mediumhardLeft', { count: unrated })
                  : t(`resume.missing.${step}`)}
                <ArrowRight className="size-[1.1em] shrink-0" aria-hidden="true" />
              </Link>
            </li>
          ))}
        </ul>
      ) : (
        <p className="measure">{t('resume.missing.closed')}</p>
      )}
    </Alert>
  );
}
