import { type SortDirection, sortDirections, type UserSort, userFilters, userSorts } from '@miraco/contract/user-list';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { firstDirection, type ListPlace } from '#features/admin/list-place.ts';
import { Select } from '#ui/select.tsx';
import { PlaceFilters } from './place-filters.tsx';

interface UsersToolsProps {
  place: ListPlace;
  onGo: (place: ListPlace) => void;
  /** The search, in front. */
  children: ReactNode;
}

const orders = userSorts.flatMap((sort) => {
  const first = firstDirection(sort);
  const second = sortDirections.find((direction) => direction !== first) ?? first;
  return [orderOf(sort, first), orderOf(sort, second)];
});

function orderOf(sort: UserSort, direction: SortDirection) {
  return { sort, direction, key: `${sort}-${direction}` as const };
}

/** The filters and the order of the list. */
export function UsersTools({ place, onGo, children }: UsersToolsProps) {
  const { t } = useTranslation();
  return (
    <div className="mb-4 flex flex-wrap items-start gap-3">
      {children}
      <Select
        aria-label={t('admin.filter')}
        className="max-sm:basis-full sm:w-46"
        value={place.filter ?? ''}
        onChange={(event) => {
          const filter = userFilters.find((offered) => offered === event.target.value) ?? null;
          onGo({ ...place, filter, page: undefined });
        }}
      >
        <option value="">{t('admin.filters.all')}</option>
        {userFilters.map((filter) => (
          <option key={filter} value={filter}>
            {t(`admin.filters.${filter}`)}
          </option>
        ))}
      </Select>
      <PlaceFilters place={place} onGo={onGo} />
      <Select
        aria-label={t('admin.order')}
        className="max-sm:basis-full sm:w-46"
        value={orderOf(place.sort, place.direction).key}
        onChange={(event) => {
          const order = orders.find(({ key }) => key === event.target.value);
          if (order) onGo({ ...place, sort: order.sort, direction: order.direction, page: undefined });
        }}
      >
        {orders.map(({ sort, direction, key }) => (
          <option key={key} value={key}>
            {t(`admin.orders.${sort}.${direction}`)}
          </option>
        ))}
      </Select>
    </div>
  );
}
