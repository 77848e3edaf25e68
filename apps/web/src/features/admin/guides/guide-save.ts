import type { Virtue } from '@miraco/domain/virtues';
import { useMutation } from '@tanstack/react-query';
import { failureData } from '#shared/failure.ts';
import { api, trpc } from '#shared/trpc/trpc.ts';
import { type GuideFaults, type GuideValues, refusedFields, sameGuide } from './guide-form-values.ts';

/** Stores a guide: the virtue's first, or the one it has. */
export function useSaveGuide(virtue: Virtue, id: string | undefined) {
  const { guides } = trpc.useUtils().responsibility;
  const saving = useMutation({
    mutationFn: async (values: GuideValues) => {
      if (id === undefined) await api.responsibility.guides.register.mutate({ virtue, ...values });
      else await api.responsibility.guides.edit.mutate({ id, ...values });
    },
    onSuccess: () => void guides.invalidate(),
    onError: (error) => {
      // Somebody else was quicker to make the guide: with its id, saving once more changes it.
      if (failureData(error)?.key === 'guide.taken') void guides.getByVirtue.invalidate({ virtue });
    },
  });
  return {
    isPending: saving.isPending,
    error: saving.error,
    /** What the server found fault with, as long as the values are those that it was sent. */
    refusalOf: (values: GuideValues): GuideFaults =>
      saving.variables && sameGuide(saving.variables, values) ? refusedFields(saving.error) : {},
    mutate: (values: GuideValues, onSaved: () => void) => saving.mutate(values, { onSuccess: onSaved }),
  };
}
