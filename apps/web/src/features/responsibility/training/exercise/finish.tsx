import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { celebrate } from '#features/responsibility/training/confetti.ts';
import { failureData, useFailure } from '#shared/failure.ts';
import { useLanguage } from '#shared/language/language.ts';
import { trpc } from '#shared/trpc/trpc.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { excerpt } from '#ui/entry-text.ts';
import { toast } from '#ui/toast.ts';
import { type Exercise, useExerciseList } from './changes.ts';
import { nameLength } from './row.tsx';

interface ExerciseFinishProps {
  /** The exercise to ask about; null while none is. */
  exercise: Exercise | null;
  onClose: () => void;
  /** It is done, and no longer in the list. */
  onFinished: (exercise: Exercise) => void;
}

/** Asks whether an exercise is finished, then whether it is kept as essential; then it is both at once. Spec 2, section 4. */
export function ExerciseFinish({ exercise, onClose, onFinished }: ExerciseFinishProps) {
  const { t } = useTranslation();
  const { failure } = useFailure();
  const language = useLanguage();
  const { user, adopt, heed } = useExerciseList();
  const [confirmed, setConfirmed] = useState(false);
  const finishing = trpc.responsibility.training.setDone.useMutation({
    onSuccess: (done) => {
      // First the dialog gives the focus back, then the list that has lost a line puts it elsewhere.
      flushSync(close);
      adopt(done);
      onFinished(done);
      toast({
        title: t('training.completed'),
        description: t(done.favourite ? 'training.completedEssential' : 'training.completedOnly'),
      });
      // A missing piece of paper is no reason to say that anything failed.
      celebrate().catch(() => undefined);
    },
    onError: (error) => {
      if (failureData(error)?.key === 'errors.notFound') close();
      heed(error);
    },
  });
  const close = () => {
    finishing.reset();
    setConfirmed(false);
    onClose();
  };
  const finish = (favourite: boolean) => {
    if (exercise && !finishing.isPending) finishing.mutate({ user, id: exercise.id, favourite });
  };
  const name = exercise ? excerpt(exercise.description, nameLength, language) : '';
  const busy = (favourite: boolean) => finishing.isPending && finishing.variables.favourite === favourite;
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
        {finishing.isError && <Alert tone="error">{failure(finishing.error)}</Alert>}
      </Dialog>
    </>
  );
}
