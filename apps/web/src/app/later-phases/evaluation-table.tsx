import type { Evaluation } from '@miraco/domain/evaluation';
import type { Virtue } from '@miraco/domain/virtues';
import type { ReactNode } from 'react';
import type { Outputs } from '#app/trpc.ts';

export interface EvaluationTableProps {
  /** Names the table: the block of virtues that it shows. */
  label: string;
  virtues: readonly Virtue[];
  /** Newest first. */
  evaluations: readonly { id: string; date: number; evaluation: Evaluation }[];
  words: Outputs['method']['virtues'];
  /** What a marker is called: the state that follows from it, or the frequency itself. Spec 2, section 2. */
  naming: 'state' | 'frequency';
  /** What pressing the name of a virtue shows. */
  about?: (virtue: Virtue) => ReactNode;
}

export function EvaluationTable(_: EvaluationTableProps) {
  return null;
}
