import { Undo2 } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { exerciseName } from '#parts/training/exercise-name.ts';
import { useLanguage } from '#shared/language/language.ts';
import { NotSent } from '#shared/sending/not-sent.tsx';
import { useSend } from '#shared/sending/use-send.ts';
import { api } from '#shared/trpc/trpc.ts';
import { Button } from '#ui/button.tsx';
import { type Exercise, type ExerciseActions, useExerciseList } from './changes.ts';
import { suggesterOf } from './suggestion.tsx';

const offered = 10_000;

interface ExerciseDeletedProps {
  exercise: Exercise;
  actions: ExerciseActions;
}

/** A deleted exercise, with a button to restore it for a while. Spec 2, section 4. */
export function ExerciseDeleted({ exercise, actions }: ExerciseDeletedProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const row = useRef<HTMLDivElement>(null);
  const id = useId();
  const { forget } = actions;
  const restoring = useRestoring(exercise);
  useEffect(() => {
    const since = Date.now();
    const clock = setInterval(() => {
      // The button stays while it is hovered or focused.
      const inUse = row.current?.matches(':hover') || row.current?.querySelector(':focus-visible');
      if (!inUse && Date.now() - since >= offered) forget(exercise);
    }, 500);
    return () => clearInterval(clock);
  }, [exercise, forget]);
  const name = exerciseName(exercise.description, language);
  return (
    <div ref={row} className="flex flex-wrap items-center justify-between gap-3 text-muted-foreground">
      <p id={id} className="min-w-0 [overflow-wrap:anywhere]">
        {t(suggesterOf(exercise) ? 'training.declined' : 'training.deleted')}: <del>{name}</del>
      </p>
      <Button
        variant="secondary"
        size="sm"
        data-focus
        // It takes the focus, and so what happened is read out with it.
        aria-describedby={id}
        aria-label={t('training.undoOne', { name })}
        onClick={() => void restoring.send()}
      >
        <Undo2 aria-hidden="true" />
        {t('training.undo')}
      </Button>
      <NotSent title={t('training.restoreFailed')} sending={restoring} className="basis-full" />
    </div>
  );
}

function useRestoring({ id }: Exercise) {
  const { user, update, refetchIfGone } = useExerciseList();
  return useSend({
    send: (_, call) => api.responsibility.training.restore.mutate({ user, id }, call()),
    onSent: update,
    // Returns nothing: the answer would count as an explanation, and the message would be left out.
    onFailed: (error) => {
      refetchIfGone(error);
    },
  });
}
