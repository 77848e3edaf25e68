import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { exerciseName } from '#parts/training/exercise-name.ts';
import { useLanguage } from '#shared/language/language.ts';
import { useSend } from '#shared/sending/use-send.ts';
import { api } from '#shared/trpc/trpc.ts';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { type Exercise, useExerciseList } from './changes.ts';
import { suggesterOf } from './suggestion.tsx';

/**
 * The exercise to be deleted, and those that can still be restored.
 * @param refocus moves the focus when it was on a row that is gone
 */
export function useExerciseRemoval(refocus: (exercise: Exercise) => void) {
  const { user, update, refetchIfGone } = useExerciseList();
  const [asked, setAsked] = useState<Exercise | null>(null);
  const [undoable, setUndoable] = useState<ReadonlySet<string>>(new Set());
  const [forget] = useState(() => (exercise: Exercise) => {
    const focused = document.activeElement?.closest('li')?.dataset.exercise === exercise.id;
    setUndoable((ids) => new Set([...ids].filter((id) => id !== exercise.id)));
    if (focused) refocus(exercise);
  });
  const removing = useSend({
    send: ({ id }: Exercise, call) => api.responsibility.training.remove.mutate({ user, id }, call()),
    onSent: (exercise) => {
      // First the dialog returns the focus, then the deleted row takes it.
      flushSync(() => setAsked(null));
      setUndoable((ids) => new Set(ids).add(exercise.id));
      update(exercise);
    },
    onFailed: (error) => {
      // Another device was faster: it is deleted, as intended.
      if (refetchIfGone(error)) setAsked(null);
    },
  });
  return { asked, setAsked, removing, undoable, forget };
}

interface ExerciseRemovalProps {
  removal: ReturnType<typeof useExerciseRemoval>;
  /** What happens to it. */
  description: string;
}

/** Asks before an exercise is deleted. Spec 2, section 4. */
export function ExerciseRemoval({ removal, description }: ExerciseRemovalProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { asked, setAsked, removing } = removal;
  const suggester = asked ? suggesterOf(asked) : undefined;
  const name = asked ? exerciseName(asked.description, language) : '';
  return (
    <ConfirmDialog
      open={asked !== null}
      onOpenChange={(open) => {
        if (open) return;
        removing.dismiss();
        setAsked(null);
      }}
      title={
        <span className="[overflow-wrap:anywhere]">
          {t(suggester ? 'training.declineTitle' : 'training.removeTitle', { name })}
        </span>
      }
      description={suggester ? t('training.declineText', { suggester }) : description}
      tone={suggester ? 'primary' : 'destructive'}
      confirmLabel={t(suggester ? 'training.decline' : 'training.remove')}
      busy={removing.busy}
      error={removing.problem}
      onConfirm={() => {
        if (asked) void removing.send(asked);
      }}
    />
  );
}
