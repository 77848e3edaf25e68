import { languages } from '@miraco/domain/languages';
import { useTranslation } from 'react-i18next';
import { cn } from '#ui/cn.ts';
import { chooseLanguage, useLanguage } from './language.ts';
import { ownLanguageName } from './language-names.ts';

/** ES / EN, each labelled in its own language. */
export function LanguageSwitch({ className }: { className?: string }) {
  const { t } = useTranslation();
  const current = useLanguage();
  return (
    <fieldset className={cn('inline-flex', className)}>
      <legend className="sr-only">{t('account.language')}</legend>
      {languages.map((language) => (
        <button
          key={language}
          type="button"
          lang={language}
          aria-pressed={language === current}
          className="min-h-11 min-w-11 rounded-md font-medium text-[0.9rem] text-muted-foreground hover:text-foreground aria-pressed:text-foreground aria-pressed:underline aria-pressed:decoration-2 aria-pressed:decoration-accent aria-pressed:underline-offset-6"
          onClick={() => void chooseLanguage(language)}
        >
          {language.toUpperCase()} <span className="sr-only">{ownLanguageName(language)}</span>
        </button>
      ))}
    </fieldset>
  );
}
