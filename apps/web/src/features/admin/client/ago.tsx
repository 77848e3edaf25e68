import { useTranslation } from 'react-i18next';
import { dateFormat } from '#shared/date-format.ts';
import { useLanguage } from '#shared/language/language.ts';
import { timeSince } from './time-since.ts';

/** How long ago something was, "5 days ago", with the day as a tooltip. On paper the day itself: "2 hours ago" would soon be wrong. */
export function Ago({ date }: { date: number }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const since = timeSince(date, Date.now());
  const day = dateFormat(language, { dateStyle: 'long' }).format(date);
  return (
    <time dateTime={new Date(date).toISOString()} title={day}>
      <span className="print:hidden">
        {since
          ? new Intl.RelativeTimeFormat(language).format(-since.count, since.unit)
          : t('clientFrame.lastActiveNow')}
      </span>
      <span className="hidden print:inline">{day}</span>
    </time>
  );
}
