import { useTranslation } from 'react-i18next';
import { cn } from '#ui/cn.ts';
import { HelpNow } from './help-now.tsx';

/** Says beside a form about oneself that nobody reads it at once, with a link to the help at the end of the page. */
export function ReadLater({ className }: { className?: string }) {
  const { t } = useTranslation();
  return (
    <p className={cn('text-[0.9rem] text-muted-foreground', className)}>
      {t('help.readLater')} <HelpNow />
    </p>
  );
}
