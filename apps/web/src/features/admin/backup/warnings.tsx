import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { readerLocale } from '#shared/date-format.ts';
import { useLanguage } from '#shared/language/language.ts';
import type { Outputs } from '#shared/trpc/trpc.ts';
import { Alert } from '#ui/alert.tsx';
import { backupMoment } from './moment.ts';

type BackupStatus = Outputs['admin']['health']['backups'];

/** The reasons that have words of their own; any other is a code of the system. */
const copyReasons = ['unreachable', 'refused', 'hostKey', 'missing', 'noRoom', 'notAsWritten'] as const;
const rehearsalReasons = ['refused', 'passphrase', 'noRoom'] as const;

const fullDisk = ['ENOSPC', 'SQLITE_FULL'];

/** What is wrong with the backups, in a sentence or two each. */
function warningsOf({ copy, failure, rehearsal }: BackupStatus, t: TFunction, when: (at: number) => string): string[] {
  const warnings: string[] = [];
  if (failure) {
    const { reason } = failure;
    const at = { when: when(failure.at) };
    warnings.push(fullDisk.includes(reason) ? t('backup.noRoom', at) : t('backup.failed', { ...at, reason }));
  }
  if (copy?.failure) {
    const { at, reason } = copy.failure;
    const known = copyReasons.find((one) => one === reason) ?? 'other';
    const why = t(`backup.notCopiedWhy.${known}`, { reason });
    warnings.push(`${t('backup.notCopied', { to: copy.to, when: when(at) })} ${why}`);
  }
  if (rehearsal.failure) {
    const { at, reason } = rehearsal.failure;
    const known = rehearsalReasons.find((one) => one === reason) ?? 'other';
    warnings.push(
      `${t('backup.notRehearsed', { when: when(at) })} ${t(`backup.notRehearsedWhy.${known}`, { reason })}`,
    );
  } else if (rehearsal.isOverdue) warnings.push(t('backup.notRehearsedLately'));
  return warnings;
}

/** When a backup was last restored on trial, in a line. Renders nothing before the first time. */
export function LastRehearsal({ rehearsal }: Pick<BackupStatus, 'rehearsal'>) {
  const { t } = useTranslation();
  const locale = readerLocale(useLanguage());
  if (!rehearsal.last) return null;
  const when = backupMoment(new Date(rehearsal.last.at), new Date(), locale);
  return <p className="mt-1 text-sm text-muted-foreground tabular-nums">{t('backup.rehearsedOn', { when })}</p>;
}

interface BackupWarningsProps {
  backups: BackupStatus | undefined;
  className?: string;
}

/** Says what has failed after the last good backup, copy or rehearsal. Renders nothing otherwise. */
export function BackupWarnings({ backups, className = '' }: BackupWarningsProps) {
  const { t } = useTranslation();
  const locale = readerLocale(useLanguage());
  if (!backups) return null;
  const warnings = warningsOf(backups, t, (at) => backupMoment(new Date(at), new Date(), locale));
  if (warnings.length === 0) return null;
  return (
    <div className={`grid gap-3 ${className}`}>
      {warnings.map((warning) => (
        <Alert key={warning} tone="warning">
          <span className="[overflow-wrap:anywhere]">{warning}</span>
        </Alert>
      ))}
    </div>
  );
}
