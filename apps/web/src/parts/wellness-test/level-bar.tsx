import type { Level } from '@miraco/domain/wellness';
import { bestScore } from '#charts/score.ts';

const fills = { crisis: 'bg-crisis', challenge: 'bg-challenge', flow: 'bg-flow', wow: 'bg-wow' } satisfies Record<
  Level,
  string
>;

interface LevelBarProps {
  level: Level;
  /** 0 to 4. */
  score: number;
  className?: string;
}

/** A score as a bar. Hidden from screen readers: the number stands beside it. */
export function LevelBar({ level, score, className = 'h-2' }: LevelBarProps) {
  return (
    <div aria-hidden="true" className={`overflow-hidden rounded-full bg-border ${className}`}>
      <div className={`size-full origin-left ${fills[level]}`} style={{ transform: `scaleX(${score / bestScore})` }} />
    </div>
  );
}
