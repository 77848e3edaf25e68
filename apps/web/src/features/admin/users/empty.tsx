import { Users as UsersIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { firstPage, isNarrowed, type ListPlace } from '#features/admin/list-place.ts';
import type { Outputs } from '#shared/trpc/trpc.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { AddUsers } from './actions.tsx';
import { UsersFound } from './found.tsx';

interface UsersEmptyProps {
  place: ListPlace;
  list: Outputs['admin']['users']['list'] | undefined;
  /** The server does not know this page. */
  badPage: boolean;
  onGo: (place: ListPlace) => void;
}

/** Says why the list is empty, and links on: an invalid page, one beyond the end, nothing found, or no users at all. */
export function UsersEmpty({ place, list, badPage, onGo }: UsersEmptyProps) {
  const { t } = useTranslation();
  if (place.page !== undefined) {
    return (
      <EmptyState
        icon={<UsersIcon />}
        title={t(badPage ? 'admin.badPage' : 'admin.listEnd')}
        action={
          <Button variant="secondary" onClick={() => onGo({ ...place, page: undefined })}>
            {t('admin.toStart')}
          </Button>
        }
      >
        {t(badPage ? 'admin.badPageText' : 'admin.listEndText')}
      </EmptyState>
    );
  }
  if (isNarrowed(place)) {
    return (
      <>
        {list && <UsersFound place={place} list={list} />}
        <EmptyState
          icon={<UsersIcon />}
          title={t('admin.nobodyFound')}
          action={
            <Button variant="secondary" onClick={() => onGo({ ...firstPage, list: place.list, size: place.size })}>
              {t('admin.showAll')}
            </Button>
          }
        >
          {place.search && t('admin.nobodyFoundText')}
        </EmptyState>
      </>
    );
  }
  return (
    <EmptyState
      icon={<UsersIcon />}
      title={t('admin.noUsers')}
      action={
        <div className="flex flex-wrap justify-center gap-3">
          <AddUsers />
        </div>
      }
    >
      {t('admin.noUsersText')}
    </EmptyState>
  );
}
