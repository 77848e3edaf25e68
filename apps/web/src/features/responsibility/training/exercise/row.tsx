import { essentialFrequencies, exerciseFrequencies } from '@miraco/domain/training';
import { Check, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { CalendarMenu } from '#features/responsibility/training/calendar/calendar-menu.tsx';
import { DoneToday } from '#parts/practice/done-today.tsx';
import type { Practising } from '#parts/practice/use-known.ts';
import { exerciseName } from '#parts/training/exercise-name.ts';
import { FrequencySelect, LevelSelect } from '#parts/training/schedule-selects.tsx';
import { useLanguage } from '#shared/language/language.ts';
import { NotSent } from '#shared/sending/not-sent.tsx';
import { Button } from '#ui/button.tsx';
import { ClampedText } from '#ui/clamped-text.tsx';
import { type Exercise, type ExerciseActions, useSchedule } from './changes.ts';
import { Plan } from './plan.tsx';
import { Suggestion, suggesterOf } from './suggestion.tsx';

interface ExerciseRowProps {
  exercise: Exercise;
  virtue: string;
  practising: Practising;
  locked: boolean;
  actions: ExerciseActions;
}

/** An exercise: its description, level, frequency and actions. Spec 2, section 2. */
export function ExerciseRow({ exercise, virtue, practising, locked, actions }: ExerciseRowProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const name = exerciseName(exercise.description, language);
  const { shown, change, saving, problem } = useSchedule(exercise);
  const { finish } = actions;
  const suggester = suggesterOf(exercise);
  const remove = !suggester && (
    <Button
      variant="ghost"
      size="icon"
      className="text-muted-foreground hover:text-destructive"
      {...(finish ? {} : { 'data-focus': true })}
      disabled={locked}
      aria-label={t('training.removeOne', { name })}
      onClick={() => actions.remove(exercise)}
    >
      <Trash2 aria-hidden="true" />
    </Button>
  );
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <ClampedText>{exercise.description}</ClampedText>
        </div>
        {/* The only action: it needs no row of its own. */}
        {!finish && remove}
      </div>
      {suggester && (
        <Suggestion name={name} suggester={suggester} locked={locked} onDecline={() => actions.remove(exercise)} />
      )}
      <Plan exercise={exercise} locked={locked} />
      <DoneToday exercise={exercise} name={name} practising={practising} locked={locked} />
      <div className="flex flex-wrap items-center gap-2" aria-busy={saving || undefined}>
        <LevelSelect
          className="min-w-30 flex-1 sm:w-34 sm:flex-none"
          label={t('training.levelOf', { name })}
          disabled={locked}
          value={shown.level}
          onChange={(level) => change({ level })}
        />
        <FrequencySelect
          className="min-w-38 flex-[1.4] sm:w-48 sm:flex-none"
          label={t('training.frequencyOf', { name })}
          offered={finish ? exerciseFrequencies : essentialFrequencies}
          disabled={locked}
          value={shown.frequency}
          onChange={(frequency) => change({ frequency })}
        />
        {finish && (
          <div className="ml-auto flex items-center gap-1 max-sm:w-full max-sm:justify-end">
            <Button
              variant="ghost"
              size="sm"
              className="max-sm:mr-auto"
              data-focus
              disabled={locked}
              aria-label={t('training.finishOne', { name })}
              onClick={() => finish(exercise)}
            >
              <Check aria-hidden="true" />
              {t('training.finish')}
            </Button>
            <CalendarMenu exercise={exercise} name={name} virtue={virtue} />
            {remove}
          </div>
        )}
      </div>
      <NotSent title={t('training.editFailed', { name })} sending={{ problem }} />
    </div>
  );
}
