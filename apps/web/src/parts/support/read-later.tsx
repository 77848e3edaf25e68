import { useTranslation } from 'react-i18next';
import { useLanguage } from '#shared/language/language.ts';
import { cn } from '#ui/cn.ts';

/** Says beside a form about oneself that nobody reads it at once, with a link to the help at the end of the page. */
export function ReadLater({ className }: { className?: string }) {
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <p className={cn('text-[0.9rem] text-muted-foreground', className)}>
      {t('help.readLater')} {/* A native in-page link unfolds the help and moves the keyboard's position there. */}
      <a href={`#help-${language}`} className="inline-block py-2 underline underline-offset-4">
        {t('help.now')}
      </a>
    </p>
  );
}
