import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSend } from '#shared/sending/use-send.ts';
import { api, type Inputs, trpc } from '#shared/trpc/trpc.ts';
import { useExerciseList } from './changes.ts';
import { isPlanFaulty } from './plan-texts.ts';

type NewExercise = Omit<Inputs['responsibility']['training']['register'], 'user'>;

/** Adds an exercise. `said` is that it has been added, or that the same one was in the list already. */
export function useAddExercise() {
  const { t } = useTranslation();
  const { user, update } = useExerciseList();
  const utils = trpc.useUtils();
  const [wasKnown, setWasKnown] = useState(false);
  const adding = useSend({
    send: (exercise: NewExercise, call) => api.responsibility.training.register.mutate({ user, ...exercise }, call()),
    onSent: (exercise) => {
      const { list, practice } = utils.responsibility.training;
      const listed = list.getData({ user, list: 'toDo' }) ?? [];
      const practised = practice.getData({ user, virtue: exercise.virtue })?.exercises ?? [];
      setWasKnown([...listed, ...practised].some(({ id }) => id === exercise.id));
      update(exercise);
    },
    onFailed: isPlanFaulty,
  });
  return { ...adding, said: t(wasKnown ? 'training.already' : 'training.added') };
}
