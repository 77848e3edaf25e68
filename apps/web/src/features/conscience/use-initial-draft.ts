import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { getSession } from '#app/session.ts';
import { api, trpc } from '#app/trpc.ts';
import { mergeDraft, newestDraft, type StoredDraft } from './draft.ts';
import { createDraftKeeper, type DraftKeeper } from './draft-keeper.ts';
import { readUnsent, writeUnsent } from './unsent-answers.ts';

/** A network that swallows calls is as good as none: after this long the line says so. */
const patience = 10_000;

/** They outlive the screen, so that a save begun before leaving it and one begun after coming back still follow each other. */
const keepers = new Map<string, DraftKeeper>();

function keeperOf(user: string): DraftKeeper {
  const known = keepers.get(user);
  if (known) return known;
  const options = () => ({ signal: AbortSignal.timeout(patience) });
  const keeper = createDraftKeeper({
    read: async () => {
      const draft = await api.drafts.get.query({ user, form: 'initial' }, options());
      return draft && { responses: draft.content.responses, date: draft.date };
    },
    save: async (responses) => {
      const content = { responses: [...responses] };
      return (await api.drafts.save.mutate({ user, form: 'initial', content }, options())).date;
    },
    readUnsent: () => readUnsent(user),
    writeUnsent: (unsent) => writeUnsent(user, unsent),
    mayRetry: () => getSession()?.id === user,
  });
  keepers.set(user, keeper);
  return keeper;
}

/** The test has been sent: whatever still waited to be saved has been overtaken. */
export function forgetInitialDraft(user: string): void {
  keeperOf(user).forget();
  keepers.delete(user);
}

/** The answers of the initial test so far, kept on the server as they are given. */
export function useInitialDraft(user: string, fromServer: StoredDraft | null) {
  const keeper = keeperOf(user);
  const utils = trpc.useUtils();
  const { stored, unsent, state } = useSyncExternalStore(keeper.subscribe, keeper.snapshot);
  const responses = useMemo(() => mergeDraft(newestDraft(stored, fromServer), unsent), [stored, fromServer, unsent]);

  useEffect(() => keeper.adopt(fromServer), [keeper, fromServer]);

  useEffect(() => {
    const saveNow = () => void keeper.flush();
    const saveWhenHidden = () => {
      if (document.visibilityState === 'hidden') saveNow();
    };
    window.addEventListener('online', saveNow);
    document.addEventListener('visibilitychange', saveWhenHidden);
    return () => {
      window.removeEventListener('online', saveNow);
      document.removeEventListener('visibilitychange', saveWhenHidden);
      // What other screens say of the draft is out of date once it has been saved.
      void keeper.flush().then(() => utils.drafts.get.invalidate({ user, form: 'initial' }));
    };
  }, [keeper, user, utils]);

  return { responses, state, answer: keeper.answer, hold: keeper.hold, release: keeper.release };
}
