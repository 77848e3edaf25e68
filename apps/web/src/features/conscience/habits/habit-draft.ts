import type { HabitForm } from '#features/conscience/entries/entry-check.ts';
import { textAmong, textsAmong } from '#features/conscience/entries/typed.ts';
import type { Stored } from '#shared/drafts/form-draft.ts';
import { defineDraft } from '#shared/drafts/use-draft.ts';
import { api, type Outputs } from '#shared/trpc/trpc.ts';

export const emptyHabit: HabitForm = { habit: '', feelings: [], action: '', frequency: '', quantity: '', impact: '' };

/** The draft of a habit out of what the server answers. */
export function storedHabit(draft: Outputs['drafts']['get']): Stored<HabitForm> | null {
  return draft?.form === 'harmful' ? { content: draft.content, date: draft.date } : null;
}

export const habitDraft = defineDraft<HabitForm, Partial<HabitForm>>({
  form: 'harmful',
  merge: (habit, changes) => ({ ...emptyHabit, ...habit, ...changes }),
  parse: (found) => ({
    ...textAmong(found, ['habit', 'action', 'frequency', 'quantity', 'impact']),
    ...textsAmong(found, ['feelings']),
  }),
  read: async (user, call) => storedHabit(await api.drafts.get.query({ user, form: 'harmful' }, call)),
  save: (user, content, call) => api.drafts.save.mutate({ user, form: 'harmful', content }, call),
});
