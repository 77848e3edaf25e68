import { useMutation } from '@tanstack/react-query';
import { useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { withoutSent } from '#shared/drafts/form-draft.ts';
import { useDraft } from '#shared/drafts/use-draft.ts';
import { useUnloadGuard } from '#shared/drafts/use-unload-guard.ts';
import { failureData } from '#shared/failure.ts';
import { api, trpc } from '#shared/trpc/trpc.ts';
import { toast } from '#ui/toast.ts';
import { manifestDraft, storedStatements } from './manifest-draft.ts';
import { manifestFields, type Statements, shownStatements, unsaved, withSaved } from './manifest-statements.ts';

/** A network that swallows calls is as good as none. */
const patience = 20_000;

/** The manifesto as it is stored, as it is typed, and its saving. Writing may go on while it is being saved. */
export function useManifest(user: string) {
  const { t } = useTranslation();
  const utils = trpc.useUtils();
  const saved = trpc.responsibility.manifest.get.useQuery({ user });
  const found = trpc.drafts.get.useQuery({ user, form: 'manifest' });
  const draft = useDraft(
    manifestDraft,
    user,
    useMemo(() => storedStatements(found.data ?? null), [found.data]),
  );
  useUnloadGuard(draft.state);

  const stored = saved.data ?? {};
  const typed = useRef(draft.content);
  typed.current = draft.content;
  const sending = useRef(false);

  const saving = useMutation({
    mutationFn: async (statements: Statements) => {
      // A save of the draft that arrived after it would leave a draft behind.
      await draft.hold();
      const input = { user, ...manifestFields(statements) };
      await api.responsibility.manifest.save.mutate(input, { signal: AbortSignal.timeout(patience) });
    },
    onSuccess: (_, statements) => {
      utils.responsibility.manifest.get.setData({ user }, (before) => withSaved(before ?? {}, statements));
      const since = unsaved(withSaved(stored, statements), withoutSent(typed.current, statements));
      draft.forget();
      if (Object.keys(since).length > 0) draft.change(since);
      toast({ title: t('manifest.saved'), tone: 'success' });
    },
    onError: (error) => {
      draft.release();
      if (failureData(error)?.key === 'errors.phaseLocked') void utils.account.me.invalidate();
    },
    onSettled: () => {
      sending.current = false;
    },
  });

  return {
    queries: [saved, found],
    /** Both are here: what is stored, and what was typed. */
    ready: saved.data !== undefined && found.data !== undefined,
    statements: shownStatements(stored, draft.content),
    state: draft.state,
    change: draft.change,
    busy: saving.isPending,
    error: saving.error,
    /** Takes the message about the last attempt away. */
    dismiss: () => {
      if (saving.isError) saving.reset();
    },
    save: (then: () => void) => {
      // The state of a mutation arrives with the next drawing; a second press may come before.
      if (sending.current) return;
      sending.current = true;
      saving.mutate(unsaved(stored, draft.content), { onSuccess: then });
    },
  };
}
