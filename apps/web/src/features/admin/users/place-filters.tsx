import { useTranslation } from 'react-i18next';
import type { ListPlace } from '#features/admin/list-place.ts';
import { fullName } from '#shared/full-name.ts';
import { useSession } from '#shared/session/session.ts';
import { trpc } from '#shared/trpc/trpc.ts';
import { Select } from '#ui/select.tsx';

interface PlaceFiltersProps {
  place: ListPlace;
  onGo: (place: ListPlace) => void;
}

/** The filters by coach, for administrators, and by group, where there are any. */
export function PlaceFilters({ place, onGo }: PlaceFiltersProps) {
  const { t } = useTranslation();
  const administers = useSession()?.isAdministrator === true;
  const team = trpc.admin.team.useQuery(undefined, { enabled: administers }).data ?? [];
  const groups = trpc.admin.groups.all.useQuery().data ?? [];
  const coaches = team.filter(({ id, clients }) => clients > 0 || id === place.coach);
  return (
    <>
      {coaches.length > 0 && (
        <Select
          aria-label={t('admin.byCoach')}
          className="max-sm:basis-full sm:w-46"
          value={place.coach ?? ''}
          onChange={({ target }) => {
            const coach = coaches.find(({ id }) => id === target.value)?.id ?? null;
            onGo({ ...place, coach, page: undefined });
          }}
        >
          <option value="">{t('admin.allCoaches')}</option>
          {coaches.map((coach) => (
            <option key={coach.id} value={coach.id}>
              {fullName(coach)} ({coach.clients})
            </option>
          ))}
        </Select>
      )}
      {groups.length > 0 && (
        <Select
          aria-label={t('admin.byGroup')}
          className="max-sm:basis-full sm:w-46"
          value={place.group ?? ''}
          onChange={({ target }) => {
            const group = groups.find(({ id }) => id === target.value)?.id ?? null;
            onGo({ ...place, group, page: undefined });
          }}
        >
          <option value="">{t('admin.allGroups')}</option>
          {groups.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      )}
    </>
  );
}
