import { useTranslation } from 'react-i18next';
import { readerLocale } from '#shared/date-format.ts';
import { useLanguage } from '#shared/language/language.ts';
import type { Outputs } from '#shared/trpc/trpc.ts';
import { Alert } from '#ui/alert.tsx';
import { backupMoment } from './moment.ts';

interface BackupFailureProps {
  backups: Outputs['admin']['health']['backups'] | undefined;
  className?: string;
}

/** Says that a backup has failed after the last good one. Renders nothing otherwise. */
export function BackupFailure({ backups, className = '' }: BackupFailureProps) {
  const { t } = useTranslation();
  const locale = readerLocale(useLanguage());
  if (!backups?.failure) return null;
  const { at, reason } = backups.failure;
  const when = backupMoment(new Date(at), new Date(), locale);
  const isFull = reason === 'ENOSPC' || reason === 'SQLITE_FULL';
  return (
    <Alert tone="warning" className={className}>
      {isFull ? t('backup.noRoom', { when }) : t('backup.failed', { when, reason })}
    </Alert>
  );
}
