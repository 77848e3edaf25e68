import type { Virtue } from '@miraco/domain/virtues';
import { useState } from 'react';
import type { EvaluationStep } from './steps.ts';

/**
 * The virtues that are open: at first, in each step, `place` or else the first that lacks something. 23 at once would be too many.
 */
export function useOpenVirtues(steps: readonly EvaluationStep[], missing: readonly Virtue[], place?: Virtue) {
  const [open, setOpen] = useState<ReadonlySet<Virtue>>(
    () =>
      new Set(
        steps.flatMap(({ virtues }) => {
          const first =
            virtues.find((virtue) => virtue === place) ?? virtues.find((virtue) => missing.includes(virtue));
          return first ?? [];
        }),
      ),
  );
  return {
    has: (virtue: Virtue) => open.has(virtue),
    set: (virtue: Virtue, unfold: boolean) => {
      const others = [...open].filter((other) => other !== virtue);
      setOpen(new Set(unfold ? [...others, virtue] : others));
    },
    /** Opens a virtue and closes the others. */
    only: (virtue: Virtue, neighbours: readonly Virtue[]) => {
      setOpen(new Set([...[...open].filter((other) => !neighbours.includes(other)), virtue]));
    },
  };
}
