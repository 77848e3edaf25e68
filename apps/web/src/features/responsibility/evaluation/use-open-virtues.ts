import type { Virtue } from '@miraco/domain/virtues';
import { useState } from 'react';
import type { EvaluationStep } from './steps.ts';

/** Which virtues are unfolded: at first, in each step, the first that lacks something. 23 of them at once would tire. */
export function useOpenVirtues(steps: readonly EvaluationStep[], missing: readonly Virtue[]) {
  const [open, setOpen] = useState<ReadonlySet<Virtue>>(
    () => new Set(steps.flatMap(({ virtues }) => virtues.find((virtue) => missing.includes(virtue)) ?? [])),
  );
  return {
    has: (virtue: Virtue) => open.has(virtue),
    set: (virtue: Virtue, unfold: boolean) => {
      const others = [...open].filter((other) => other !== virtue);
      setOpen(new Set(unfold ? [...others, virtue] : others));
    },
    /** Unfolds one and folds its neighbours. */
    only: (virtue: Virtue, neighbours: readonly Virtue[]) => {
      setOpen(new Set([...[...open].filter((other) => !neighbours.includes(other)), virtue]));
    },
  };
}
