import { keepPreviousData } from '@tanstack/react-query';
import { useCallback, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { addressOf, inputOf, isNarrowed, type ListPlace, listPlaceAt } from '#features/admin/list-place.ts';
import { usePageTitle } from '#shared/brand/page-title.ts';
import { failureData } from '#shared/failure.ts';
import { LoadFailed } from '#shared/loading/load-failed.tsx';
import { optionalPart } from '#shared/loading/optional-part.tsx';
import type { Waiting } from '#shared/loading/use-screen.ts';
import { navigate } from '#shared/router/history.ts';
import { useLocation } from '#shared/router/router.tsx';
import { trpc } from '#shared/trpc/trpc.ts';
import { cn } from '#ui/cn.ts';
import { PageHeader } from '#ui/page-header.tsx';
import { UsersActions } from './actions.tsx';
import { UsersEmpty } from './empty.tsx';
import { UsersFound } from './found.tsx';
import { focusRow, useSearchKey } from './keys.ts';
import { UsersLists } from './lists.tsx';
import { UsersPager } from './pager.tsx';
import { UsersRows } from './rows.tsx';
import { UsersSearch } from './search.tsx';
import { UsersTools } from './tools.tsx';

const GroupProgress = optionalPart(async () => (await import('./group-progress.tsx')).GroupProgress);

/** All users, newest first by default; filter, order and page are in the URL. Spec 1, section 2. */
export function Users() {
  const { t } = useTranslation();
  usePageTitle(t('nav.users'));
  const { search: address } = useLocation();
  const place = listPlaceAt(address);
  const searchInput = useRef<HTMLInputElement>(null);
  const rows = useRef<HTMLDivElement>(null);
  useSearchKey(searchInput);
  const list = trpc.admin.users.list.useQuery(inputOf(place), { placeholderData: keepPreviousData });
  const { data, isPlaceholderData } = list;
  const nobodyAtAll = data?.users.length === 0 && !isNarrowed(place) && !place.page;
  // A page token of a URL that was cut off or made up.
  const badPage = place.page !== undefined && failureData(list.error)?.key === 'errors.invalid';

  const go = useCallback((next: ListPlace) => navigate(addressOf(next)), []);
  const search = useCallback(
    // A whole search is one entry of the history, not one per letter.
    (text: string) =>
      navigate(addressOf({ ...listPlaceAt(address), search: text, page: undefined }), { replace: true }),
    [address],
  );
  const turn = (next: ListPlace) => {
    go(next);
    window.scrollTo(0, 0);
  };
  return (
    <>
      <PageHeader className="mb-4" title={t('nav.users')} actions={!nobodyAtAll && <UsersActions place={place} />} />
      {nobodyAtAll ? (
        <div className="mb-4">
          <UsersLists place={place} />
        </div>
      ) : (
        <UsersTools place={place} onGo={go}>
          <UsersLists place={place} />
          <UsersSearch
            input={searchInput}
            value={place.search}
            onSearch={search}
            onDown={() => rows.current && focusRow(rows.current, 0)}
          />
        </UsersTools>
      )}
      {place.group && <GroupProgress id={place.group} />}
      {!badPage && <ListFailed list={list} />}
      {(badPage || data?.users.length === 0) && <UsersEmpty place={place} list={data} badPage={badPage} onGo={go} />}
      {(list.isPending || (data && data.users.length > 0)) && (
        <div
          // The delay keeps the list from blinking when the answer comes at once.
          className={cn('transition-opacity duration-150', isPlaceholderData && 'opacity-60 delay-200')}
          aria-busy={list.isPending || isPlaceholderData}
        >
          <UsersRows
            region={rows}
            users={data?.users}
            place={place}
            found={data && <UsersFound place={place} list={data} />}
            onGo={go}
          />
          {data && <UsersPager place={place} list={data} turning={isPlaceholderData} onGo={turn} />}
        </div>
      )}
    </>
  );
}

function ListFailed({ list }: { list: Waiting & { data: unknown } }) {
  const { t } = useTranslation();
  const stale = list.data !== undefined;
  return <LoadFailed stale={stale} title={t(stale ? 'admin.usersStale' : 'admin.usersFailed')} queries={[list]} />;
}
