import { useTranslation } from 'react-i18next';
import type { ClientData } from '#features/admin/client-data.ts';
import { dateFormat } from '#shared/date-format.ts';
import { useLanguage } from '#shared/language/language.ts';
import { timeSince } from './time-since.ts';

/** When the client last used the product, to the hour, as the server stores it. Spec 1, section 2. */
export function ClientLastActive({ user: { lastActive, lastLogin } }: { user: ClientData['user'] }) {
  const { t } = useTranslation();
  const language = useLanguage();
  // The server stores a time from the registration on, before the first sign-in.
  if (lastLogin === null) return <span>{t('clientFrame.neverHere')}</span>;
  const exact = dateFormat(language, { dateStyle: 'long', timeStyle: 'short' }).format(lastActive);
  const since = timeSince(lastActive, Date.now());
  const when = since
    ? new Intl.RelativeTimeFormat(language).format(-since.count, since.unit)
    : t('clientFrame.lastActiveNow');
  return (
    <time dateTime={new Date(lastActive).toISOString()} title={exact}>
      <span className="print:hidden">{t('clientFrame.lastActive', { when })}</span>
      {/* On paper "2 hours ago" would soon be wrong. */}
      <span className="hidden print:inline">{t('clientFrame.lastActive', { when: exact })}</span>
    </time>
  );
}
