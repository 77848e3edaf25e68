import { virtuesToBeginWith } from '@miraco/domain/first-exercises';
import type { Virtue } from '@miraco/domain/virtues';
import { useEffect, useMemo, useState } from 'react';
import { type Outputs, trpc } from '#shared/trpc/trpc.ts';
import { firstExercises } from './ideas-lazily.ts';

interface TrainingSoFar {
  extent: Outputs['responsibility']['training']['extent'];
  overview: Outputs['conscience']['overview'];
}

/**
 * The virtues of the first exercises, which stand above all others at a first visit, and stay as long as the page is open; none at a later
 * one. Undefined until what they show is here, or has failed: it would push the others down if it came later.
 */
export function useFirstVirtues(training: TrainingSoFar | undefined, locked: boolean): readonly Virtue[] | undefined {
  const { method } = trpc.useUtils();
  const [first, setFirst] = useState<readonly Virtue[]>();
  const proposed = useMemo(() => {
    if (!training) return undefined;
    const { ratings, citations } = training.overview;
    return training.extent.changed === null && !locked ? virtuesToBeginWith(ratings, citations) : [];
  }, [training, locked]);
  // After a step back all of it is here, and the browser needs the whole page at once to find the place in it.
  const isHere = () => firstExercises.isHere() && proposed?.every((virtue) => method.cards.getData({ virtue }));
  if (!first && (proposed?.length === 0 || isHere())) setFirst(proposed);
  useEffect(() => {
    if (first || !proposed) return;
    const cards = proposed.map((virtue) => method.cards.prefetch({ virtue }));
    void Promise.all([firstExercises.load(), ...cards]).then(() => setFirst((already) => already ?? proposed));
  }, [first, proposed, method]);
  return first;
}
