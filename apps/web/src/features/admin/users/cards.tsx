import { LogIn } from 'lucide-react';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import {
  LastLogin,
  PhaseLinks,
  SettingsLink,
  UserName,
  UserPhase,
  type UserRow,
  UserWellness,
} from '#features/admin/user-cells.tsx';
import { UserAvatar } from '#parts/picture/user-avatar.tsx';
import { fullName } from '#shared/full-name.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import { type RowAction, UserMenu } from './menu.tsx';
import { SelectUser } from './select-user.tsx';
import { UserRosette } from './user-rosette.tsx';

const frame = 'rounded-lg border bg-card px-4 py-3';

interface UserCardsProps {
  /** Undefined while loading. */
  users: UserRow[] | undefined;
  onAct: RowAction;
}

/** The list on a phone: a card with the data of a table's row. */
export const UserCards = memo(function UserCards({ users, onAct }: UserCardsProps) {
  const { t } = useTranslation();
  if (!users) {
    return (
      <div aria-busy="true" className="grid gap-3">
        {Array.from({ length: 6 }, (_, position) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they are all the same
          <div key={position} className={`${frame} flex h-32 items-start gap-3`}>
            <Skeleton className="size-11 shrink-0 rounded-full" />
            <Skeleton className="mt-1 h-5 w-40 rounded-sm" />
          </div>
        ))}
      </div>
    );
  }
  return (
    <ul aria-label={t('nav.users')} className="grid grid-cols-[minmax(0,1fr)] gap-3">
      {users.map((user) => (
        <li key={user.id} data-user-row={user.id} className={frame}>
          <div className="flex items-start gap-3">
            <SelectUser id={user.id} name={fullName(user)} />
            <UserAvatar name={fullName(user)} image={user.image} />
            <div className="min-w-0 flex-1">
              <UserName user={user} />
              <p className="text-[0.9rem] text-muted-foreground [overflow-wrap:anywhere]">
                <bdi>{user.username}</bdi>
              </p>
            </div>
            <div className="-mt-1 -mr-2 flex">
              <SettingsLink user={user} />
              <UserMenu user={user} onAct={onAct} />
            </div>
          </div>
          <div className="mt-2 flex items-center gap-3 pl-14">
            <dl className="flex min-w-0 flex-1 flex-wrap items-center gap-x-4 gap-y-1 text-[0.9rem]">
              <dt className="sr-only">{t('admin.phase')}</dt>
              <dd>
                <UserPhase user={user} />
              </dd>
              <dt className="sr-only">{t('admin.wellness')}</dt>
              <dd className="flex">
                <UserWellness user={user} />
              </dd>
              <dt className="sr-only">{t('admin.lastLogin')}</dt>
              <dd className="flex basis-full items-center gap-1.5 text-muted-foreground">
                <LogIn className="size-4 shrink-0" aria-hidden="true" />
                <LastLogin user={user} />
              </dd>
            </dl>
            <UserRosette petals={user.petals} className="size-12" />
          </div>
          <div className="mt-1 flex flex-wrap items-center gap-x-2 pl-14">
            <span className="text-[0.9rem] text-muted-foreground" aria-hidden="true">
              {t('clientFrame.results')}
            </span>
            <span className="-ml-2 flex">
              <PhaseLinks user={user} />
            </span>
          </div>
        </li>
      ))}
    </ul>
  );
});
