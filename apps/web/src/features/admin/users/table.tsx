import { useTable } from '@tanstack/react-table';
import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { UserRow } from '#features/admin/user-cells.tsx';
import { cn } from '#ui/cn.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '#ui/table.tsx';
import { type Sorting, userColumns, userTableFeatures } from './columns.tsx';
import type { RowAction } from './menu.tsx';

const noUsers: UserRow[] = [];
const placeholders = Array.from({ length: 10 }, (_, position) => position);

interface UsersTableProps {
  /** Undefined while loading. */
  users: UserRow[] | undefined;
  sorting: Sorting;
  onAct: RowAction;
}

/** The list on a wide screen, sorted by the server. */
export function UsersTable({ users, sorting, onAct }: UsersTableProps) {
  const { t } = useTranslation();
  const columns = useMemo(() => userColumns(t, onAct), [t, onAct]);
  const table = useTable({
    features: userTableFeatures,
    columns,
    data: users ?? noUsers,
    getRowId: (user) => user.id,
  });
  return (
    <Table label={t('nav.users')} stickyFirst aria-busy={!users}>
      <TableHeader>
        {table.getHeaderGroups().map((group) => (
          <TableRow key={group.id}>
            {group.headers.map((header) => {
              const look = header.column.columnDef.meta;
              const words = <table.FlexRender header={header} />;
              if (look?.sort) {
                return (
                  <SortHead key={header.id} sort={look.sort} sorting={sorting} className={look.className}>
                    {words}
                  </SortHead>
                );
              }
              return (
                <TableHead key={header.id} className={look?.className}>
                  <span className={cn(look?.headHidden && 'sr-only')}>{words}</span>
                </TableHead>
              );
            })}
          </TableRow>
        ))}
      </TableHeader>
      <TableBody>
        {users
          ? table.getRowModel().rows.map((row) => (
              <TableRow key={row.id} data-user-row={row.id} className="hover:bg-muted focus-within:bg-muted">
                {row.getAllCells().map((cell) => {
                  const look = cell.column.columnDef.meta;
                  return look?.namesRow ? (
                    <TableHead key={cell.id} scope="row" wrap className={cn('py-1.5', look.className)}>
                      <table.FlexRender cell={cell} />
                    </TableHead>
                  ) : (
                    <TableCell key={cell.id} className={look?.className}>
                      <table.FlexRender cell={cell} />
                    </TableCell>
                  );
                })}
              </TableRow>
            ))
          : placeholders.map((position) => (
              <TableRow key={position}>
                {columns.map((column) => (
                  <TableCell key={column.id ?? column.header?.toString()} className={column.meta?.className}>
                    <Skeleton
                      className={column.id === 'avatar' ? 'size-9 rounded-full' : 'h-5 w-full max-w-32 rounded-sm'}
                    />
                  </TableCell>
                ))}
              </TableRow>
            ))}
      </TableBody>
    </Table>
  );
}

interface SortHeadProps {
  sort: Sorting['sort'];
  sorting: Sorting;
  className: string | undefined;
  children: ReactNode;
}

/** The header of a sortable column. */
function SortHead({ sort, sorting, className, children }: SortHeadProps) {
  const sorted = sorting.sort === sort;
  // Phase 2 is stored as "phase 1 is over": the server's ascending order begins with it.
  const ascending = (sorting.direction === 'asc') !== (sort === 'phase');
  const Icon = !sorted ? ChevronsUpDown : ascending ? ArrowUp : ArrowDown;
  return (
    <TableHead className={className} aria-sort={sorted ? (ascending ? 'ascending' : 'descending') : 'none'}>
      <button
        type="button"
        className="-mx-2 inline-flex min-h-11 items-center gap-1.5 rounded-md px-2 font-medium hover:text-foreground"
        onClick={() => sorting.onSort(sort)}
      >
        {children}
        <Icon className={cn('size-4 shrink-0', sorted ? 'text-primary' : 'opacity-50')} aria-hidden="true" />
      </button>
    </TableHead>
  );
}
