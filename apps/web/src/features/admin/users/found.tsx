import { userSearchCap } from '@miraco/contract/user-list';
import { useTranslation } from 'react-i18next';
import type { ListPlace } from '#features/admin/list-place.ts';
import type { Outputs } from '#shared/trpc/trpc.ts';

interface UsersFoundProps {
  place: ListPlace;
  list: Outputs['admin']['users']['list'];
}

/** The number of users, or of those that a search or filter finds, and whether those are all. */
export function UsersFound({ place: { search, filter }, list: { total, capped } }: UsersFoundProps) {
  const { t } = useTranslation();
  const limit = search ? 'searchCapped' : filter === 'silent' ? 'silentCapped' : 'filterCapped';
  return (
    <p role="status" className="mb-4 text-muted-foreground">
      {t(search || filter ? 'admin.found' : 'admin.userCount', { count: total })}.{' '}
      {capped && t(`admin.${limit}`, { cap: userSearchCap })}
    </p>
  );
}
