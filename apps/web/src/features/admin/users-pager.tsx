import { type UserPageSize, userPageSizes } from '@miraco/schemas/page-sizes';
import { ChevronFirst, ChevronLeft, ChevronRight } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#ui/button.tsx';
import { Select } from '#ui/select.tsx';
import type { ListPlace } from './list-place.ts';

interface UsersPagerProps {
  place: ListPlace;
  shown: number;
  total: number;
  /** Where the next page begins; null on the last one. */
  next: string | null;
  /** The page asked for is on its way, and the one before still shown. */
  turning: boolean;
  onGo: (place: ListPlace) => void;
}

export function UsersPager({ place, shown, total, next, turning, onGo }: UsersPagerProps) {
  const { t } = useTranslation();
  const { size, before, trail } = place;
  const onePage = before === undefined && next === null;
  // Without the way here (a shared address) nobody knows how many come before this page.
  const passed = before === undefined || trail.length > 0 ? trail.length * size : undefined;
  const turn = (to: ListPlace) => {
    // A second press would count from the page that is leaving.
    if (!turning) onGo(to);
  };
  return (
    <div className="mt-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <p role="status" className="text-muted-foreground tabular-nums">
        {passed === undefined
          ? t('admin.shownSome', { shown, total })
          : t('admin.shown', { from: passed + 1, to: Math.min(passed + shown, total), total })}
      </p>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3 max-sm:w-full max-sm:justify-between">
        {total > userPageSizes[0] && (
          <PageSize size={size} onChange={(chosen) => onGo({ size: chosen, before: undefined, trail: [] })} />
        )}
        {!onePage && (
          <nav aria-label={t('admin.pages')} className="flex items-center gap-2">
            <Turn
              label={t('admin.firstPage')}
              to={before === undefined ? undefined : { size, before: undefined, trail: [] }}
              onGo={turn}
            >
              <ChevronFirst aria-hidden="true" />
            </Turn>
            <Turn
              to={
                trail.length === 0 ? undefined : { size, before: trail.at(-1) || undefined, trail: trail.slice(0, -1) }
              }
              onGo={turn}
            >
              <ChevronLeft aria-hidden="true" />
              {t('admin.previousPage')}
            </Turn>
            <Turn to={next === null ? undefined : { size, before: next, trail: [...trail, before ?? ''] }} onGo={turn}>
              {t('admin.nextPage')}
              <ChevronRight aria-hidden="true" />
            </Turn>
          </nav>
        )}
      </div>
    </div>
  );
}

function PageSize({ size, onChange }: { size: UserPageSize; onChange: (size: UserPageSize) => void }) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <div className="flex items-center gap-2">
      <label htmlFor={id} className="text-muted-foreground">
        {t('admin.pageSize')}
      </label>
      <Select
        id={id}
        className="w-24"
        value={size}
        onChange={(event) => {
          const chosen = userPageSizes.find((offered) => String(offered) === event.target.value);
          if (chosen) onChange(chosen);
        }}
      >
        {userPageSizes.map((offered) => (
          <option key={offered} value={offered}>
            {offered}
          </option>
        ))}
      </Select>
    </div>
  );
}

interface TurnProps {
  /** Names a button that shows an icon alone. */
  label?: string;
  /** Absent where there is nothing more on that side: the button stays, and keeps the focus that may be on it. */
  to: ListPlace | undefined;
  onGo: (place: ListPlace) => void;
  children: ReactNode;
}

function Turn({ label, to, onGo, children }: TurnProps) {
  return (
    <Button
      variant="secondary"
      size={label ? 'icon' : 'sm'}
      aria-label={label}
      title={label}
      aria-disabled={to === undefined}
      onClick={() => to && onGo(to)}
    >
      {children}
    </Button>
  );
}
