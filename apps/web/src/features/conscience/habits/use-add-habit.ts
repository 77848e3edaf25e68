import { checkHabit, type HabitForm, habitFields } from '#features/conscience/entries/entry-check.ts';
import { useEntryForm } from '#features/conscience/entries/use-entry-form.ts';
import type { SaveState } from '#shared/drafts/draft-keeper.ts';
import { api, trpc } from '#shared/trpc/trpc.ts';

export interface HabitDraft {
  content: HabitForm;
  state: SaveState;
  change: (fields: Partial<HabitForm>) => void;
  hold: () => Promise<void>;
  release: () => void;
  forget: () => void;
}

/** A habit has been added, with these feelings. */
export type OnHabitAdded = (feelings: readonly string[]) => void;

export function useAddHabit(user: string, { content, hold, release, forget }: HabitDraft, onAdded: OnHabitAdded) {
  const { harmful, overview } = trpc.useUtils().conscience;
  return useEntryForm({
    content,
    fields: habitFields,
    check: checkHabit,
    draft: { hold, release },
    send: (checked, call) => api.conscience.harmful.register.mutate({ user, ...checked }, call()),
    refresh: () => Promise.all([harmful.get.invalidate({ user }), overview.invalidate({ user })]),
    onStored: (unchanged, { feelings }) => {
      onAdded(feelings.map(({ emotion }) => emotion));
      if (unchanged) forget();
      else release();
    },
  });
}
