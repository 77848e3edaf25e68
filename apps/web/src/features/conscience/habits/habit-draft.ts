import type { HabitForm } from '#features/conscience/entries/entry-check.ts';
import { textAmong, textsAmong } from '#features/conscience/entries/typed.ts';
import { defineFormDraft } from '#shared/drafts/define-form-draft.ts';

export const emptyHabit: HabitForm = { habit: '', feelings: [], action: '', frequency: '', quantity: '', impact: '' };

/** The draft of a habit. */
export const habitDraft = defineFormDraft<HabitForm, Partial<HabitForm>>({
  form: 'harmful',
  merge: (habit, changes) => ({ ...emptyHabit, ...habit, ...changes }),
  parse: (found) => ({
    ...textAmong(found, ['habit', 'action', 'frequency', 'quantity', 'impact']),
    ...textsAmong(found, ['feelings']),
  }),
  contentOf: (draft) => (draft.form === 'harmful' ? draft.content : null),
  draftOf: (content) => ({ form: 'harmful', content }),
});
