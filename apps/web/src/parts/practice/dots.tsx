import { type Day, dotsOf } from '@miraco/domain/completions';
import { useTranslation } from 'react-i18next';
import { cn } from '#ui/cn.ts';
import type { Practice } from './known.ts';

interface DotsProps {
  practice: Practice;
  today: Day;
  className?: string;
}

/**
 * The latest periods of an exercise, filled where it was done, and the same in words. Nothing where it was not done lately: a missed
 * period has no consequence.
 */
export function Dots({ practice: { frequency, days, total, times }, today, className }: DotsProps) {
  const { t } = useTranslation();
  const dots = dotsOf(
    frequency,
    days.map(({ day }) => day),
    today,
  );
  const done = dots.filter((dot) => dot.done).length;
  const said = [
    frequency !== 'once' && done > 0 && t(`practice.lately.${frequency}`, { done, count: dots.length }),
    times !== null && total > 0 && t('practice.times', { total, times }),
  ].filter(Boolean);
  if (said.length === 0) return null;
  return (
    <div className={cn('flex flex-wrap items-center gap-x-3 gap-y-1', className)}>
      {frequency !== 'once' && done > 0 && (
        <span className="flex shrink-0 gap-[3px]" aria-hidden="true">
          {dots.map(({ start, done: filled }) => (
            <span
              key={start}
              className={cn(
                'size-2.5 rounded-full border-[1.5px]',
                filled ? 'border-primary bg-primary' : 'border-input bg-transparent',
              )}
            />
          ))}
        </span>
      )}
      <p className="text-[0.9rem] text-muted-foreground tabular-nums">{said.join(' · ')}</p>
    </div>
  );
}
