import { PencilLine } from 'lucide-react';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { exerciseName } from '#parts/training/exercise-name.ts';
import { useLanguage } from '#shared/language/language.ts';
import { useSend } from '#shared/sending/use-send.ts';
import { api } from '#shared/trpc/trpc.ts';
import { Button } from '#ui/button.tsx';
import { type Exercise, useExerciseList } from './changes.ts';
import { PlanForm } from './plan-lazily.ts';
import { PlanText } from './plan-text.tsx';
import { isPlanFaulty, isPlanned, type PlanTexts, planOf } from './plan-texts.ts';

interface PlanProps {
  exercise: Exercise;
  locked: boolean;
}

/** The plan of an exercise as sentences, and a button that opens it to be changed. */
export function Plan({ exercise, locked }: PlanProps) {
  const { t } = useTranslation();
  const name = exerciseName(exercise.description, useLanguage());
  const [open, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const { user, update, refetchIfGone } = useExerciseList();
  const close = () => {
    flushSync(() => setOpen(false));
    opener.current?.focus();
  };
  const saving = useSend({
    send: (plan: PlanTexts, call) =>
      api.responsibility.training.plan.mutate({ user, id: exercise.id, ...plan }, call()),
    onSent: (changed) => {
      update(changed);
      close();
    },
    onFailed: (error) => refetchIfGone(error) || isPlanFaulty(error),
  });
  if (open && !locked) {
    return (
      <PlanForm
        label={t('plan.editOne', { name })}
        plan={planOf(exercise)}
        sending={saving}
        onSend={(plan) => void saving.send(plan)}
        onCancel={() => {
          saving.dismiss();
          close();
        }}
        failed={t('planForm.notSaved')}
      >
        {t('planForm.save')}
      </PlanForm>
    );
  }
  const planned = isPlanned(exercise);
  if (locked) return <PlanText plan={exercise} className="text-muted-foreground" />;
  return (
    <div className="flex items-start justify-between gap-3">
      <PlanText plan={exercise} className="py-2.5 text-muted-foreground" />
      <Button
        ref={opener}
        variant="ghost"
        size={planned ? 'icon' : 'sm'}
        className={planned ? 'text-muted-foreground' : '-my-1 -ml-3 text-muted-foreground'}
        aria-label={t(planned ? 'plan.editOne' : 'plan.askOne', { name })}
        onClick={() => setOpen(true)}
      >
        {planned ? <PencilLine aria-hidden="true" /> : t('plan.ask')}
      </Button>
    </div>
  );
}
