import type { Duty } from '@miraco/domain/due';
import { useTranslation } from 'react-i18next';
import { DueList } from '#parts/due/due-list.tsx';
import { ExercisesToDo } from '#parts/today/exercises-to-do.tsx';
import type { Outputs } from '#shared/trpc/trpc.ts';
import { Card } from '#ui/card.tsx';

interface TodayOpenProps {
  due: readonly Duty[];
  exercises: Outputs['responsibility']['training']['getByUser'];
  words: Outputs['method']['virtues'];
  locked: boolean;
}

/** Everything that can be done today. */
export function TodayOpen({ due, exercises, words, locked }: TodayOpenProps) {
  const { t } = useTranslation();
  const listed = due.filter((duty) => duty !== 'exercises');
  return (
    <Card>
      <h2 className="mb-3">{t('progress.today.open')}</h2>
      {due.length === 0 && <p className="text-muted-foreground">{t('progress.today.nothingOpen')}</p>}
      <DueList due={listed} />
      {!locked && (
        <div className="mt-6">
          <ExercisesToDo as="h3" exercises={exercises} words={words} />
        </div>
      )}
    </Card>
  );
}
