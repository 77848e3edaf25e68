import { userSearchCap } from '@miraco/contract/user-list-choices';
import { useTranslation } from 'react-i18next';
import { isNarrowed, type ListPlace } from '#features/admin/list-place.ts';
import type { Outputs } from '#shared/trpc/trpc.ts';

interface UsersFoundProps {
  place: ListPlace;
  list: Outputs['admin']['users']['list'];
}

/** The number of users, or of those that a search or filter finds, and whether those are all. */
export function UsersFound({ place, list: { total, capped } }: UsersFoundProps) {
  const { t } = useTranslation();
  const { search, filter } = place;
  const limit = search ? 'searchCapped' : filter === 'silent' ? 'silentCapped' : 'filterCapped';
  return (
    <p role="status" className="flex min-h-11 items-center text-muted-foreground">
      {t(isNarrowed(place) ? 'admin.found' : 'admin.userCount', { count: total })}.{' '}
      {capped && t(`admin.${limit}`, { cap: userSearchCap })}
    </p>
  );
}
