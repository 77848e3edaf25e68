import { paths } from '@miraco/contract/paths';
import { ArrowRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useLanguage } from '#shared/language/language.ts';
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

/** The exercises still to be done, the most frequent first, with their number. */
export function ExercisesToDo({ exercises, words, as: Heading }: ExercisesToDoProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const groups = exercisesToDo(exercises);
  const count = groups.reduce((sum, group) => sum + group.exercises.length, 0);
  const Sub = Heading === 'h2' ? 'h3' : 'h4';
  return (
    <>
      <Heading>{count > 0 ? t('today.exercises', { count }) : t('today.noExercises')}</Heading>
      {groups.map(({ frequency, exercises: waiting }) => (
        <div key={frequency} className="mt-3">
          <Sub className="eyebrow font-sans">{t(`phases.exerciseFrequency.${frequency}`)}</Sub>
          <ul className="mt-1 grid gap-1">
            {waiting.slice(0, mostNamed).map(({ id, description, virtue }) => (
              <li key={id} className="line-clamp-2 [overflow-wrap:anywhere]">
                <span className="text-muted-foreground">{words[virtue].name[language]}:</span> {description}
              </li>
            ))}
            {waiting.length > mostNamed && (
              <li className="text-muted-foreground">
                {t('today.moreExercises', { count: waiting.length - mostNamed })}
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
