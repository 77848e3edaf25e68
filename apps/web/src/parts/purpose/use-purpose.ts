import type { PurposeForm, ScoringReading } from '@miraco/domain/purpose';
import type { Ratings } from '@miraco/domain/ratings';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { newest } from '#shared/drafts/form-draft.ts';
import { saveWhenLeaving } from '#shared/drafts/save-when-leaving.ts';
import { trpc } from '#shared/trpc/trpc.ts';
import { mergePurpose, type PurposeChanges, type StoredPurpose, storedContent } from './purpose-content.ts';
import { purposeKeeper } from './purpose-keeper.ts';
import { purposeRows } from './purpose-rows.ts';

export interface PurposeSource {
  form: PurposeForm;
  user: string;
  readOnly: boolean;
  ratings: Ratings;
  reading: ScoringReading;
  /** As the server has it. */
  stored: StoredPurpose | null;
}

const noChanges: PurposeChanges = {};

/** A purpose as it is filled in: saved change by change, in their order, and nothing is lost without a network. */
export function usePurpose({ form, user, readOnly, ratings, reading, stored }: PurposeSource) {
  const utils = trpc.useUtils();
  const keeper = purposeKeeper(form, user, utils);
  const { stored: kept, unsent, state } = useSyncExternalStore(keeper.subscribe, keeper.snapshot);
  const fromServer = useMemo(() => stored && storedContent(stored), [stored]);
  const latest = newest(kept, fromServer);
  const changes = readOnly ? noChanges : unsent;
  const content = useMemo(() => mergePurpose(latest?.content ?? null, changes), [latest, changes]);
  const rows = useMemo(
    () => purposeRows(ratings, content, stored?.virtues ?? {}, { form, reading }),
    [ratings, content, stored, form, reading],
  );

  useEffect(() => {
    if (!readOnly) keeper.adopt(fromServer);
  }, [keeper, fromServer, readOnly]);

  // Somebody may have changed a strength meanwhile: then there is something that can no longer be sent.
  useEffect(() => {
    if (state === 'refused') void utils.conscience.overview.invalidate({ user });
  }, [state, user, utils]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: with other ratings, what was refused may be taken
  useEffect(() => {
    if (!readOnly) void keeper.flush();
  }, [keeper, ratings, readOnly]);

  useEffect(() => {
    if (readOnly) return;
    const stop = saveWhenLeaving(keeper);
    return () => {
      stop();
      void keeper.flush();
    };
  }, [keeper, readOnly]);

  return {
    content,
    rows,
    state,
    change: keeper.change,
    /** Saves what waits; true once the server has all of it. */
    finish: async () => {
      await keeper.flush();
      return Object.keys(keeper.snapshot().unsent).length === 0;
    },
  };
}
