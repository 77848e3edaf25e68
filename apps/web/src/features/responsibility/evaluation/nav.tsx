import { useTranslation } from 'react-i18next';
import { StepNav } from '#parts/steps/step-nav.tsx';

interface EvaluationNavProps {
  /** To the step before; undefined on the first. */
  onBack: (() => void) | undefined;
  /** What the step after this one is called; undefined on the last, which sends. */
  next: string | undefined;
  open: boolean;
  busy: boolean;
}

/** The ways on and back at the end of a step of the evaluation: each step onward is called by its name. */
export function EvaluationNav({ next, ...nav }: EvaluationNavProps) {
  const { t } = useTranslation();
  const onward = next ? t('evaluation.nextStep', { name: next }) : t('evaluation.send');
  return <StepNav {...nav} className="mt-8" onward={onward} sends={!next} />;
}
