import { paths } from '@miraco/schemas/paths';
import { ArrowLeft, ArrowRight, Send } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Button } from '#ui/button.tsx';

interface EvaluationNavProps {
  /** To the step before; undefined on the first. */
  onBack: (() => void) | undefined;
  /** What the step after this one is called; undefined on the last, which sends. */
  next: string | undefined;
  open: boolean;
  busy: boolean;
}

/** The ways on and back at the end of a step. */
export function EvaluationNav({ onBack, next, open, busy }: EvaluationNavProps) {
  const { t } = useTranslation();
  return (
    <div className="mt-8 flex flex-wrap-reverse items-center justify-between gap-3 border-t pt-6">
      {onBack ? (
        <Button variant="ghost" className="-ml-2 px-3!" onClick={onBack}>
          <ArrowLeft aria-hidden="true" />
          {t('initial.previous')}
        </Button>
      ) : (
        <Button asChild variant="ghost" className="-ml-2 px-3!">
          <Link to={paths.profile}>
            <ArrowLeft aria-hidden="true" />
            {open ? t('initial.leave') : t('result.toProfile')}
          </Link>
        </Button>
      )}
      {(next || open) && (
        <Button type="submit" size="lg" loading={busy} className="max-sm:w-full">
          {next ? t('evaluation.nextStep', { name: next }) : t('evaluation.send')}
          {next ? <ArrowRight aria-hidden="true" /> : <Send aria-hidden="true" />}
        </Button>
      )}
    </div>
  );
}
