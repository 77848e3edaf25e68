import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { UserAvatar } from '#app/user-avatar.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { fullName, LastLogin, SettingsLink, UserName, UserPhase, type UserRow, UserWellness } from './user-cells.tsx';

const frame = 'rounded-lg border bg-card px-4 py-3';

/** The list for a phone: what the table has in a row, one person below the other. */
export function UserCards({ users }: { users: UserRow[] | undefined }) {
  const { t } = useTranslation();
  if (!users) {
    return (
      <div aria-busy="true" className="grid gap-3">
        {Array.from({ length: 6 }, (_, position) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they are all the same
          <div key={position} className={`${frame} flex h-32 items-start gap-3`}>
            <Skeleton className="size-11 shrink-0 rounded-full" />
            <Skeleton className="mt-1 w-40" />
          </div>
        ))}
      </div>
    );
  }
  return (
    <ul aria-label={t('nav.users')} className="grid gap-3">
      {users.map((user) => (
        <li key={user.id} className={frame}>
          <div className="flex items-start gap-3">
            <UserAvatar name={fullName(user)} image={user.image} />
            <div className="min-w-0 flex-1">
              <UserName user={user} />
              <bdi className="block text-[0.9rem] text-muted-foreground [overflow-wrap:anywhere]">{user.username}</bdi>
            </div>
            <div className="-mt-1 -mr-2">
              <SettingsLink user={user} />
            </div>
          </div>
          <dl className="mt-3 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 border-t pt-3 text-[0.95rem]">
            <Fact name={t('admin.phase')}>
              <UserPhase user={user} />
            </Fact>
            <Fact name={t('admin.wellness')}>
              <UserWellness user={user} />
            </Fact>
            <Fact name={t('admin.lastLogin')}>
              <LastLogin user={user} />
            </Fact>
          </dl>
        </li>
      ))}
    </ul>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-muted-foreground">{name}</dt>
      <dd className="min-w-0 text-right">{children}</dd>
    </>
  );
}
