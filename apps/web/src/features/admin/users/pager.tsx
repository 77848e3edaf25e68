import { type UserPageSize, userPageSizes } from '@miraco/contract/user-list-choices';
import { ChevronFirst, ChevronLast, ChevronLeft, ChevronRight } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { ListPlace } from '#features/admin/list-place.ts';
import type { Outputs } from '#shared/trpc/trpc.ts';
import { Button } from '#ui/button.tsx';
import { Select } from '#ui/select.tsx';

interface UsersPagerProps {
  place: ListPlace;
  list: Outputs['admin']['users']['list'];
  /** The requested page is loading, and the one before is still shown. */
  turning: boolean;
  onGo: (place: ListPlace) => void;
}

/** The position of this page in the list, and links to the others. */
export function UsersPager({ place, list, turning, onGo }: UsersPagerProps) {
  const { t } = useTranslation();
  const { users, total, passed, previous, next, last } = list;
  const turn = (page: string | undefined) => {
    // A second press would start from the page that is being replaced.
    if (!turning) onGo({ ...place, page });
  };
  return (
    <div className="mt-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <p role="status" className="text-muted-foreground tabular-nums">
        {t('admin.shown', {
          from: passed + 1,
          to: passed + users.length,
          total: Math.max(total, passed + users.length),
        })}
      </p>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3 max-sm:w-full max-sm:justify-between">
        {total > userPageSizes[0] && (
          <PageSize size={place.size} onChange={(size) => onGo({ ...place, size, page: undefined })} />
        )}
        {(previous || next) && (
          <nav aria-label={t('admin.pages')} className="flex items-center gap-2">
            <Turn label={t('admin.firstPage')} onPress={previous ? () => turn(undefined) : undefined}>
              <ChevronFirst aria-hidden="true" />
            </Turn>
            <Turn onPress={previous ? () => turn(previous) : undefined}>
              <ChevronLeft aria-hidden="true" />
              {t('admin.previousPage')}
            </Turn>
            <Turn onPress={next ? () => turn(next) : undefined}>
              {t('admin.nextPage')}
              <ChevronRight aria-hidden="true" />
            </Turn>
            <Turn label={t('admin.lastPage')} onPress={last ? () => turn(last) : undefined}>
              <ChevronLast aria-hidden="true" />
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
  /** Accessible name of a button with an icon only. */
  label?: string;
  /** Absent where there is no page on that side: the button stays, and keeps the focus. */
  onPress: (() => void) | undefined;
  children: ReactNode;
}

function Turn({ label, onPress, children }: TurnProps) {
  return (
    <Button
      variant="secondary"
      size={label ? 'icon' : 'sm'}
      aria-label={label}
      title={label}
      aria-disabled={onPress === undefined}
      onClick={onPress}
    >
      {children}
    </Button>
  );
}
