import type { Answer } from '@miraco/domain/wellness';
import { useCallback } from 'react';
import type { Sending } from '#shared/sending/use-sender.ts';
import type { useWellnessDraft } from './wellness-draft.ts';

/** Answers a question, unless the test is on its way. */
export function useAnswering({ answer }: ReturnType<typeof useWellnessDraft>, { busy, dismiss }: Sending<Answer[]>) {
  return useCallback(
    (position: number, chosen: Answer) => {
      if (busy) return;
      dismiss();
      answer(position, chosen);
    },
    [busy, dismiss, answer],
  );
}
