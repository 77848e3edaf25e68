import type { PurposeForm, ScoringReading } from '@miraco/domain/purpose';
import type { Ratings } from '@miraco/domain/ratings';
import { useEffect, useMemo } from 'react';
import { useDraft } from '#shared/drafts/use-draft.ts';
import { trpc } from '#shared/trpc/trpc.ts';
import { type StoredPurpose, storedContent } from './purpose-content.ts';
import { purposeDrafts } from './purpose-draft.ts';
import { purposeRows } from './purpose-rows.ts';

export interface PurposeSource {
  form: PurposeForm;
  user: string;
  readOnly: boolean;
  ratings: Ratings;
  reading: ScoringReading;
  /** The server's version. */
  stored: StoredPurpose | null;
}

/** A purpose while it is filled in: changes are saved one by one, in order, and survive a lost network. */
export function usePurpose({ form, user, readOnly, ratings, reading, stored }: PurposeSource) {
  const utils = trpc.useUtils();
  const fromServer = useMemo(() => stored && storedContent(stored), [stored]);
  const { content, state, change, flush } = useDraft(purposeDrafts[form], user, fromServer, readOnly);
  const rows = useMemo(
    () => purposeRows(ratings, content, stored?.virtues ?? {}, { form, reading }),
    [ratings, content, stored, form, reading],
  );

  // A strength may have changed meanwhile: then some answers can no longer be sent.
  useEffect(() => {
    if (state === 'refused') void utils.conscience.overview.invalidate({ user });
  }, [state, user, utils]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: with other ratings, what was refused may be taken
  useEffect(() => {
    if (!readOnly) void flush();
  }, [flush, ratings, readOnly]);

  return { content, rows, state, change, finish: flush };
}
