import type { DraftForm } from '@miraco/contract/drafts';
import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react';
import { isRefusal } from '#shared/failure.ts';
import { getSession } from '#shared/session/session.ts';
import { trpc } from '#shared/trpc/trpc.ts';
import { createDraftKeeper, type DraftKeeper } from './draft-keeper.ts';
import { newest, readUnsent, type Stored, writeUnsent } from './form-draft.ts';
import { saveWhenLeaving } from './save-when-leaving.ts';

/** A network that swallows calls is as good as none: after this long the line says so. */
const patience = 10_000;

interface Call {
  signal: AbortSignal;
}

interface DraftedForm<Content, Changes> {
  form: DraftForm;
  /** The form as stored, or an empty one, with the changes over it. */
  merge: (content: Content | null, changes: Changes) => Content;
  /** The changes to this form among whatever was found in the tab; none at all in an empty object. */
  parse: (found: Readonly<Record<string, unknown>>) => Changes;
  /** What the server has: the draft, or what was sent last where the form may be sent again. */
  read: (user: string, call: Call) => Promise<Stored<Content> | null>;
  save: (user: string, content: Content, call: Call) => Promise<{ date: number }>;
}

export interface DraftDefinition<Content, Changes> {
  form: DraftForm;
  merge: (content: Content | null, changes: Changes) => Content;
  /** What this tab has and the server has not confirmed. */
  unsent: (user: string) => Changes;
  keeperOf: (user: string) => DraftKeeper<Content, Changes>;
}

/** A form whose content is kept on the server as it is filled in. Define it once, outside of any component. */
export function defineDraft<Content, Changes extends object>({
  form,
  merge,
  parse,
  read,
  save,
}: DraftedForm<Content, Changes>): DraftDefinition<Content, Changes> {
  /** They outlive the screen, so that a save begun before leaving it and one begun after coming back still follow each other. */
  const keepers = new Map<string, DraftKeeper<Content, Changes>>();
  const unsent = (user: string) => parse(readUnsent(form, user));
  const call = () => ({ signal: AbortSignal.timeout(patience) });

  function keeperOf(user: string) {
    const known = keepers.get(user);
    if (known) return known;
    const keeper = createDraftKeeper<Content, Changes>({
      read: () => read(user, call()),
      save: async (content) => (await save(user, content, call())).date,
      merge,
      nothing: parse({}),
      readUnsent: () => unsent(user),
      writeUnsent: (changes) => writeUnsent(form, user, changes),
      mayRetry: () => getSession()?.id === user,
      refuses: isRefusal,
    });
    keepers.set(user, keeper);
    return keeper;
  }

  return { form, merge, unsent, keeperOf };
}

/** A form as it is filled in, kept on the server change by change. */
export function useDraft<Content, Changes extends object>(
  { form, merge, keeperOf }: DraftDefinition<Content, Changes>,
  user: string,
  fromServer: Stored<Content> | null,
) {
  const keeper = keeperOf(user);
  const utils = trpc.useUtils();
  const { stored, unsent, state } = useSyncExternalStore(keeper.subscribe, keeper.snapshot);
  const latest = newest(stored, fromServer);
  const content = useMemo(() => merge(latest?.content ?? null, unsent), [merge, latest, unsent]);

  useEffect(() => keeper.adopt(fromServer), [keeper, fromServer]);

  useEffect(() => {
    const stop = saveWhenLeaving(keeper);
    return () => {
      stop();
      // What other screens say of the draft is out of date once it has been saved.
      void keeper.flush().then(() => utils.drafts.get.invalidate({ user, form }));
    };
  }, [keeper, user, form, utils]);

  /** The form has been sent, and the server has dropped its draft. */
  const forget = useCallback(() => {
    utils.drafts.get.setData({ user, form }, null);
    keeper.forget();
  }, [keeper, user, form, utils]);

  return {
    content,
    state,
    /** When what is shown was sent, as long as nothing in it has been changed since. */
    registered: latest?.registered && Object.keys(unsent).length === 0 ? latest.date : undefined,
    change: keeper.change,
    hold: keeper.hold,
    release: keeper.release,
    forget,
  };
}
