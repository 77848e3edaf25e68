import { type SortDirection, sortDirections, type UserSort, userSorts } from '@miraco/contract/user-list-choices';
import { SlidersHorizontal } from 'lucide-react';
import { type ReactNode, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { firstDirection, type ListPlace, panelFilters } from '#features/admin/list-place.ts';
import { optionalPart } from '#shared/loading/optional-part.tsx';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Select } from '#ui/select.tsx';
import { AttentionFilters } from './attention-filters.tsx';

interface UsersToolsProps {
  place: ListPlace;
  onGo: (place: ListPlace) => void;
  /** The lists and the search, in front. */
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

const FilterPanel = optionalPart(async () => (await import('./filter-panel.tsx')).FilterPanel, 'list');
const FilterChips = optionalPart(async () => (await import('./filter-chips.tsx')).FilterChips, 'list');

/** The filters and the order of the list. */
export function UsersTools({ place, onGo, children }: UsersToolsProps) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const panel = useId();
  const toggle = useRef<HTMLButtonElement>(null);
  const active = panelFilters.filter((name) => place[name] !== null).length;
  return (
    <>
      <div className="mb-2 flex flex-wrap items-start gap-3">
        {children}
        <Button
          ref={toggle}
          variant="secondary"
          className="max-sm:flex-1"
          aria-expanded={open}
          aria-controls={open ? panel : undefined}
          onClick={() => setOpen(!open)}
        >
          <SlidersHorizontal aria-hidden="true" />
          {t('admin.filtersTitle')}
          {active > 0 && <Badge variant="primary">{active}</Badge>}
        </Button>
        <Select
          aria-label={t('admin.order')}
          className="max-sm:flex-1 sm:w-56"
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
      {open && <FilterPanel id={panel} place={place} onGo={onGo} />}
      {place.list === 'clients' && <AttentionFilters place={place} onGo={onGo} />}
      {active > 0 && <FilterChips place={place} onGo={onGo} onFocus={() => toggle.current?.focus()} />}
    </>
  );
}
