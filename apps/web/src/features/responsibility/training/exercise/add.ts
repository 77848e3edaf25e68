import { useTranslation } from 'react-i18next';
import { useSend } from '#shared/sending/use-send.ts';
import { api, type Inputs, trpc } from '#shared/trpc/trpc.ts';
import { toast } from '#ui/toast.ts';
import { useExerciseList } from './changes.ts';

type NewExercise = Omit<Inputs['responsibility']['training']['register'], 'user'>;

/** Adds an exercise, and confirms it; or says that the same one is in the list already. */
export function useAddExercise(onFailed?: (error: unknown) => unknown) {
  const { t } = useTranslation();
  const { user, update } = useExerciseList();
  const utils = trpc.useUtils();
  return useSend({
    send: (exercise: NewExercise, call) => api.responsibility.training.register.mutate({ user, ...exercise }, call()),
    onSent: (exercise) => {
      const known = utils.responsibility.training.getByUser.getData({ user }) ?? [];
      if (known.some(({ id }) => id === exercise.id)) toast({ tone: 'info', title: t('training.already') });
      else toast({ title: t('training.added') });
      update(exercise);
    },
    onFailed,
  });
}
