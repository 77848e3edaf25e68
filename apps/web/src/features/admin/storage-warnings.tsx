import { useTranslation } from 'react-i18next';
import { backupMoment } from '#features/admin/backup/moment.ts';
import { readerLocale } from '#shared/date-format.ts';
import { useLanguage } from '#shared/language/language.ts';
import type { Outputs } from '#shared/trpc/trpc.ts';
import { Alert } from '#ui/alert.tsx';

interface StorageWarningsProps {
  health: Outputs['admin']['health'] | undefined;
  className?: string;
}

/** Says that the disk is full, or nearly, and that the database is damaged. Renders nothing otherwise. */
export function StorageWarnings({ health, className = '' }: StorageWarningsProps) {
  const { t } = useTranslation();
  const locale = readerLocale(useLanguage());
  if (!health) return null;
  const { check, disk } = health;
  const failure = check.failure && {
    ...check.failure,
    when: backupMoment(new Date(check.failure.at), new Date(), locale),
  };
  if (disk === 'enough' && !failure) return null;
  return (
    <div className={`grid gap-3 ${className}`}>
      {failure && (
        <Alert tone="warning">
          {failure.reason === 'damaged' ? t('storage.damaged', failure) : t('storage.notChecked', failure)}
        </Alert>
      )}
      {disk !== 'enough' && <Alert tone="warning">{t(`storage.disk.${disk}`)}</Alert>}
    </div>
  );
}
