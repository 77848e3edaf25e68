import { useCallback, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { failureData, useFailure } from '#shared/failure.ts';
import { userId } from '#shared/session/session.ts';
import { type Outputs, trpc } from '#shared/trpc/trpc.ts';
import { toast } from '#ui/toast.ts';

export type Exercise = Outputs['responsibility']['training']['getByUser'][number];
export type Schedule = Pick<Exercise, 'level' | 'frequency'>;

/** What a list of exercises lets be done with one; the page asks before it does. The same functions for the page's whole life. */
export interface ExerciseActions {
  /** Absent where all of them are done. */
  finish?: ((exercise: Exercise) => void) | undefined;
  remove: (exercise: Exercise) => void;
  /** The time to undo a deletion is over. */
  forget: (exercise: Exercise) => void;
}

/** What is done with the server's list of exercises once one of them has changed. */
export function useExerciseList() {
  const utils = trpc.useUtils();
  const user = userId();

  /** Puts an exercise as the server answered it into its place, or on top where it is new. */
  const update = useCallback(
    (exercise: Exercise) => {
      utils.responsibility.training.getByUser.setData({ user }, (list = []) =>
        list.some(({ id }) => id === exercise.id)
          ? list.map((known) => (known.id === exercise.id ? exercise : known))
          : [exercise, ...list],
      );
      // The profile counts them: when it is opened next.
      void utils.conscience.overview.invalidate({ user }, { refetchType: 'none' });
    },
    [utils, user],
  );

  /** Refetches the list where an exercise was refused because it is gone. @returns whether it was */
  const refetchIfGone = useCallback(
    (error: unknown) => {
      const gone = failureData(error)?.key === 'errors.notFound';
      if (gone) void utils.responsibility.training.getByUser.invalidate({ user });
      return gone;
    },
    [utils, user],
  );
  return { user, update, refetchIfGone };
}

/** Level and frequency of an exercise as chosen, saved at once and taken back where that fails. */
export function useSchedule(exercise: Exercise, name: string) {
  const { t } = useTranslation();
  const { failure } = useFailure();
  const utils = trpc.useUtils();
  const { user, update, refetchIfGone } = useExerciseList();
  /** What was chosen and is not stored yet. */
  const [choice, setChoice] = useState<Schedule>();
  const latest = useRef<Schedule>(undefined);
  const edit = trpc.responsibility.training.edit.useMutation({
    // Two quick changes follow each other in this order.
    scope: { id: `exercise ${exercise.id}` },
    onSuccess: update,
    onError: (error) => {
      refetchIfGone(error);
      if (failureData(error)?.key === 'errors.phaseLocked') void utils.account.me.invalidate();
    },
  });
  const shown = choice ?? { level: exercise.level, frequency: exercise.frequency };

  const change = (changes: Partial<Schedule>) => {
    const next = { ...shown, ...changes };
    latest.current = next;
    setChoice(next);
    edit.mutateAsync({ user, id: exercise.id, ...next }).then(
      () => setChoice((current) => (current === next ? undefined : current)),
      (error: unknown) => {
        // A later change carries this one along, and tells for itself how it went.
        if (latest.current !== next) return;
        setChoice(undefined);
        toast({ tone: 'error', title: t('training.editFailed', { name }), description: failure(error) });
      },
    );
  };
  return { shown, change, saving: edit.isPending };
}
