import { paths } from '@miraco/contract/paths';
import { type Phase, phases } from '@miraco/domain/phases';
import { useTranslation } from 'react-i18next';
import { generatePath, Link, useLocation } from 'react-router';
import type { ClientData } from '#features/admin/client-data.ts';
import { resultsPage, usePhaseTitle } from '#features/admin/results-page.ts';
import { fullName } from '#shared/full-name.ts';

const linkClasses =
  'inline-flex min-h-11 w-full items-center justify-center rounded-md px-3 text-[0.95rem] no-underline hover:bg-muted aria-[current]:bg-secondary aria-[current]:font-medium aria-[current]:text-secondary-foreground sm:px-4';

/** Links between the pages of a client: the phases and the personal data. Spec 1, section 2. */
export function ClientNav({ user, phase }: { user: ClientData['user']; phase: Phase }) {
  const { t } = useTranslation();
  const titleOf = usePhaseTitle();
  // The links keep the page of the list that led here.
  const { state } = useLocation();
  return (
    <nav aria-label={t('clientFrame.pages', { name: fullName(user) })} className="max-sm:w-full">
      <ul className="flex flex-wrap gap-1 rounded-lg border bg-card p-1">
        {phases.map(({ name: other, number }) => (
          <li key={other} className="max-sm:grow">
            <Link
              to={resultsPage(other, user.id)}
              state={state}
              aria-current={other === phase ? 'page' : undefined}
              title={titleOf(other)}
              className={linkClasses}
            >
              {t('nav.phase', { number })}
            </Link>
          </li>
        ))}
        <li className="max-sm:grow">
          <Link to={generatePath(paths.editUser, { id: user.id })} state={state} className={linkClasses}>
            {t('clientFrame.userData')}
          </Link>
        </li>
      </ul>
    </nav>
  );
}
