import { useTranslation } from 'react-i18next';
import { dateFormat } from '#shared/date-format.ts';
import { useLanguage } from '#shared/language/language.ts';

/** When an exercise was last added or changed, with date and time. Spec 2, section 2. */
interface TrainingDateProps {
  exercises: readonly { date: number }[];
  /** When any exercise was changed, as far as the server said; null if there never was one. */
  changed: number | null;
}

export function TrainingDate({ exercises, changed }: TrainingDateProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const latest = exercises.reduce((date, exercise) => Math.max(date, exercise.date), changed ?? 0);
  if (latest === 0) return null;
  const date = dateFormat(language, { dateStyle: 'long', timeStyle: 'short' }).format(latest);
  return (
    <time dateTime={new Date(latest).toISOString()} className="mt-1.5 block text-[0.95rem]">
      {t('training.latest', { date })}
    </time>
  );
}
