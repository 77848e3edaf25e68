import { useCallback, useState } from 'react';
import { failureData, useFailure } from '#shared/failure.ts';
import { useChoice } from '#shared/sending/use-choice.ts';
import { userId } from '#shared/session/session.ts';
import { api, type Outputs, trpc } from '#shared/trpc/trpc.ts';

export type Exercise = Outputs['responsibility']['training']['getByUser'][number];
export type Schedule = Pick<Exercise, 'level' | 'frequency'>;

/** The actions on an exercise in a list; the page asks for confirmation. The same functions for the page's whole life. */
export interface ExerciseActions {
  /** Absent where all exercises are done. */
  finish?: ((exercise: Exercise) => void) | undefined;
  remove: (exercise: Exercise) => void;
  /** The time to undo a deletion is over. */
  forget: (exercise: Exercise) => void;
}

/** Updates the cached list of exercises after a change. */
export function useExerciseList() {
  const utils = trpc.useUtils();
  const user = userId();

  /** Replaces an exercise by the server's answer, or adds it on top. */
  const update = useCallback(
    (exercise: Exercise) => {
      utils.responsibility.training.getByUser.setData({ user }, (list = []) =>
        list.some(({ id }) => id === exercise.id)
          ? list.map((known) => (known.id === exercise.id ? exercise : known))
          : [exercise, ...list],
      );
      // The profile counts them: it refetches when it is next opened.
      void utils.conscience.overview.invalidate({ user }, { refetchType: 'none' });
    },
    [utils, user],
  );

  /** Refetches the list where a call was refused because the exercise is gone. @returns whether it was */
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

/** Level and frequency of an exercise, saved as soon as they are chosen. */
export function useSchedule(exercise: Exercise) {
  const { failure } = useFailure();
  const { user, update, refetchIfGone } = useExerciseList();
  /** Why the last choice was taken back. */
  const [problem, setProblem] = useState<string>();
  const { choice, choose, saving } = useChoice({
    send: (schedule: Schedule, call) =>
      api.responsibility.training.edit.mutate({ user, id: exercise.id, ...schedule }, call()),
    onSaved: update,
    onFailed: (error) => {
      refetchIfGone(error);
      setProblem(failure(error));
    },
  });
  const shown = choice ?? { level: exercise.level, frequency: exercise.frequency };
  const change = (changes: Partial<Schedule>) => {
    setProblem(undefined);
    choose({ ...shown, ...changes });
  };
  return { shown, change, saving, problem };
}
