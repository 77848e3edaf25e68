import { useTranslation } from 'react-i18next';
import { readerLocale } from '#shared/date-format.ts';
import { useLanguage } from '#shared/language/language.ts';
import { trpc } from '#shared/trpc/trpc.ts';
import { Alert } from '#ui/alert.tsx';
import { backupMoment } from './backup-moment.ts';

/** When the last backup was made, and whether a later one has failed. Renders nothing while loading. */
export function LastBackup() {
  const { t } = useTranslation();
  const locale = readerLocale(useLanguage());
  const backups = trpc.admin.health.useQuery().data?.backups;
  if (!backups) return null;
  const { every, failure, last } = backups;
  const when = (at: number) => backupMoment(new Date(at), new Date(), locale);
  const words = () => {
    if (last) return t('backup.last', { when: when(last.at) });
    return every === null ? t('backup.notScheduled') : t('backup.none');
  };
  return (
    <div className="mt-8 grid gap-3">
      {failure && (
        <Alert tone="warning">
          {failure.reason === 'ENOSPC' || failure.reason === 'SQLITE_FULL'
            ? t('backup.noRoom', { when: when(failure.at) })
            : t('backup.failed', { when: when(failure.at), reason: failure.reason })}
        </Alert>
      )}
      <p className="text-[0.95rem] text-muted-foreground tabular-nums">{words()}</p>
    </div>
  );
}
