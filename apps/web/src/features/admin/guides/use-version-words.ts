import { useTranslation } from 'react-i18next';
import { dateFormat } from '#shared/date-format.ts';
import { fullName } from '#shared/full-name.ts';
import { useLanguage } from '#shared/language/language.ts';
import type { Editing } from './use-guide-saving.ts';

type Version = Pick<NonNullable<Editing['published']>, 'date' | 'author'>;

/** When a version was saved, and by whom. */
export function useVersionWords() {
  const { t } = useTranslation();
  const moment = dateFormat(useLanguage(), { dateStyle: 'medium', timeStyle: 'short' });
  return ({ date, author }: Version, deed: 'published' | 'drafted' | 'aside') => {
    const when = moment.format(date);
    return author
      ? t(`guideEditor.history.${deed}By`, { when, name: fullName(author) })
      : t(`guideEditor.history.${deed}`, { when });
  };
}
