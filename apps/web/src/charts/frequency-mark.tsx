import type { TrainingGroup } from '@miraco/domain/training';
import { frequencySigns } from '@miraco/drawing/frequency-signs';

const colours = {
  diario: 'text-crisis',
  algunos: 'text-challenge',
  pocos: 'text-flow',
  ninguno: 'text-wow',
  notEvaluated: 'text-muted-foreground',
} satisfies Record<TrainingGroup, string>;

/** The marker of a frequency. Hidden from screen readers: callers give the words. */
export function FrequencyMark({ group, className = 'size-4' }: { group: TrainingGroup; className?: string }) {
  return (
    <svg viewBox="-7 -7 14 14" className={`shrink-0 ${colours[group]} ${className}`} aria-hidden="true">
      <path d={frequencySigns[group]} className="fill-current" />
    </svg>
  );
}
