import { paths } from '@miraco/schemas/paths';
import { keepPreviousData } from '@tanstack/react-query';
import { UserPlus, Users as UsersIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useNavigate } from 'react-router';
import { usePageTitle } from '#app/page-title.ts';
import { trpc } from '#app/trpc.ts';
import { Button } from '#ui/button.tsx';
import { cn } from '#ui/cn.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { addressOf, type ListPlace, listPlaceAt } from './list-place.ts';
import { LoadFailed } from './load-failed.tsx';
import { useNarrow } from './use-narrow.ts';
import { UserCards } from './user-cards.tsx';
import type { UserRow } from './user-cells.tsx';
import { UsersPager } from './users-pager.tsx';
import { UsersTable } from './users-table.tsx';

/** Everybody, newest first; the page shown is in the address. Spec 1, section 2. */
export function Users() {
  const { t } = useTranslation();
  usePageTitle(t('nav.users'));
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const place = listPlaceAt(search, state);
  const { size, before } = place;
  const list = trpc.admin.users.list.useQuery(before === undefined ? { size } : { size, before }, {
    placeholderData: keepPreviousData,
  });
  const { data, isPlaceholderData } = list;
  const nobody = data?.total === 0;
  const count = data && `${t('admin.userCount', { count: data.total })}.`;
  const go = (next: ListPlace) => {
    const { to, state: remembered } = addressOf(next);
    navigate(to, { state: remembered });
    window.scrollTo(0, 0);
  };
  return (
    <>
      <PageHeader
        className="mb-6!"
        title={t('nav.users')}
        // Where there is nobody, the empty list says all of this itself.
        lead={nobody ? undefined : [count, t('admin.usersLead')].join(' ')}
        actions={!nobody && <AddUser />}
      />
      {list.error && (
        <LoadFailed
          stale={data !== undefined}
          title={t(data ? 'admin.usersStale' : 'admin.usersFailed')}
          error={list.error}
          busy={list.isFetching}
          onRetry={() => void list.refetch()}
        />
      )}
      {data?.users.length === 0 && <Nobody place={place} onGo={go} />}
      {(list.isPending || (data && data.users.length > 0)) && (
        <div
          className={cn('transition-opacity duration-150', isPlaceholderData && 'opacity-60')}
          aria-busy={list.isPending || isPlaceholderData}
        >
          <Rows users={data?.users} />
          {data && (
            <UsersPager
              place={place}
              shown={data.users.length}
              total={data.total}
              next={data.next}
              turning={isPlaceholderData}
              onGo={go}
            />
          )}
        </div>
      )}
    </>
  );
}

function AddUser() {
  const { t } = useTranslation();
  return (
    <Button asChild>
      <Link to={paths.newUser}>
        <UserPlus aria-hidden="true" />
        {t('admin.addUser')}
      </Link>
    </Button>
  );
}

function Rows({ users }: { users: UserRow[] | undefined }) {
  const { t } = useTranslation();
  const narrow = useNarrow();
  return (
    <>
      {!users && (
        <p role="status" className="sr-only">
          {t('common.loading')}
        </p>
      )}
      {narrow ? <UserCards users={users} /> : <UsersTable users={users} />}
    </>
  );
}

/** Nobody at all, or nobody any more on a page further on. */
function Nobody({ place, onGo }: { place: ListPlace; onGo: (place: ListPlace) => void }) {
  const { t } = useTranslation();
  if (place.before === undefined) {
    return (
      <EmptyState icon={<UsersIcon />} title={t('admin.noUsers')} action={<AddUser />}>
        {t('admin.noUsersText')}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      icon={<UsersIcon />}
      title={t('admin.listEnd')}
      action={
        <Button variant="secondary" onClick={() => onGo({ size: place.size, before: undefined, trail: [] })}>
          {t('admin.toStart')}
        </Button>
      }
    >
      {t('admin.listEndText')}
    </EmptyState>
  );
}
