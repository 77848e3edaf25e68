import { type DeskScope, deskScopes } from '@miraco/contract/desk';
import { paths } from '@miraco/contract/paths';
import { useTranslation } from 'react-i18next';
import { Link } from '#shared/router/link.tsx';

const linkClasses =
  'inline-flex min-h-11 items-center rounded-md px-4 text-[0.95rem] no-underline hover:bg-muted aria-[current]:bg-secondary aria-[current]:font-medium aria-[current]:text-secondary-foreground';

/** Whose clients are on the desk, for administrators who accompany some. */
export function DeskScopes({ of }: { of: DeskScope }) {
  const { t } = useTranslation();
  return (
    <nav aria-label={t('desk.whose')} className="mb-4">
      <ul className="inline-flex gap-1 rounded-lg border bg-card p-1">
        {deskScopes.map((scope) => (
          <li key={scope}>
            <Link
              to={{ pathname: paths.dashboard, search: scope === 'mine' ? 'of=mine' : '' }}
              aria-current={scope === of ? 'page' : undefined}
              className={linkClasses}
            >
              {t(`desk.scopes.${scope}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
