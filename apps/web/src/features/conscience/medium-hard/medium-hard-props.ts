import type { MediumHardType } from '@miraco/domain/ratings';
import type { Virtue } from '@miraco/domain/virtues';
import type { useDraft } from '#shared/drafts/use-draft.ts';
import type { Sending } from '#shared/sending/use-sender.ts';
import type { Inputs, Outputs } from '#shared/trpc/trpc.ts';
import type { Blocked, VirtueRatings } from './ratings.ts';

export type Responses = Inputs['conscience']['mediumHard']['register']['responses'];

/** What both ways of showing the test share. */
export interface MediumHardProps {
  open: boolean;
  statements: Outputs['method']['statements'];
  blocked: Blocked;
  draft: ReturnType<typeof useDraft<VirtueRatings, VirtueRatings>>;
  sending: Sending<Responses>;
  onRate: (virtue: Virtue, type: MediumHardType) => void;
}
