import { userLists } from '@miraco/domain/user-lists';
import { useTranslation } from 'react-i18next';
import { addressOf, firstPage, type ListPlace } from '#features/admin/list-place.ts';
import { Link } from '#shared/router/link.tsx';

const linkClasses =
  'inline-flex min-h-11 items-center rounded-md px-4 max-[24rem]:px-2.5 text-[0.95rem] no-underline hover:bg-muted aria-[current]:bg-secondary aria-[current]:font-medium aria-[current]:text-secondary-foreground';

/** Links to the lists: clients, those put away, and the team. */
export function UsersLists({ place }: { place: ListPlace }) {
  const { t } = useTranslation();
  return (
    <nav aria-label={t('admin.lists.label')} className="max-sm:basis-full">
      <ul className="inline-flex rounded-md border bg-card">
        {userLists.map((list) => (
          <li key={list}>
            <Link
              to={addressOf({ ...firstPage, list, sort: place.sort, direction: place.direction, size: place.size })}
              aria-current={list === place.list ? 'page' : undefined}
              className={linkClasses}
            >
              {t(`admin.lists.${list}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
