import { Undo2 } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailure } from '#shared/failure.ts';
import { useLanguage } from '#shared/language/language.ts';
import { useSend } from '#shared/sending/use-send.ts';
import { api } from '#shared/trpc/trpc.ts';
import { Button } from '#ui/button.tsx';
import { excerpt } from '#ui/entry-text.ts';
import { toast } from '#ui/toast.ts';
import { type Exercise, type ExerciseActions, useExerciseList } from './changes.ts';
import { nameLength } from './row.tsx';
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
  const name = excerpt(exercise.description, nameLength, language);
  return (
    <div ref={row} className="flex flex-wrap items-center justify-between gap-3 text-muted-foreground">
      <p className="min-w-0 [overflow-wrap:anywhere]">
        {t(suggesterOf(exercise) ? 'training.declined' : 'training.deleted')}: <del>{name}</del>
      </p>
      <Button
        variant="secondary"
        size="sm"
        data-focus
        aria-label={t('training.undoOne', { name })}
        onClick={() => void restoring.send()}
      >
        <Undo2 aria-hidden="true" />
        {t('training.undo')}
      </Button>
    </div>
  );
}

function useRestoring({ id }: Exercise) {
  const { t } = useTranslation();
  const { failure } = useFailure();
  const { user, update, refetchIfGone } = useExerciseList();
  return useSend({
    send: (_, call) => api.responsibility.training.restore.mutate({ user, id }, call()),
    onSent: (exercise) => {
      update(exercise);
      toast({ title: t('training.restored') });
    },
    onFailed: (error) => {
      refetchIfGone(error);
      toast({ tone: 'error', title: t('training.restoreFailed'), description: failure(error) });
    },
  });
}
