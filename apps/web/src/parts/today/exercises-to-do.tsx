import { paths } from '@miraco/contract/paths';
import { asksToday, type Day } from '@miraco/domain/completions';
import { ArrowRight } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DoneOn } from '#parts/practice/done-on.tsx';
import { type Known, practiceOf } from '#parts/practice/known.ts';
import { type Practising, useKnown } from '#parts/practice/use-known.ts';
import { exerciseName } from '#parts/training/exercise-name.ts';
import { useToday } from '#shared/day-here.ts';
import { useLanguage } from '#shared/language/language.ts';
import { Link } from '#shared/router/link.tsx';
import type { Outputs } from '#shared/trpc/trpc.ts';
import { Button } from '#ui/button.tsx';
import { exercisesToDo } from './open-today.ts';

/** As many exercises of one frequency are listed; the training screen has them all. */
const mostNamed = 4;

interface ExercisesToDoProps {
  exercises: Outputs['responsibility']['training']['getByUser'];
  words: Outputs['method']['virtues'];
  /** The heading of the list; those of the frequencies are a level below. */
  as: 'h2' | 'h3';
}

/** The exercises that ask to be done today, the most frequent first, each with the button that says that it was done. */
export function ExercisesToDo(props: ExercisesToDoProps) {
  const today = useToday();
  const practising = useKnown(false);
  const { known } = practising;
  // Another day has another list.
  return known ? <Asking key={today} {...props} today={today} known={known} keeping={practising} /> : null;
}

interface AskingProps extends ExercisesToDoProps {
  today: Day;
  known: Known;
  keeping: Practising;
}

function Asking({ exercises, words, as: Heading, today, known, keeping }: AskingProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const all = exercisesToDo(exercises).flatMap((group) => group.exercises);
  const asking = all.filter((exercise) => asksToday(practiceOf(known, exercise), today));
  // What is done here stays in its place, and can be taken back.
  const [atFirst] = useState(() => new Set(asking.map(({ id }) => id)));
  const groups = exercisesToDo(all.filter((exercise) => atFirst.has(exercise.id) || asking.includes(exercise)));
  const Sub = Heading === 'h2' ? 'h3' : 'h4';
  return (
    <>
      <Heading>
        {asking.length > 0
          ? t('today.exercises', { count: asking.length })
          : t(all.length > 0 ? 'today.allDone' : 'today.noExercises')}
      </Heading>
      {groups.map(({ frequency, exercises: listed }) => (
        <div key={frequency} className="mt-4">
          <Sub className="eyebrow font-sans">{t(`phases.exerciseFrequency.${frequency}`)}</Sub>
          <ul className="mt-1 grid divide-y">
            {listed.slice(0, mostNamed).map((exercise) => (
              <li key={exercise.id} className="grid grid-cols-[minmax(0,1fr)] gap-2 py-3 first:pt-1">
                <p className="line-clamp-2 [overflow-wrap:anywhere]">
                  <span className="text-muted-foreground">{words[exercise.virtue].name[language]}:</span>{' '}
                  {exercise.description}
                </p>
                <DoneOn
                  exercise={exercise}
                  name={exerciseName(exercise.description, language)}
                  practice={practiceOf(known, exercise)}
                  keeping={keeping}
                  day={today}
                  label={t('practice.today')}
                  locked={false}
                />
              </li>
            ))}
            {listed.length > mostNamed && (
              <li className="py-2 text-muted-foreground">
                {t('today.moreExercises', { count: listed.length - mostNamed })}
              </li>
            )}
          </ul>
        </div>
      ))}
      <Button asChild variant="secondary" className="mt-5">
        <Link to={paths.training}>
          {t('today.train')}
          <ArrowRight aria-hidden="true" />
        </Link>
      </Button>
    </>
  );
}
