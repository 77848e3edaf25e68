import { useTranslation } from 'react-i18next';
import { useLanguage } from '#shared/language/language.ts';

/** A link to the help at the end of the page. A native in-page link unfolds it and moves the keyboard's position there. */
export function HelpNow() {
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <a href={`#help-${language}`} className="inline-block py-2 underline underline-offset-4">
      {t('help.now')}
    </a>
  );
}
