import { useTranslation } from 'react-i18next';
import { placeOf } from '#features/admin/client/places.ts';
import type { ClientData } from '#features/admin/client-data.ts';
import { practiceOf } from '#parts/practice/known.ts';
import { Lately } from '#parts/practice/lately.tsx';
import { todayOf } from '#parts/practice/zone-of.ts';
import { useLanguage } from '#shared/language/language.ts';
import { OverviewCard } from './overview-card.tsx';
import type { Found, OverviewData } from './overview-data.ts';

interface OverviewExercisesProps {
  user: ClientData['user'];
  exercises: Found['exercises'];
  completions: OverviewData['completions'];
  words: ClientData['words'];
}

/** How many exercises are open and done, and the latest open ones with how they have gone lately. */
export function OverviewExercises({ user, exercises, completions, words }: OverviewExercisesProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { open, done, first } = exercises;
  const today = todayOf(completions);
  return (
    <OverviewCard title={t('clientOverview.exercises')} to={placeOf('exercises', user.id)}>
      <p className="text-[0.9rem] text-muted-foreground">
        {open + done === 0
          ? t('clientOverview.noExercises', { name: user.firstname })
          : `${t('clientOverview.open', { count: open })} · ${t('clientOverview.done', { count: done })}`}
      </p>
      {first.length > 0 && (
        <ul className="mt-2 grid gap-3">
          {first.map((exercise) => (
            <li key={exercise.id} className="min-w-0 leading-snug">
              <span className="line-clamp-2 [overflow-wrap:anywhere]">{exercise.description}</span>
              <span className="text-[0.85rem] text-muted-foreground">{words[exercise.virtue].name[language]}</span>
              <Lately practice={practiceOf(completions, exercise)} today={today} />
            </li>
          ))}
        </ul>
      )}
    </OverviewCard>
  );
}
