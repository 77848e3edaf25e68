import { useTranslation } from 'react-i18next';
import { BackupFailure } from '#features/admin/backup/failure.tsx';
import { backupMoment } from '#features/admin/backup/moment.ts';
import { readerLocale } from '#shared/date-format.ts';
import { useLanguage } from '#shared/language/language.ts';
import type { Outputs } from '#shared/trpc/trpc.ts';
import { FormSection } from '#ui/form-section.tsx';
import { ServerVariables } from './server-variables.tsx';

const units = [
  { unit: 'day', milliseconds: 86_400_000 },
  { unit: 'hour', milliseconds: 3_600_000 },
  { unit: 'minute', milliseconds: 60_000 },
] as const;

/** A duration in the largest unit that it is a whole number of, up to hours for a day: "24 hours". */
function inWords(duration: number, locale: string): string {
  const whole = units.find(({ milliseconds }) => duration % milliseconds === 0 && duration > milliseconds);
  const { unit, milliseconds } = whole ?? units[2];
  return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(duration / milliseconds);
}

/** When the last backup was made and when the next one is due, and what to set on the server. */
export function Backups({ backups }: { backups: Outputs['admin']['health']['backups'] }) {
  const { t } = useTranslation();
  const locale = readerLocale(useLanguage());
  const { every, keep, last } = backups;
  return (
    <FormSection id="backups" title={t('settings.backups.title')} text={t('settings.backups.text')}>
      <div className="grid gap-4 sm:col-span-2">
        <BackupFailure backups={backups} />
        <p className="tabular-nums">
          {last ? t('backup.last', { when: backupMoment(new Date(last.at), new Date(), locale) }) : t('backup.none')}
        </p>
        {every === null ? (
          <>
            <p>{t('backup.notScheduled')}</p>
            <ServerVariables lines={['BACKUP_EVERY=24h', 'BACKUP_KEEP=7']} />
          </>
        ) : (
          <p>{t('settings.backups.scheduled', { every: inWords(every, locale), count: keep })}</p>
        )}
        <p className="text-[0.95rem] text-muted-foreground">{t('settings.backups.elsewhere')}</p>
      </div>
    </FormSection>
  );
}
