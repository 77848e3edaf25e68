import type { Evaluation, VirtueEvaluation } from '@miraco/domain/evaluation';
import type { Virtue } from '@miraco/domain/virtues';
import type { Signs } from '#parts/signs/signs.ts';
import type { Stored } from '#shared/drafts/form-draft.ts';
import type { useDraft } from '#shared/drafts/use-draft.ts';
import type { Sending } from '#shared/sending/use-sender.ts';
import type { Outputs } from '#shared/trpc/trpc.ts';
import type { OfferedSigns } from './entries.ts';
import type { EvaluationStep } from './steps.ts';

/** What both ways of showing the evaluation share. */
export interface EvaluationProps {
  /** At least one. */
  steps: readonly EvaluationStep[];
  words: Outputs['method']['virtues'];
  emotions: Signs;
  behaviours: Signs;
  offered: Readonly<Record<Virtue, OfferedSigns>>;
  entries: Evaluation;
  missing: readonly Virtue[];
  draft: Pick<ReturnType<typeof useDraft<Evaluation, Evaluation>>, 'state' | 'registered'>;
  sending: Sending<Evaluation>;
  /** Nothing while it is being sent. */
  onChange: (virtue: Virtue, entry: VirtueEvaluation) => void;
  /** When today's evaluation was sent. */
  today: number | undefined;
  fromServer: Stored<Evaluation> | null;
}
