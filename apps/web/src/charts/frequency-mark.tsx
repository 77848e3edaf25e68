import type { TrainingGroup } from '@miraco/domain/training';

/** How often a virtue's lack shows, in colour and in shape. */
const looks = {
  diario: { colour: 'text-crisis', path: 'M0 -5.6 5.4 4.2 -5.4 4.2Z' },
  algunos: { colour: 'text-challenge', path: 'M0 -5.4 5.4 0 0 5.4 -5.4 0Z' },
  pocos: { colour: 'text-flow', path: 'M-4.5 -4.5H4.5V4.5H-4.5Z' },
  ninguno: { colour: 'text-wow', path: 'M-5 0a5 5 0 1 0 10 0a5 5 0 1 0 -10 0Z' },
  notEvaluated: { colour: 'text-muted-foreground', path: 'M-5 -1.2H5V1.2H-5Z' },
} satisfies Record<TrainingGroup, unknown>;

/** The marker of a frequency. It says nothing to a screen reader: words stand beside it, or in its place. */
export function FrequencyMark({ group, className = 'size-4' }: { group: TrainingGroup; className?: string }) {
  const { colour, path } = looks[group];
  return (
    <svg viewBox="-7 -7 14 14" className={`shrink-0 ${colour} ${className}`} aria-hidden="true">
      <path d={path} className="fill-current" />
    </svg>
  );
}
