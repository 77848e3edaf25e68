import type { SortDirection, UserSort } from '@miraco/contract/user-list';
import { createColumnHelper, metaHelper, tableFeatures } from '@tanstack/react-table';
import type { TFunction } from 'i18next';
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
import { type RowAction, UserMenu } from './menu.tsx';
import { SelectUser } from './select-user.tsx';
import { UserRosette } from './user-rosette.tsx';

interface ColumnLook {
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

export const userTableFeatures = tableFeatures({ columnMeta: metaHelper<ColumnLook>() });

const column = createColumnHelper<typeof userTableFeatures, UserRow>();

/** The columns of the administrator's list. Spec 1, section 2. */
export function userColumns(t: TFunction, onAct: RowAction) {
  return column.columns([
    column.display({
      id: 'select',
      header: t('selection.all'),
      cell: ({ row }) => <SelectUser id={row.original.id} name={fullName(row.original)} />,
      meta: { className: 'w-12 min-w-12 pr-0', headHidden: true },
    }),
    column.display({
      id: 'avatar',
      header: t('admin.avatar'),
      cell: ({ row }) => (
        <span className="flex">
          <UserAvatar name={fullName(row.original)} image={row.original.image} size="sm" />
        </span>
      ),
      meta: { className: 'w-15 min-w-15 pr-2', headHidden: true },
    }),
    column.accessor(fullName, {
      id: 'fullName',
      header: t('admin.fullName'),
      cell: ({ row }) => <UserName user={row.original} />,
      meta: { className: 'sticky left-12 z-1 bg-inherit min-w-44 max-w-88', namesRow: true, sort: 'name' },
    }),
    column.accessor('username', {
      header: t('admin.username'),
      cell: ({ getValue }) => <bdi>{getValue()}</bdi>,
      meta: { className: 'min-w-24 max-w-56 [overflow-wrap:anywhere]', sort: 'username' },
    }),
    column.accessor('phase', {
      header: t('admin.phase'),
      cell: ({ row }) => <UserPhase user={row.original} />,
      meta: { sort: 'phase' },
    }),
    column.accessor('wellness', {
      header: t('admin.wellness'),
      cell: ({ row }) => <UserWellness user={row.original} />,
      meta: { className: 'whitespace-nowrap', sort: 'wellness' },
    }),
    column.accessor('petals', {
      header: t('admin.virtues'),
      cell: ({ getValue }) => <UserRosette petals={getValue()} />,
      meta: { className: 'w-16' },
    }),
    column.accessor('lastLogin', {
      header: t('admin.lastLogin'),
      cell: ({ row }) => <LastLogin user={row.original} />,
      // On a narrow screen the time is below the date.
      meta: { className: 'max-xl:w-34 xl:whitespace-nowrap', sort: 'lastLogin' },
    }),
    column.display({
      id: 'actions',
      header: t('admin.actions'),
      cell: ({ row }) => (
        <span className="flex justify-end">
          <PhaseLinks user={row.original} />
          <SettingsLink user={row.original} />
          <UserMenu user={row.original} onAct={onAct} />
        </span>
      ),
      meta: { className: 'w-20 pr-2 pl-2 text-right' },
    }),
  ]);
}
