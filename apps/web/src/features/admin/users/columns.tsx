import type { SortDirection, UserSort } from '@miraco/contract/user-list-choices';
import type { UserList } from '@miraco/domain/user-lists';
import type { TFunction } from 'i18next';
import type { ReactNode } from 'react';
import { PhaseLinks, SettingsLink, UserAccess, UserName, type UserRow } from '#features/admin/user-cells.tsx';
import { UserAvatar } from '#parts/picture/user-avatar.tsx';
import { fullName } from '#shared/full-name.ts';
import { LastWeekly, LatestWellness } from './answer-cells.tsx';
import { UserMenu } from './menu.tsx';
import type { RowAction } from './menu-items.tsx';
import { SelectUser } from './select-user.tsx';
import { UserRosette } from './user-rosette.tsx';

export interface UserColumn {
  id: string;
  head: string;
  cell: (user: UserRow) => ReactNode;
  /** Classes of every cell of the column, the header included. */
  className?: string;
  /** The header is for screen readers only: the cells explain themselves. */
  headHidden?: boolean;
  /** The cell that names its row. */
  namesRow?: boolean;
  /** The server's sort key of this column. */
  sort?: UserSort;
}

/** The order of the list, and the function that changes it. */
export interface Sorting {
  sort: UserSort;
  direction: SortDirection;
  onSort: (sort: UserSort) => void;
}

/** The names of coaches by their ids; undefined for a coach, whose clients are all their own. */
export type CoachNames = ReadonlyMap<string, string> | undefined;

interface ColumnsOf {
  list: UserList;
  coaches: CoachNames;
  onAct: RowAction;
}

function Short({ children }: { children: string }) {
  return (
    <bdi className="block max-w-26 truncate" title={children}>
      {children}
    </bdi>
  );
}

/** What the columns of clients say that those of the team do not. */
function clientColumns(t: TFunction, coaches: CoachNames): UserColumn[] {
  const ofCoach: UserColumn = {
    id: 'coach',
    head: t('admin.coach'),
    cell: ({ coach }) => coach && <Short>{coaches?.get(coach) ?? ''}</Short>,
  };
  return [
    {
      id: 'wellness',
      head: t('admin.wellness'),
      cell: (user) => <LatestWellness user={user} />,
      className: 'whitespace-nowrap',
      sort: 'wellness',
    },
    {
      id: 'weekly',
      head: t('admin.weekly'),
      cell: (user) => <LastWeekly user={user} />,
      className: 'whitespace-nowrap',
    },
    {
      id: 'exercises',
      head: t('admin.openExercises'),
      cell: ({ openExercises }) => openExercises,
      className: 'text-right tabular-nums',
    },
    {
      id: 'petals',
      head: t('admin.virtues'),
      cell: ({ petals }) => <UserRosette petals={petals} className="size-8" />,
      headHidden: true,
    },
    ...(coaches ? [ofCoach] : []),
    { id: 'group', head: t('user.group'), cell: ({ group }) => group && <Short>{group}</Short> },
  ];
}

/** The columns of a list. Spec 1, section 2. */
export function userColumns(t: TFunction, { list, coaches, onAct }: ColumnsOf): UserColumn[] {
  const phases: UserColumn = {
    id: 'phases',
    head: t('admin.phases'),
    cell: (user) => (
      <span className="flex">
        <PhaseLinks user={user} />
      </span>
    ),
    sort: 'phase',
  };
  return [
    {
      id: 'select',
      head: t('selection.all'),
      cell: (user) => <SelectUser id={user.id} name={fullName(user)} />,
      className: 'w-11 min-w-11 pr-0',
      headHidden: true,
    },
    {
      id: 'avatar',
      head: t('admin.avatar'),
      cell: (user) => (
        <span className="flex">
          <UserAvatar name={fullName(user)} image={user.image} size="sm" />
        </span>
      ),
      className: 'w-13 min-w-13',
      headHidden: true,
    },
    {
      id: 'fullName',
      head: t('admin.fullName'),
      cell: (user) => <UserName user={user} />,
      className: 'sticky left-11 z-1 w-full min-w-52 max-w-0 bg-inherit',
      namesRow: true,
      sort: 'name',
    },
    ...(list === 'team' ? [] : clientColumns(t, coaches)),
    {
      id: 'access',
      head: t('admin.lastLogin'),
      cell: (user) => <UserAccess user={user} />,
      className: 'whitespace-nowrap',
      sort: 'lastLogin',
    },
    ...(list === 'team' ? [] : [phases]),
    {
      id: 'actions',
      head: t('admin.actions'),
      cell: (user) => (
        <span className="flex justify-end">
          <SettingsLink user={user} />
          <UserMenu user={user} onAct={onAct} />
        </span>
      ),
      className: 'w-24 text-right',
      headHidden: true,
    },
  ];
}
