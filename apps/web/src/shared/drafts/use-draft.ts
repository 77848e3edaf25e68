import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react';
import { userId } from '#shared/session/session.ts';
import { trpc } from '#shared/trpc/trpc.ts';
import type { DraftDefinition } from './define-draft.ts';
import { newest, type Stored } from './form-draft.ts';
import { saveWhenLeaving } from './save-when-leaving.ts';

/** A form that is saved on the server change by change. Where it is read-only, unsaved changes are neither shown nor sent. */
export function useDraft<Content, Changes extends object>(
  definition: DraftDefinition<Content, Changes>,
  owner: string,
  fromServer: Stored<Content> | null,
  readOnly = false,
) {
  const { merge, nothing } = definition;
  const cache = trpc.useUtils();
  const keeper = definition.keeperOf({ owner, writer: userId() }, cache);
  const { stored, unsent, state } = useSyncExternalStore(keeper.subscribe, keeper.snapshot);
  const latest = newest(stored, fromServer);
  const changes = readOnly ? nothing : unsent;
  const content = useMemo(() => merge(latest?.content ?? null, changes), [merge, latest, changes]);

  useEffect(() => {
    if (!readOnly) keeper.adopt(fromServer);
  }, [keeper, fromServer, readOnly]);

  useEffect(() => {
    if (readOnly) return;
    const stop = saveWhenLeaving(keeper);
    return () => {
      stop();
      void keeper.flush().then(() => definition.onLeft?.(owner, cache));
    };
  }, [keeper, readOnly, definition, owner, cache]);

  const flush = useCallback(async () => {
    await keeper.flush();
    return Object.keys(keeper.snapshot().unsent).length === 0;
  }, [keeper]);

  const forget = useCallback(() => {
    definition.onForgotten?.(owner, cache);
    keeper.forget();
  }, [definition, keeper, owner, cache]);

  return {
    content,
    state,
    /** When the content on the screen was sent; undefined if it has been changed since. */
    registered: latest?.registered && Object.keys(unsent).length === 0 ? latest.date : undefined,
    change: keeper.change,
    /** Saves unsaved changes. @returns whether the server has all of them */
    flush,
    hold: keeper.hold,
    release: keeper.release,
    /** The form has been sent, and the server has dropped its draft. */
    forget,
  };
}
