import { useTranslation } from 'react-i18next';
import type { ClientData } from '#features/admin/client-data.ts';
import { useLanguage } from '#shared/language/language.ts';
import { timeSince } from './time-since.ts';

/** When the client was last here, as far as the server notes it: to the hour. Spec 1, section 2. */
export function ClientLastActive({ user: { lastActive, lastLogin } }: { user: ClientData['user'] }) {
  const { t } = useTranslation();
  const language = useLanguage();
  // A time is noted from the registration on, before anybody has signed in.
  if (lastLogin === null) return <span>{t('clientFrame.neverHere')}</span>;
  const exact = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'short' }).format(lastActive);
  const since = timeSince(lastActive, Date.now());
  const when = since
    ? new Intl.RelativeTimeFormat(language).format(-since.count, since.unit)
    : t('clientFrame.lastActiveNow');
  return (
    <time dateTime={new Date(lastActive).toISOString()} title={exact}>
      <span className="print:hidden">{t('clientFrame.lastActive', { when })}</span>
      {/* A sheet of paper grows old. */}
      <span className="hidden print:inline">{t('clientFrame.lastActive', { when: exact })}</span>
    </time>
  );
}
