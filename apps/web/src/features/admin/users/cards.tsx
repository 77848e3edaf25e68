import type { UserList } from '@miraco/domain/user-lists';
import { memo, type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { PhaseLinks, SettingsLink, UserAccess, UserName, type UserRow } from '#features/admin/user-cells.tsx';
import { UserAvatar } from '#parts/picture/user-avatar.tsx';
import { fullName } from '#shared/full-name.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import { LastWeekly, LatestWellness } from './answer-cells.tsx';
import type { CoachNames } from './columns.tsx';
import { DrawnRows } from './drawn-rows.tsx';
import { UserMenu } from './menu.tsx';
import type { RowAction } from './menu-items.tsx';
import type { RowPlace } from './row-place.ts';
import { SelectUser } from './select-user.tsx';
import { denseSpacing } from './table.tsx';
import { useCoachNames } from './use-coach-names.ts';
import { UserRosette } from './user-rosette.tsx';

const frame = 'rounded-lg border bg-card px-3 py-1';

interface UserCardsProps {
  /** Undefined while loading. */
  users: UserRow[] | undefined;
  list: UserList;
  onAct: RowAction;
}

/** The list on a phone: a card with the data of a table's row. */
export function UserCards({ users, list, onAct }: UserCardsProps) {
  const { t } = useTranslation();
  const coaches = useCoachNames();
  const cards = useRef<HTMLUListElement>(null);
  if (!users) {
    return (
      <div aria-busy="true" className="grid gap-2">
        {Array.from({ length: 6 }, (_, position) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they are all the same
          <div key={position} className={`${frame} flex h-28 items-start gap-3`}>
            <Skeleton className="size-9 shrink-0 rounded-full" />
            <Skeleton className="mt-1 h-5 w-40 rounded-sm" />
          </div>
        ))}
      </div>
    );
  }
  return (
    <ul ref={cards} aria-label={t('nav.users')} className={`grid grid-cols-[minmax(0,1fr)] gap-2 ${denseSpacing}`}>
      <DrawnRows
        users={users}
        container={cards}
        height={120}
        gap={8}
        row={(user, place) => (
          <UserCard
            key={user.id}
            user={user}
            isClient={list !== 'team'}
            coaches={coaches}
            onAct={onAct}
            count={users.length}
            {...place}
          />
        )}
        spacer={(height, key) => <li key={key} aria-hidden="true" style={{ height }} />}
      />
    </ul>
  );
}

interface UserCardProps extends Partial<RowPlace> {
  user: UserRow;
  /** Of all cards. */
  count: number;
  isClient: boolean;
  coaches: CoachNames;
  onAct: RowAction;
}

const UserCard = memo(function UserCard(props: UserCardProps) {
  const { user, isClient, coaches, onAct, position, measure, count } = props;
  const { t } = useTranslation();
  const name = fullName(user);
  const coach = user.coach === null ? undefined : coaches?.get(user.coach);
  return (
    <li
      ref={measure}
      data-index={position}
      aria-posinset={position === undefined ? undefined : position + 1}
      aria-setsize={position === undefined ? undefined : count}
      data-user-row={user.id}
      className={`${frame} grid grid-cols-[2.25rem_minmax(0,1fr)] gap-x-2`}
    >
      <div className="grid justify-items-center">
        <SelectUser id={user.id} name={name} />
        {isClient ? (
          <UserRosette petals={user.petals} className="size-9" />
        ) : (
          <UserAvatar name={name} image={user.image} size="sm" />
        )}
      </div>
      <div>
        <div className="flex items-center">
          <div className="min-w-0 flex-1">
            <UserName user={user} />
          </div>
          <div className="-mr-2 flex">
            <SettingsLink user={user} />
            <UserMenu user={user} onAct={onAct} />
          </div>
        </div>
        <div className="flow-root pb-1">
          {isClient && (
            <span className="float-right -mr-2 flex">
              <PhaseLinks user={user} />
            </span>
          )}
          <dl className="text-[0.85rem] leading-relaxed">
            {isClient && <ClientAnswers user={user} />}
            <Fact term={t('admin.lastLogin')}>
              <UserAccess user={user} />
            </Fact>
            {coach && <Fact term={t('admin.coach')}>{coach}</Fact>}
            {user.group && <Fact term={t('user.group')}>{user.group}</Fact>}
          </dl>
        </div>
      </div>
    </li>
  );
});

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <>
      <dt className="sr-only">{term}</dt>
      <dd className="mr-3 inline-block max-w-full truncate align-top text-muted-foreground">{children}</dd>
    </>
  );
}

function ClientAnswers({ user }: { user: UserRow }) {
  const { t } = useTranslation();
  return (
    <>
      <Fact term={t('admin.wellness')}>
        <LatestWellness user={user} />
      </Fact>
      <Fact term={t('admin.weekly')}>
        {t('admin.weekly')}: <LastWeekly user={user} />
      </Fact>
      {user.openExercises > 0 && (
        <Fact term={t('admin.openExercises')}>{t('admin.exercises', { count: user.openExercises })}</Fact>
      )}
    </>
  );
}
