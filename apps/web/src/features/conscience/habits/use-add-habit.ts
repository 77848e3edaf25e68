import { useTranslation } from 'react-i18next';
import { checkHabit, type HabitForm, habitFields } from '#features/conscience/entries/entry-check.ts';
import { patience, useEntryForm } from '#features/conscience/entries/use-entry-form.ts';
import type { SaveState } from '#shared/drafts/draft-keeper.ts';
import { api, trpc } from '#shared/trpc/trpc.ts';
import { toast } from '#ui/toast.ts';

export interface HabitDraft {
  content: HabitForm;
  state: SaveState;
  change: (fields: Partial<HabitForm>) => void;
  hold: () => Promise<void>;
  release: () => void;
  forget: () => void;
}

/** Adds the habit of the form. That drops its draft: a save that arrived afterwards would leave it behind. */
export function useAddHabit(user: string, draft: HabitDraft) {
  const { t } = useTranslation();
  const utils = trpc.useUtils();
  return useEntryForm({
    content: draft.content,
    fields: habitFields,
    check: checkHabit,
    send: async (checked) => {
      await draft.hold();
      try {
        await api.conscience.harmful.register.mutate({ user, ...checked }, { signal: AbortSignal.timeout(patience) });
      } catch (error) {
        draft.release();
        throw error;
      }
      void utils.conscience.harmful.get.invalidate({ user });
      void utils.conscience.overview.invalidate({ user });
    },
    onStored: (unchanged) => {
      if (unchanged) draft.forget();
      else draft.release();
      toast({ title: t('harmful.added') });
    },
  });
}
