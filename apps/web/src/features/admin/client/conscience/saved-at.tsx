import { useTranslation } from 'react-i18next';
import { dateFormat } from '#shared/date-format.ts';
import { useLanguage } from '#shared/language/language.ts';

/** When a client saved the data on the screen. */
export function SavedAt({ date }: { date: number }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const shown = dateFormat(language, { dateStyle: 'long', timeStyle: 'short' }).format(date);
  return <time dateTime={new Date(date).toISOString()}>{t('phaseOne.saved', { date: shown })}</time>;
}
