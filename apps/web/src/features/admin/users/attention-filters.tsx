import { userFilters } from '@miraco/contract/user-list-choices';
import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { ListPlace } from '#features/admin/list-place.ts';
import { useSession } from '#shared/session/session.ts';

interface AttentionFiltersProps {
  place: ListPlace;
  onGo: (place: ListPlace) => void;
}

/** Who needs attention, each kind one press away; another press shows everybody again. */
export function AttentionFilters({ place, onGo }: AttentionFiltersProps) {
  const { t } = useTranslation();
  // A coach's clients are their own.
  const administers = useSession()?.isAdministrator === true;
  return (
    <ul
      aria-label={t('admin.filter')}
      className="-mx-4 mb-2 flex gap-2 overflow-x-auto px-4 py-1 sm:mx-0 sm:flex-wrap sm:px-0"
    >
      {userFilters
        .filter((filter) => administers || filter !== 'uncoached')
        .map((filter) => {
          const active = filter === place.filter;
          return (
            <li key={filter}>
              <button
                type="button"
                aria-pressed={active}
                className="inline-flex min-h-11 items-center gap-1.5 whitespace-nowrap rounded-full border border-input bg-card px-3.5 text-[0.9rem] hover:bg-muted aria-pressed:border-primary aria-pressed:bg-secondary aria-pressed:font-medium aria-pressed:text-secondary-foreground"
                onClick={() => onGo({ ...place, filter: active ? null : filter, page: undefined })}
              >
                {t(`admin.filters.${filter}`)}
                {active && <X className="size-4" aria-hidden="true" />}
              </button>
            </li>
          );
        })}
    </ul>
  );
}
