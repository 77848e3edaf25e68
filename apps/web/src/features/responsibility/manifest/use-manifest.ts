import { isWholeManifest } from '@miraco/domain/moments';
import { useMemo, useRef } from 'react';
import { withoutSent } from '#shared/drafts/form-draft.ts';
import { useDraft } from '#shared/drafts/use-draft.ts';
import { useUnloadGuard } from '#shared/drafts/use-unload-guard.ts';
import { useSend } from '#shared/sending/use-send.ts';
import { api, trpc } from '#shared/trpc/trpc.ts';
import { manifestDraft } from './manifest-draft.ts';
import { type Statements, shownStatements, unsaved, withSaved } from './manifest-statements.ts';

/** The stored manifesto, its draft, and its saving. Typing may continue during a save. */
export function useManifest(user: string) {
  const { manifest } = trpc.useUtils().responsibility;
  const saved = trpc.responsibility.manifest.get.useQuery({ user });
  const found = trpc.drafts.get.useQuery({ user, form: 'manifest' });
  const draft = useDraft(
    manifestDraft,
    user,
    useMemo(() => manifestDraft.stored(found.data ?? null), [found.data]),
  );
  useUnloadGuard(draft.state);

  const stored = saved.data ?? {};
  const typed = useRef(draft.content);
  typed.current = draft.content;

  const sending = useSend({
    draft: { hold: draft.hold, release: draft.release },
    send: (statements: Statements, call) => api.responsibility.manifest.save.mutate({ user, statements }, call()),
    onSent: (_, statements) => {
      manifest.get.setData({ user }, (before) => withSaved(before ?? {}, statements));
      const since = unsaved(withSaved(stored, statements), withoutSent(typed.current, statements));
      draft.forget();
      if (Object.keys(since).length > 0) draft.change(since);
    },
  });

  return {
    queries: [saved, found],
    /** Both the stored manifesto and the draft have loaded. */
    ready: saved.data !== undefined && found.data !== undefined,
    statements: shownStatements(stored, draft.content),
    /** Every sentence is stored. */
    whole: isWholeManifest(stored),
    state: draft.state,
    change: draft.change,
    sending,
    /** @returns whether it is stored */
    save: () => sending.send(unsaved(stored, draft.content)),
  };
}
