import { type Level, levelStarts, levels } from '@miraco/domain/wellness';
import { bestScore } from '#charts/score.ts';
import { LevelBar } from './level-bar.tsx';

interface LevelScaleProps {
  level: Level;
  /** 0 to 4. */
  score: number;
}

/**
 * The overall score as a bar to 4, with a notch where each level begins. Hidden from screen readers: number and word stand beside
 * it.
 */
export function LevelScale({ level, score }: LevelScaleProps) {
  return (
    <div aria-hidden="true" className="relative">
      <LevelBar level={level} score={score} className="h-2.5" />
      {levels.slice(1).map((next) => (
        <span
          key={next}
          className="absolute top-0 h-2.5 w-0.5 -translate-x-1/2 bg-card"
          style={{ left: `${(levelStarts[next] / bestScore) * 100}%` }}
        />
      ))}
    </div>
  );
}
