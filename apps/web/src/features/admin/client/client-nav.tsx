import { phaseNumber } from '@miraco/domain/user-phase';
import { useTranslation } from 'react-i18next';
import type { ClientData } from '#features/admin/client-data.ts';
import { type ClientPage, clientPage, clientPages, isPhase, useClientPageTitle } from '#features/admin/client-pages.ts';
import { fullName } from '#shared/full-name.ts';
import { Link } from '#shared/router/link.tsx';
import { useLocation } from '#shared/router/router.tsx';

const linkClasses =
  'inline-flex min-h-11 w-full items-center justify-center rounded-md px-1.5 text-center text-[0.85rem] leading-tight no-underline -outline-offset-2 hover:bg-muted aria-[current]:bg-secondary aria-[current]:font-medium aria-[current]:text-secondary-foreground max-[22rem]:px-1 max-[22rem]:text-[0.8rem] sm:px-4 sm:text-[0.95rem]';

/** The brief of a session is below the overview. */
function currentAs(other: ClientPage, page: ClientPage) {
  if (other === page) return 'page';
  return other === 'overview' && page === 'brief' ? 'true' : undefined;
}

/** Links between the pages of a client: the overview, the phases and the account. Spec 1, section 2. */
export function ClientNav({ user, page }: { user: ClientData['user']; page: ClientPage }) {
  const { t } = useTranslation();
  const titleOf = useClientPageTitle();
  // The links keep the page of the list that led here.
  const { state } = useLocation();
  return (
    <nav aria-label={t('clientFrame.pages', { name: fullName(user) })} className="max-sm:w-full">
      <ul className="flex overflow-x-auto rounded-lg border bg-card p-0.5 sm:gap-1">
        {clientPages.map((other) => (
          <li key={other} className="max-sm:grow">
            <Link
              to={clientPage(other, user.id)}
              state={state}
              aria-current={currentAs(other, page)}
              title={titleOf(other)}
              className={linkClasses}
            >
              {isPhase(other) ? t('nav.phase', { number: phaseNumber(other) }) : titleOf(other)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
