import { paths } from '@miraco/contract/paths';
import { UserRoundPen } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { dateFormat } from '#shared/date-format.ts';
import { useLanguage } from '#shared/language/language.ts';
import { Link } from '#shared/router/link.tsx';
import { cn } from '#ui/cn.ts';
import { useOwnerName } from './owner.ts';

interface SavedByProps {
  /** When it was last saved, epoch milliseconds. */
  date: number;
  /** The administrator who wrote it for the client; null if the client did. */
  savedOnBehalfBy: string | null;
  className?: string;
}

/** When a purpose was saved, and whether an administrator did so for the client. Spec 2, section 6. */
export function SavedBy({ date, savedOnBehalfBy, className }: SavedByProps) {
  const { t } = useTranslation();
  const isOwn = useOwnerName() === null;
  const day = dateFormat(useLanguage(), { dateStyle: 'long' }).format(date);
  return (
    <p className={cn('flex items-start gap-2 text-[0.9rem] text-muted-foreground', className)}>
      {savedOnBehalfBy ? (
        <>
          <UserRoundPen className="mt-[0.2em] size-[1.1em] shrink-0" aria-hidden="true" />
          <span>
            {t('personal.savedByAdministrator', { date: day })}{' '}
            {isOwn && (
              <Link to={paths.myData} className="text-primary underline underline-offset-4 print:hidden">
                {t('personal.seeChanges')}
              </Link>
            )}
          </span>
        </>
      ) : (
        t('personal.savedOn', { date: day })
      )}
    </p>
  );
}
