import { useTranslation } from 'react-i18next';
import { trpc } from '#shared/trpc/trpc.ts';
import { toast } from '#ui/toast.ts';
import { useExerciseList } from './changes.ts';

/** Adds an exercise, and says so; or that the very same one is waiting already. */
export function useAddExercise() {
  const { t } = useTranslation();
  const { adopt, heed } = useExerciseList();
  const utils = trpc.useUtils();
  return trpc.responsibility.training.register.useMutation({
    onSuccess: (exercise, { user }) => {
      const known = utils.responsibility.training.getByUser.getData({ user }) ?? [];
      if (known.some(({ id }) => id === exercise.id)) toast({ tone: 'info', title: t('training.already') });
      else toast({ title: t('training.added') });
      adopt(exercise);
    },
    onError: heed,
  });
}
