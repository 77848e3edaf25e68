import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { failureData, useFailure } from '#shared/failure.ts';
import { useLanguage } from '#shared/language/language.ts';
import { trpc } from '#shared/trpc/trpc.ts';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { excerpt } from '#ui/entry-text.ts';
import { toast } from '#ui/toast.ts';
import { type Exercise, useExerciseList } from './changes.ts';
import { nameLength } from './row.tsx';

/**
 * Deleting and bringing back: the exercise that is asked about, and those that can still be undone.
 * @param refocus takes the focus when it was on a line that is now gone
 */
export function useExerciseRemoval(refocus: (exercise: Exercise) => void) {
  const { t } = useTranslation();
  const { failure } = useFailure();
  const { user, adopt, heed } = useExerciseList();
  const [asked, setAsked] = useState<Exercise | null>(null);
  const [undoable, setUndoable] = useState<ReadonlySet<string>>(new Set());
  const [forget] = useState(() => (exercise: Exercise) => {
    const focused = document.activeElement?.closest('li')?.dataset.exercise === exercise.id;
    setUndoable((ids) => new Set([...ids].filter((id) => id !== exercise.id)));
    if (focused) refocus(exercise);
  });
  const removing = trpc.responsibility.training.remove.useMutation({
    onSuccess: (exercise) => {
      // First the dialog gives the focus back, then the line that is deleted takes it.
      flushSync(() => setAsked(null));
      setUndoable((ids) => new Set(ids).add(exercise.id));
      adopt(exercise);
      toast({ title: t('training.deleted') });
    },
    onError: (error) => {
      // Another device was quicker: it is gone, as was wanted.
      if (failureData(error)?.key === 'errors.notFound') setAsked(null);
      heed(error);
    },
  });
  const restoring = trpc.responsibility.training.restore.useMutation({
    onSuccess: (exercise) => {
      adopt(exercise);
      toast({ title: t('training.restored') });
    },
    onError: (error) => {
      heed(error);
      toast({ tone: 'error', title: t('training.restoreFailed'), description: failure(error) });
    },
  });
  const { mutate: restoreById } = restoring;
  const [restore] = useState(
    () =>
      ({ id }: Exercise) =>
        restoreById({ user, id }),
  );
  return { asked, setAsked, removing, undoable, forget, restore, user };
}

interface ExerciseRemovalProps {
  removal: ReturnType<typeof useExerciseRemoval>;
  /** What becomes of it. */
  description: string;
}

/** Asks before an exercise is deleted. Spec 2, section 4. */
export function ExerciseRemoval({ removal, description }: ExerciseRemovalProps) {
  const { t } = useTranslation();
  const { failure } = useFailure();
  const language = useLanguage();
  const { asked, setAsked, removing, user } = removal;
  return (
    <ConfirmDialog
      open={asked !== null}
      onOpenChange={(open) => {
        if (open) return;
        removing.reset();
        setAsked(null);
      }}
      title={<Question name={asked ? excerpt(asked.description, nameLength, language) : ''} />}
      description={description}
      confirmLabel={t('training.remove')}
      busy={removing.isPending}
      error={removing.isError ? failure(removing.error) : undefined}
      onConfirm={() => {
        if (asked) removing.mutate({ user, id: asked.id });
      }}
    />
  );
}

function Question({ name }: { name: string }) {
  const { t } = useTranslation();
  return <span className="[overflow-wrap:anywhere]">{t('training.removeTitle', { name })}</span>;
}
