import { virtuesRated } from '@miraco/domain/ratings';
import { strengths, virtues } from '@miraco/domain/virtues';
import { Dumbbell } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SeriesMark } from '#charts/series-mark.tsx';
import { strengthLooks } from '#charts/strength-looks.ts';
import { EntryTable } from '#features/admin/client/entry-table.tsx';
import { ExercisesAlongside } from '#parts/practice/alongside/alongside-lazily.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { Select } from '#ui/select.tsx';
import { byState, type ExerciseFilter, exerciseFilters, passes } from './exercise-filter.ts';
import type { PhaseTwoTabData } from './phase-two-data.ts';
import { SuggestExercise } from './suggest-exercise.tsx';
import { useExerciseColumns } from './use-exercise-columns.tsx';

/** The exercises by the strength of their virtue, with level, frequency and state. Spec 2, section 2. */
export function PhaseTwoTraining({ data }: { data: PhaseTwoTabData<'training'> }) {
  const { t } = useTranslation();
  const [filter, setFilter] = useState<ExerciseFilter>('all');
  const columns = useExerciseColumns(data);
  const { exercises, overview } = data;
  if (exercises.length === 0) {
    return (
      <EmptyState
        className="break-inside-avoid"
        icon={<Dumbbell />}
        title={t('phaseTwo.training.none')}
        action={<SuggestExercise data={data} />}
      >
        {t('phaseTwo.training.noneText')}
      </EmptyState>
    );
  }
  const shown = exercises.filter((exercise) => passes(exercise, filter));
  const blocks = [
    ...strengths.map((strength) => ({
      block: strength,
      look: strengthLooks[strength],
      members: virtuesRated(overview.ratings, strength),
    })),
    { block: 'unrated' as const, look: undefined, members: overview.unrated },
  ];
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <FilterField filter={filter} onChange={setFilter} exercises={exercises} />
        <SuggestExercise data={data} />
      </div>
      {shown.length === 0 && <p className="text-muted-foreground">{t('phaseTwo.training.noMatch')}</p>}
      {blocks.map(({ block, look, members }) => {
        const label = t(`phaseTwo.blocks.${block}`);
        const entries = virtues
          .filter((virtue) => members.includes(virtue))
          .flatMap((virtue) => byState(shown.filter((exercise) => exercise.virtue === virtue)));
        return (
          entries.length > 0 && (
            <section key={block}>
              <h3 className="mb-3 flex items-center gap-2">
                {look && <SeriesMark look={look} />}
                {label}
                <span className="font-normal font-sans text-base text-muted-foreground tabular-nums">
                  {entries.length}
                </span>
              </h3>
              <EntryTable
                label={`${t('phaseTwo.tabs.training')}: ${label}`}
                entries={entries}
                columns={columns}
                short
              />
            </section>
          )
        );
      })}
      <ExercisesAlongside user={data.user.id} name={data.user.firstname} words={data.words} />
    </div>
  );
}

interface FilterFieldProps {
  filter: ExerciseFilter;
  onChange: (filter: ExerciseFilter) => void;
  exercises: PhaseTwoTabData<'training'>['exercises'];
}

function FilterField({ filter, onChange, exercises }: FilterFieldProps) {
  const { t } = useTranslation();
  const id = useId();
  const words = (known: ExerciseFilter) =>
    t(`phaseTwo.training.filter.${known}`, {
      count: exercises.filter((exercise) => passes(exercise, known)).length,
    });
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 print:break-after-avoid">
      <label htmlFor={id} className="font-medium print:hidden">
        {t('phaseTwo.training.show')}
      </label>
      <Select
        id={id}
        className="w-56 print:hidden"
        value={filter}
        onChange={(event) => onChange(exerciseFilters.find((known) => known === event.target.value) ?? 'all')}
      >
        {exerciseFilters.map((known) => (
          <option key={known} value={known}>
            {words(known)}
          </option>
        ))}
      </Select>
      <p role="status" className="sr-only print:not-sr-only">
        {words(filter)}
      </p>
    </div>
  );
}
