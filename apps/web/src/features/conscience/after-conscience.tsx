import { paths } from '@miraco/schemas/paths';
import { ArrowRight, Dumbbell } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';

/** What comes next once Conscience has ended: the exercises that wait, and the summary they are chosen by. */
export function AfterConscience({ exercisesNotDone }: { exercisesNotDone: number }) {
  const { t } = useTranslation();
  return (
    <Card className="border-l-4! border-l-accent!">
      <p className="eyebrow">{t('profile.next')}</p>
      <h2 className="mt-2">{t('profile.later.title')}</h2>
      <p className="mt-3 flex items-start gap-2.5 font-medium">
        <Dumbbell className="mt-[0.2em] size-[1.15em] shrink-0 text-primary" aria-hidden="true" />
        {exercisesNotDone > 0
          ? t('profile.later.exercises', { count: exercisesNotDone })
          : t('profile.later.noExercises')}
      </p>
      <p className="measure mt-2 text-muted-foreground">{t('profile.later.about')}</p>
      <Button asChild size="lg" className="mt-6 max-sm:w-full">
        <Link to={paths.resumeLater}>
          {t('conscience.seeSummary')}
          <ArrowRight aria-hidden="true" />
        </Link>
      </Button>
    </Card>
  );
}
