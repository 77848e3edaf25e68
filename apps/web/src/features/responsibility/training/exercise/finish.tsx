import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { celebrate } from '#features/responsibility/training/confetti.ts';
import { exerciseName } from '#parts/training/exercise-name.ts';
import { useLanguage } from '#shared/language/language.ts';
import { NotSent } from '#shared/sending/not-sent.tsx';
import { useSend } from '#shared/sending/use-send.ts';
import { api } from '#shared/trpc/trpc.ts';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { toast } from '#ui/toast.ts';
import { type Exercise, useExerciseList } from './changes.ts';

interface ExerciseFinishProps {
  /** The exercise to be finished; null while the dialogs are closed. */
  exercise: Exercise | null;
  onClose: () => void;
  /** It is done, and no longer in the list. */
  onFinished: (exercise: Exercise) => void;
}

/** Asks whether an exercise is finished, then whether it is essential; both are saved at once. Spec 2, section 4. */
export function ExerciseFinish({ exercise, onClose, onFinished }: ExerciseFinishProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { user, update, refetchIfGone } = useExerciseList();
  const [confirmed, setConfirmed] = useState(false);
  const finishing = useSend({
    send: ({ id, favourite }: { id: string; favourite: boolean }, call) =>
      api.responsibility.training.setDone.mutate({ user, id, favourite }, call()),
    onSent: (done) => {
      // First the dialog returns the focus, then the list that has lost a row moves it.
      flushSync(close);
      update(done);
      onFinished(done);
      toast({
        title: t('training.completed'),
        description: t(done.favourite ? 'training.completedEssential' : 'training.completedOnly'),
      });
      // A failed animation is not an error for the user.
      celebrate().catch(() => undefined);
    },
    onFailed: (error) => {
      if (refetchIfGone(error)) close();
    },
  });
  const close = () => {
    finishing.dismiss();
    setConfirmed(false);
    onClose();
  };
  const finish = (favourite: boolean) => {
    if (exercise) void finishing.send({ id: exercise.id, favourite });
  };
  const name = exercise ? exerciseName(exercise.description, language) : '';
  const busy = (favourite: boolean) => finishing.busy && finishing.sent?.favourite === favourite;
  return (
    <>
      <ConfirmDialog
        open={exercise !== null && !confirmed}
        onOpenChange={(open) => !open && close()}
        title={<span className="[overflow-wrap:anywhere]">{t('training.finishTitle', { name })}</span>}
        description={t('training.finishText')}
        confirmLabel={t('training.finishConfirm')}
        tone="primary"
        onConfirm={() => setConfirmed(true)}
      />
      <Dialog
        open={exercise !== null && confirmed}
        onOpenChange={(open) => !open && close()}
        title={t('training.essentialTitle')}
        description={t('training.essentialText')}
        footer={
          <>
            <Button variant="secondary" loading={busy(false)} onClick={() => finish(false)} data-autofocus>
              {t('training.essentialNo')}
            </Button>
            <Button loading={busy(true)} onClick={() => finish(true)}>
              {t('training.essentialYes')}
            </Button>
          </>
        }
      >
        <p className="border-l-2 pl-3 [overflow-wrap:anywhere]">{name}</p>
        <NotSent sending={finishing} />
      </Dialog>
    </>
  );
}
