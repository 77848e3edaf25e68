import { useTranslation } from 'react-i18next';
import type { ClientData } from '#features/admin/client-data.ts';
import { useLanguage } from '#shared/language/language.ts';
import { OverviewCard } from './overview-card.tsx';
import type { Found } from './overview-data.ts';
import { placeOf } from './places.ts';

interface OverviewExercisesProps {
  user: ClientData['user'];
  exercises: Found['exercises'];
  words: ClientData['words'];
}

/** How many exercises are open and done, and the latest open ones. */
export function OverviewExercises({ user, exercises: { open, done, first }, words }: OverviewExercisesProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <OverviewCard title={t('clientOverview.exercises')} to={placeOf('exercises', user.id)}>
      <p className="text-[0.9rem] text-muted-foreground">
        {open + done === 0
          ? t('clientOverview.noExercises', { name: user.firstname })
          : `${t('clientOverview.open', { count: open })} · ${t('clientOverview.done', { count: done })}`}
      </p>
      {first.length > 0 && (
        <ul className="mt-2 grid gap-1.5">
          {first.map(({ id, virtue, description }) => (
            <li key={id} className="min-w-0 leading-snug">
              <span className="line-clamp-2 [overflow-wrap:anywhere]">{description}</span>
              <span className="text-[0.85rem] text-muted-foreground">{words[virtue].name[language]}</span>
            </li>
          ))}
        </ul>
      )}
    </OverviewCard>
  );
}
