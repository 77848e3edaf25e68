import { useTranslation } from 'react-i18next';
import { StepNav } from '#parts/steps/step-nav.tsx';

interface EvaluationNavProps {
  /** Path of the previous step; undefined on the first. */
  onBack: (() => void) | undefined;
  /** The name of the next step; undefined on the last, which sends. */
  next: string | undefined;
  open: boolean;
  busy: boolean;
}

/** The buttons back and on at the end of a step of the evaluation; the one onward names its step. */
export function EvaluationNav({ next, ...nav }: EvaluationNavProps) {
  const { t } = useTranslation();
  const onward = next ? t('evaluation.nextStep', { name: next }) : t('evaluation.send');
  return <StepNav {...nav} className="mt-8" onward={onward} sends={!next} />;
}
