import { useTranslation } from 'react-i18next';
import { backupMoment } from '#features/admin/backup/moment.ts';
import { BackupWarnings } from '#features/admin/backup/warnings.tsx';
import { readerLocale } from '#shared/date-format.ts';
import { useLanguage } from '#shared/language/language.ts';
import type { Outputs } from '#shared/trpc/trpc.ts';
import { FormSection } from '#ui/form-section.tsx';
import { ServerVariables } from './server-variables.tsx';

type Health = Outputs['admin']['health'];
type BackupStatus = Health['backups'];

const units = [
  { unit: 'day', milliseconds: 86_400_000 },
  { unit: 'hour', milliseconds: 3_600_000 },
  { unit: 'minute', milliseconds: 60_000 },
] as const;

const counted = (count: number, unit: string, locale: string) =>
  new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(count);

/** A duration in the largest unit that it is a whole number of, up to hours for a day: "24 hours". */
function inWords(duration: number, locale: string): string {
  const whole = units.find(({ milliseconds }) => duration % milliseconds === 0 && duration > milliseconds);
  const { unit, milliseconds } = whole ?? units[2];
  return counted(duration / milliseconds, unit, locale);
}

/** "7 days, 4 weeks and 12 months" */
function periodsInWords({ days, weeks, months }: { days: number; weeks: number; months: number }, locale: string) {
  const counts = { day: days, week: weeks, month: months };
  const parts = Object.entries(counts).flatMap(([unit, count]) => (count > 0 ? counted(count, unit, locale) : []));
  return new Intl.ListFormat(locale).format(parts);
}

/** When the last backup was made, copied and restored on trial, when the database was found whole, and what to set on the server. */
export function Backups({ backups, check }: Pick<Health, 'backups' | 'check'>) {
  const { t } = useTranslation();
  return (
    <FormSection id="backups" title={t('settings.backups.title')} text={t('settings.backups.text')}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 sm:col-span-2">
        <BackupWarnings backups={backups} />
        <LastBackup backups={backups} />
        {!check.failure && <LastCheck last={check.last} />}
        {backups.every === null ? (
          <>
            <p>{t('backup.notScheduled')}</p>
            <ServerVariables lines={['BACKUP_EVERY=24h', 'BACKUP_KEEP=7d4w12m']} />
          </>
        ) : (
          <Schedule every={backups.every} keep={backups.keep} />
        )}
        {backups.isEncrypted && (
          <p className="text-[0.95rem] text-muted-foreground">{t('settings.backups.encrypted')}</p>
        )}
        {backups.every !== null && !backups.copy && <Elsewhere isEncrypted={backups.isEncrypted} />}
      </div>
    </FormSection>
  );
}

function Elsewhere({ isEncrypted }: { isEncrypted: boolean }) {
  const { t } = useTranslation();
  const place = 'BACKUP_TO=sftp://miraco@nas.example/miraco?hostkey=SHA256:…';
  return (
    <>
      <p className="text-[0.95rem] text-muted-foreground">{t('settings.backups.elsewhere')}</p>
      <ServerVariables lines={isEncrypted ? [place] : [place, 'BACKUP_PASSPHRASE=…']} />
    </>
  );
}

function LastBackup({ backups: { copy, last, rehearsal } }: { backups: BackupStatus }) {
  const { t } = useTranslation();
  const locale = readerLocale(useLanguage());
  const when = (at: number) => backupMoment(new Date(at), new Date(), locale);
  if (!last) return <p>{t('backup.none')}</p>;
  return (
    <ul className="grid gap-1 tabular-nums [overflow-wrap:anywhere]">
      <li>{t('backup.last', { when: when(last.at) })}</li>
      {copy && (
        <li>
          {copy.last
            ? t('backup.copied', { to: copy.to, when: when(copy.last.at) })
            : t('backup.notCopiedYet', { to: copy.to })}
        </li>
      )}
      {rehearsal.last && (
        <li>
          {t('backup.rehearsed', {
            when: when(rehearsal.last.at),
            users: t('backup.users', { count: rehearsal.last.users }),
            pictures: t('backup.pictures', { count: rehearsal.last.images }),
          })}
        </li>
      )}
    </ul>
  );
}

/** Where the database is a server, nobody here reads all of it. */
function LastCheck({ last }: Pick<Health['check'], 'last'>) {
  const { t } = useTranslation();
  const locale = readerLocale(useLanguage());
  if (!last) return null;
  const when = backupMoment(new Date(last.at), new Date(), locale);
  return <p className="tabular-nums">{t('settings.backups.checked', { when })}</p>;
}

function Schedule({ every, keep }: { every: number; keep: BackupStatus['keep'] }) {
  const { t } = useTranslation();
  const locale = readerLocale(useLanguage());
  const interval = inWords(every, locale);
  return (
    <p>
      {'latest' in keep
        ? t('settings.backups.scheduled', { every: interval, count: keep.latest })
        : t('settings.backups.scheduledPeriods', { every: interval, kept: periodsInWords(keep, locale) })}
    </p>
  );
}
