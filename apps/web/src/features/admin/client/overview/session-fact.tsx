import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BriefLink } from '#features/admin/client/brief-link.tsx';
import { SessionDialog } from '#features/admin/client/sessions/sessions-lazily.tsx';
import type { ClientData } from '#features/admin/client-data.ts';
import { clientPage } from '#features/admin/client-pages.ts';
import { dateFormat } from '#shared/date-format.ts';
import { useLanguage } from '#shared/language/language.ts';
import { Link } from '#shared/router/link.tsx';
import { useLocation } from '#shared/router/router.tsx';
import { Button } from '#ui/button.tsx';
import type { Found } from './overview-data.ts';

const linkClasses = 'text-primary underline decoration-1 underline-offset-4 hover:decoration-2';

interface SessionFactProps {
  user: ClientData['user'];
  sessions: Found['sessions'];
}

/** The next session, led to where it is changed, the link to join it, and its brief; without one, a button that arranges it. */
export function SessionFact({ user, sessions: { next: session, held } }: SessionFactProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { state } = useLocation();
  const [arranging, setArranging] = useState<boolean>();
  const moment = dateFormat(language, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: 'numeric',
    minute: '2-digit',
  });
  return (
    <div className="flex flex-wrap items-center gap-x-4">
      {session ? (
        <>
          <Link to={clientPage('account', user.id)} state={state} className={linkClasses}>
            <time dateTime={new Date(session.date).toISOString()}>{moment.format(session.date)}</time>
          </Link>
          {session.link && (
            <a href={session.link} target="_blank" rel="noreferrer" className={linkClasses}>
              {t('clientOverview.facts.join')}
            </a>
          )}
        </>
      ) : (
        <Button variant="link" className="min-h-0 py-0" onClick={() => setArranging(true)}>
          {t('clientOverview.facts.arrange')}
        </Button>
      )}
      <BriefLink user={user} held={held} />
      {arranging !== undefined && <SessionDialog user={user} open={arranging} onOpenChange={setArranging} />}
    </div>
  );
}
