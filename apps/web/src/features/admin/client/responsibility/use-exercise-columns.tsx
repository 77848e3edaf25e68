import { trainingGroup } from '@miraco/domain/training';
import { CircleCheck, CircleDashed, CircleSlash, Star, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { FrequencyMark } from '#charts/frequency-mark.tsx';
import type { EntryColumn } from '#features/admin/client/entry-table.tsx';
import { practiceOf } from '#parts/practice/known.ts';
import { Lately } from '#parts/practice/lately.tsx';
import { todayOf } from '#parts/practice/zone-of.ts';
import { dateFormat } from '#shared/date-format.ts';
import { fullName } from '#shared/full-name.ts';
import { useLanguage } from '#shared/language/language.ts';
import { ClampedText } from '#ui/clamped-text.tsx';
import { cn } from '#ui/cn.ts';
import { exerciseState, isEssential } from './exercise-filter.ts';
import type { Exercise, PhaseTwoTabData } from './phase-two-data.ts';

const stateLooks = {
  open: { Icon: CircleDashed, colour: 'text-challenge' },
  done: { Icon: CircleCheck, colour: 'text-flow' },
  declined: { Icon: CircleSlash, colour: 'text-muted-foreground' },
  deleted: { Icon: Trash2, colour: 'text-muted-foreground' },
};

/** The columns of the table of exercises. */
export function useExerciseColumns({
  completions,
  evaluations,
  words,
}: PhaseTwoTabData<'training'>): EntryColumn<Exercise>[] {
  const { t } = useTranslation();
  const language = useLanguage();
  const day = dateFormat(language, { dateStyle: 'medium' });
  const today = todayOf(completions);
  const ratings = evaluations.map(({ evaluation }) => evaluation);
  return [
    {
      key: 'exercise',
      label: t('phaseTwo.training.exercise'),
      className: 'sm:min-w-72 print:w-2/5 print:min-w-0',
      cell: ({ description, deleted, suggester }) => (
        <>
          <span className={cn('block', deleted && 'text-muted-foreground line-through')}>
            <ClampedText>{description}</ClampedText>
          </span>
          {suggester && (
            <span className="mt-0.5 block text-[0.9rem] text-muted-foreground [overflow-wrap:anywhere]">
              {t('phaseTwo.training.suggestedBy', { name: fullName(suggester) })}
            </span>
          )}
        </>
      ),
    },
    {
      key: 'virtue',
      label: t('phaseTwo.training.virtue'),
      className: 'sm:w-44 sm:min-w-36 print:w-auto print:min-w-0',
      cell: ({ virtue }) => {
        const group = trainingGroup(virtue, ratings);
        return (
          <>
            {words[virtue].name[language]}
            <span className="flex items-center gap-1.5 text-[0.9rem] text-muted-foreground">
              <FrequencyMark group={group} className="size-3.5" />
              {t('phaseTwo.training.lack', { frequency: t(`phases.frequency.${group}`) })}
            </span>
          </>
        );
      },
    },
    {
      key: 'level',
      label: t('phaseTwo.training.level'),
      className: 'sm:w-28 print:w-auto',
      cell: ({ level }) => t(`phases.exerciseLevel.${level}`),
    },
    {
      key: 'frequency',
      label: t('phaseTwo.training.frequency'),
      className: 'sm:w-36 print:w-auto',
      cell: ({ frequency }) => t(`phases.exerciseFrequency.${frequency}`),
    },
    {
      key: 'practice',
      label: t('alongside.column'),
      wide: true,
      className: 'sm:min-w-52 print:w-auto print:min-w-0',
      cell: (exercise) => <Lately practice={practiceOf(completions, exercise)} today={today} />,
    },
    {
      key: 'state',
      label: t('phaseTwo.training.state'),
      className: 'sm:w-32 print:w-auto',
      cell: (exercise) => <State exercise={exercise} since={day.format(exercise.date)} />,
    },
    {
      key: 'changed',
      label: t('phaseTwo.training.changed'),
      className: 'sm:w-32 sm:whitespace-nowrap print:w-auto',
      cell: ({ date }) => <time dateTime={new Date(date).toISOString()}>{day.format(date)}</time>,
    },
  ];
}

function State({ exercise, since }: { exercise: Exercise; since: string }) {
  const { t } = useTranslation();
  const state = exerciseState(exercise);
  const { Icon, colour } = stateLooks[state];
  return (
    <>
      <span className="flex items-center gap-1.5">
        <Icon className={cn('size-4 shrink-0', colour)} aria-hidden="true" />
        {t(`phaseTwo.training.${state}`)}
      </span>
      {state === 'declined' && (
        <span className="block text-[0.9rem] text-muted-foreground">
          {t('phaseTwo.training.since', { date: since })}
        </span>
      )}
      {isEssential(exercise) && (
        <span className="mt-0.5 flex items-center gap-1.5 font-medium">
          <Star className="size-4 shrink-0 fill-accent" aria-hidden="true" />
          {t('phaseTwo.training.essential')}
        </span>
      )}
    </>
  );
}
