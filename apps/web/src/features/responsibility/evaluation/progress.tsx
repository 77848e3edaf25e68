import type { Virtue } from '@miraco/domain/virtues';
import { useTranslation } from 'react-i18next';
import { cn } from '#ui/cn.ts';
import type { EvaluationStep } from './steps.ts';

interface EvaluationProgressProps {
  step: EvaluationStep;
  steps: readonly EvaluationStep[];
  missing: readonly Virtue[];
  total: number;
}

/** One bar for each step, filled as its virtues are done. */
export function EvaluationProgress({ step, steps, missing, total }: EvaluationProgressProps) {
  const { t } = useTranslation();
  const count = total - missing.length;
  return (
    <div
      role="progressbar"
      aria-label={t('evaluation.progress')}
      aria-valuemin={0}
      aria-valuemax={total}
      aria-valuenow={count}
      aria-valuetext={t('evaluation.done', { count, total })}
      className="flex gap-1.5"
    >
      {steps.map((one) => {
        const done = one.virtues.filter((virtue) => !missing.includes(virtue)).length;
        return (
          <div
            key={one.strength}
            className={cn('flex-1 overflow-hidden rounded-full bg-border', one === step ? 'h-2.5' : 'my-0.5 h-1.5')}
          >
            <div
              className="size-full origin-left bg-primary transition-transform duration-200"
              style={{ transform: `scaleX(${done / one.virtues.length})` }}
            />
          </div>
        );
      })}
    </div>
  );
}
