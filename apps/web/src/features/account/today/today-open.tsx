import { paths } from '@miraco/contract/paths';
import { ArrowRight, CalendarCheck, ListChecks, type LucideIcon, SearchCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useLanguage } from '#shared/language/language.ts';
import type { Outputs } from '#shared/trpc/trpc.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { exercisesToDo } from './open-today.ts';

/** As many exercises of one frequency are listed; the training screen has them all. */
const mostNamed = 4;

interface TodayOpenProps {
  /** The number of missing steps of Conscience; 0 once it has ended. */
  conscienceLeft: number;
  /** Whether a weekly test and an evaluation are due. */
  weeklyDue: boolean;
  evaluationDue: boolean;
  exercises: Outputs['responsibility']['training']['getByUser'];
  words: Outputs['method']['virtues'];
  locked: boolean;
}

/** Everything that can be done today. */
export function TodayOpen({ conscienceLeft, weeklyDue, evaluationDue, exercises, words, locked }: TodayOpenProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const groups = locked ? [] : exercisesToDo(exercises);
  const nothing = conscienceLeft === 0 && !weeklyDue && !evaluationDue && groups.length === 0;
  return (
    <Card>
      <h2>{t('progress.today.open')}</h2>
      {nothing && <p className="mt-3 text-muted-foreground">{t('progress.today.nothingOpen')}</p>}
      <ul className="mt-3 grid gap-1 empty:hidden">
        {conscienceLeft > 0 && (
          <Due to={paths.conscience} Icon={ListChecks}>
            {t('progress.today.conscience', { count: conscienceLeft })}
          </Due>
        )}
        {weeklyDue && (
          <Due to={paths.weekly} Icon={CalendarCheck}>
            {t('progress.today.weekly')}
          </Due>
        )}
        {evaluationDue && (
          <Due to={paths.evaluation} Icon={SearchCheck}>
            {t('progress.today.evaluation')}
          </Due>
        )}
      </ul>
      {!locked && (
        <>
          <h3 className="mt-6">{t('progress.today.exercises')}</h3>
          {groups.length === 0 && <p className="mt-2 text-muted-foreground">{t('progress.today.noExercises')}</p>}
          {groups.map(({ frequency, exercises: waiting }) => (
            <div key={frequency} className="mt-3">
              <h4 className="eyebrow font-sans">{t(`phases.exerciseFrequency.${frequency}`)}</h4>
              <ul className="mt-1 grid gap-1">
                {waiting.slice(0, mostNamed).map(({ id, description, virtue }) => (
                  <li key={id} className="line-clamp-2 [overflow-wrap:anywhere]">
                    <span className="text-muted-foreground">{words[virtue].name[language]}:</span> {description}
                  </li>
                ))}
                {waiting.length > mostNamed && (
                  <li className="text-muted-foreground">
                    {t('progress.today.moreExercises', { count: waiting.length - mostNamed })}
                  </li>
                )}
              </ul>
            </div>
          ))}
          <Button asChild variant="secondary" className="mt-5">
            <Link to={paths.training}>
              {t('progress.today.train')}
              <ArrowRight aria-hidden="true" />
            </Link>
          </Button>
        </>
      )}
    </Card>
  );
}

function Due({ to, Icon, children }: { to: string; Icon: LucideIcon; children: string }) {
  return (
    <li>
      <Link
        to={to}
        className="inline-flex min-h-11 items-center gap-3 py-1 font-medium underline decoration-input underline-offset-4 hover:decoration-current"
      >
        <Icon className="size-[1.15rem] shrink-0 text-primary" aria-hidden="true" />
        {children}
      </Link>
    </li>
  );
}
