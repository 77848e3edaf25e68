import { createColumnHelper, metaHelper, tableFeatures } from '@tanstack/react-table';
import type { TFunction } from 'i18next';
import { UserAvatar } from '#app/user-avatar.tsx';
import {
  fullName,
  LastLogin,
  PhaseLinks,
  SettingsLink,
  UserName,
  UserPhase,
  type UserRow,
  UserWellness,
} from './user-cells.tsx';

interface ColumnLook {
  /** Classes of every cell of the column, its head included. */
  className?: string;
  /** The head is read out, and not shown: the cells speak for themselves. */
  headHidden?: boolean;
  /** The cell that names its row. */
  namesRow?: boolean;
}

export const userTableFeatures = tableFeatures({ columnMeta: metaHelper<ColumnLook>() });

const column = createColumnHelper<typeof userTableFeatures, UserRow>();

/** The columns of the administrator's list. Spec 1, section 2. */
export function userColumns(t: TFunction) {
  return column.columns([
    column.display({
      id: 'avatar',
      header: t('admin.avatar'),
      cell: ({ row }) => (
        <span className="flex">
          <UserAvatar name={fullName(row.original)} image={row.original.image} size="sm" />
        </span>
      ),
      meta: { className: 'w-15 min-w-15 pr-2!', headHidden: true },
    }),
    column.accessor(fullName, {
      id: 'fullName',
      header: t('admin.fullName'),
      cell: ({ row }) => <UserName user={row.original} />,
      meta: { className: 'sticky left-15 z-1 bg-inherit min-w-52 max-w-88', namesRow: true },
    }),
    column.accessor('username', {
      header: t('admin.username'),
      cell: ({ getValue }) => <bdi>{getValue()}</bdi>,
      meta: { className: 'min-w-32 max-w-56 [overflow-wrap:anywhere]' },
    }),
    column.accessor('activeTest', {
      header: t('admin.phase'),
      cell: ({ row }) => <UserPhase user={row.original} />,
    }),
    column.accessor('wellness', {
      header: t('admin.wellness'),
      cell: ({ row }) => <UserWellness user={row.original} />,
      meta: { className: 'whitespace-nowrap' },
    }),
    column.accessor('lastLogin', {
      header: t('admin.lastLogin'),
      cell: ({ row }) => <LastLogin user={row.original} />,
      meta: { className: 'whitespace-nowrap' },
    }),
    column.display({
      id: 'actions',
      header: t('admin.actions'),
      cell: ({ row }) => (
        <span className="flex justify-end">
          <PhaseLinks user={row.original} />
          <SettingsLink user={row.original} />
        </span>
      ),
      meta: { className: 'w-20 text-right' },
    }),
  ]);
}
