import { checkProspect, prospectFields } from '#features/conscience/entries/entry-check.ts';
import { same } from '#features/conscience/entries/same.ts';
import { useEntryForm } from '#features/conscience/entries/use-entry-form.ts';
import { api, trpc } from '#shared/trpc/trpc.ts';
import { blockOf, changesOf, emptyBlock, type Part } from './prospect-forms.ts';
import type { OnAdded, Prospect, ProspectsDraft } from './prospects-props.ts';

/** What the addition, the correction or the removal of an expectation makes out of date. */
export function useRefreshProspects(user: string): () => Promise<unknown> {
  const { prospect, overview } = trpc.useUtils().conscience;
  return () => Promise.all([prospect.get.invalidate({ user }), overview.invalidate({ user })]);
}

type Content = Parameters<typeof blockOf>[0];

/** The stored expectation with this content: the new one, or the same that was there before. */
export const storedAs = (part: Part, content: Content, entries: readonly Prospect[]): Prospect | undefined =>
  entries.find((entry) => entry.me === (part === 'me') && same(blockOf(entry), blockOf(content)));

interface Adding {
  user: string;
  part: Part;
  draft: ProspectsDraft;
  onAdded: OnAdded;
}

/** Adds the expectation of a block, which is emptied. */
export function useAddProspect({ user, part, draft, onAdded }: Adding) {
  return useEntryForm({
    content: draft.content[part],
    fields: prospectFields,
    check: checkProspect,
    send: (checked, call) => api.conscience.prospect.register.mutate({ user, me: part === 'me', ...checked }, call()),
    refresh: useRefreshProspects(user),
    onStored: (unchanged, entry, { prospects }) => {
      if (unchanged) draft.change(changesOf(part, emptyBlock));
      onAdded(part, storedAs(part, entry, prospects));
    },
  });
}
