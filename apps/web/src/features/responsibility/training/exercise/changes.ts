import { exerciseLists } from '@miraco/domain/training';
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

/** A list with an exercise as it is now: in its place, or on top of its own list. */
function withExercise(known: Exercise[], exercise: Exercise, isOwn: boolean): Exercise[] {
  if (known.some(({ id }) => id === exercise.id)) return known.map((one) => (one.id === exercise.id ? exercise : one));
  return isOwn ? [exercise, ...known] : known;
}

/** Updates the cached lists of exercises after a change. */
export function useExerciseList() {
  const utils = trpc.useUtils();
  const user = userId();

  /** Replaces an exercise by the server's answer, or adds it on top. */
  const update = useCallback(
    (exercise: Exercise) => {
      const { training } = utils.responsibility;
      const ownList = exercise.done ? 'essential' : 'toDo';
      for (const list of exerciseLists) {
        training.list.setData({ user, list }, (known) => known && withExercise(known, exercise, list === ownList));
      }
      training.practice.setData(
        { user, virtue: exercise.virtue },
        (known) => known && { ...known, exercises: withExercise(known.exercises, exercise, true) },
      );
      void training.extent.invalidate({ user });
      void training.getByUser.invalidate({ user }, { refetchType: 'none' });
      // The profile counts them: it refetches when it is next opened.
      void utils.conscience.overview.invalidate({ user }, { refetchType: 'none' });
    },
    [utils, user],
  );

  /** Refetches the list where a call was refused because the exercise is gone. @returns whether it was */
  const refetchIfGone = useCallback(
    (error: unknown) => {
      const gone = failureData(error)?.key === 'errors.notFound';
      if (gone) void utils.responsibility.training.invalidate();
      return gone;
    },
    [utils],
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
