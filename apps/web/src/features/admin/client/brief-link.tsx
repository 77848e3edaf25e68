import { sessionToPrepare } from '@miraco/domain/coaching-sessions';
import { useTranslation } from 'react-i18next';
import { clientPage } from '#features/admin/client-pages.ts';
import { Link } from '#shared/router/link.tsx';
import { useLocation } from '#shared/router/router.tsx';

interface BriefLinkProps {
  user: { id: string };
  /** Sessions that are over. */
  held: number;
}

/** Leads to the brief of the next session with a client. */
export function BriefLink({ user, held }: BriefLinkProps) {
  const { t } = useTranslation();
  const { state } = useLocation();
  return (
    <Link
      to={clientPage('brief', user.id)}
      state={state}
      className="inline-flex min-h-11 items-center text-primary underline decoration-1 underline-offset-4 hover:decoration-2"
    >
      {t('clientPages.briefOf', { number: sessionToPrepare(held) })}
    </Link>
  );
}
