import { alongside } from '@miraco/domain/alongside';
import { historyMarker } from '@miraco/domain/evaluation';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { overallScore } from '#charts/score.ts';
import { zoneOf } from '#parts/practice/zone-of.ts';
import type { Week } from '#parts/wellness-test/weeks.ts';
import { dayIn } from '#shared/day-here.ts';
import { type Outputs, trpc } from '#shared/trpc/trpc.ts';
import { Button } from '#ui/button.tsx';
import { ExerciseAlongside } from './exercise-alongside.tsx';

interface ExercisesAlongsideProps {
  user: string;
  /** The first name of the client, for the coach; absent for the client. */
  name?: string;
  exercises: Outputs['responsibility']['training']['getByUser'];
  weekly: readonly Week[];
  evaluations: Outputs['responsibility']['evaluation']['getByUser'];
  words: Outputs['method']['virtues'];
  className?: string;
}

/** As many are shown at first, the most often done. */
const atFirst = 4;

/** Each exercise of the last months beside the wellness and the evaluation of its virtue; nothing while none was done in three weeks. */
export function ExercisesAlongside({
  user,
  name,
  exercises,
  weekly,
  evaluations,
  words,
  className,
}: ExercisesAlongsideProps) {
  const { t } = useTranslation();
  const id = useId();
  const [all, setAll] = useState(false);
  const { data } = trpc.responsibility.completions.getByUser.useQuery({ user });
  if (!data) return null;
  const zone = zoneOf(data);
  const tests = weekly.map(({ date, score }) => ({ day: dayIn(date, zone), mean: overallScore(score.overall) }));
  const evaluated = evaluations.map(({ date, evaluation }) => ({ day: dayIn(date, zone), evaluation }));
  const found = exercises
    .flatMap((exercise) => {
      const weeks = alongside({
        days: data.recent.filter((one) => one.exercise === exercise.id).map(({ day }) => day),
        tests,
        evaluations: evaluated.flatMap(({ day, evaluation }) => {
          const state = historyMarker(evaluation[exercise.virtue]);
          return state ? [{ day, state }] : [];
        }),
      });
      return weeks && !exercise.deleted ? [{ exercise, found: weeks }] : [];
    })
    .toSorted((one, other) => other.found.times - one.found.times);
  if (found.length === 0) return null;
  const shown = all ? found : found.slice(0, atFirst);
  return (
    <section aria-labelledby={id} className={className}>
      <h2 id={id}>{t('alongside.title')}</h2>
      <p className="measure mt-2 mb-5 text-muted-foreground">
        {t(name === undefined ? 'alongside.lead' : 'alongside.leadOf')}
      </p>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 xl:grid-cols-2">
        {shown.map(({ exercise, found: weeks }) => (
          <ExerciseAlongside key={exercise.id} exercise={exercise} found={weeks} name={name} words={words} />
        ))}
      </div>
      {shown.length < found.length && (
        <Button variant="secondary" className="mt-5" onClick={() => setAll(true)}>
          {t('alongside.more', { count: found.length - shown.length })}
        </Button>
      )}
    </section>
  );
}
