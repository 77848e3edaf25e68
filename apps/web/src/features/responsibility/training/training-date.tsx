import { useTranslation } from 'react-i18next';
import { dateFormat } from '#shared/date-format.ts';
import { useLanguage } from '#shared/language/language.ts';

/** When an exercise was last added or changed, with date and time. Spec 2, section 2. */
export function TrainingDate({ exercises }: { exercises: readonly { date: number }[] }) {
  const { t } = useTranslation();
  const language = useLanguage();
  if (exercises.length === 0) return null;
  const latest = exercises.reduce((date, exercise) => Math.max(date, exercise.date), 0);
  const date = dateFormat(language, { dateStyle: 'long', timeStyle: 'short' }).format(latest);
  return (
    <time dateTime={new Date(latest).toISOString()} className="mt-1.5 block text-[0.95rem]">
      {t('training.latest', { date })}
    </time>
  );
}
