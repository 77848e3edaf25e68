import { useMemo } from 'react';
import { useDraft } from '#shared/drafts/use-draft.ts';
import { userId } from '#shared/session/session.ts';
import { trpc } from '#shared/trpc/trpc.ts';
import type { Known } from './known.ts';
import { practiceDraft, withChanges } from './practice-draft.ts';

/**
 * The days on which the reader did their exercises, with those that are still to be sent; undefined until they are there. Read once for
 * a whole list.
 */
export function useKnown(locked: boolean) {
  const user = userId();
  const { data } = trpc.responsibility.completions.getByUser.useQuery({ user, listed: true });
  const { content: unsent, change, state } = useDraft(practiceDraft, user, null, locked);
  const known = useMemo((): Known | undefined => data && withChanges(data, unsent), [data, unsent]);
  return useMemo(() => ({ known, unsent, change, state }), [known, unsent, change, state]);
}

/** What the rows of a list need of it. */
export type Practising = ReturnType<typeof useKnown>;
