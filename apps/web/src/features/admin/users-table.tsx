import { useTable } from '@tanstack/react-table';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { cn } from '#ui/cn.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '#ui/table.tsx';
import type { UserRow } from './user-cells.tsx';
import { userColumns, userTableFeatures } from './user-columns.tsx';

const noUsers: UserRow[] = [];
const placeholders = Array.from({ length: 10 }, (_, position) => position);

interface UsersTableProps {
  /** Absent while they are on their way. */
  users: UserRow[] | undefined;
}

export function UsersTable({ users }: UsersTableProps) {
  const { t } = useTranslation();
  const columns = useMemo(() => userColumns(t), [t]);
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
              return (
                <TableHead key={header.id} className={look?.className}>
                  <span className={cn(look?.headHidden && 'sr-only')}>
                    <table.FlexRender header={header} />
                  </span>
                </TableHead>
              );
            })}
          </TableRow>
        ))}
      </TableHeader>
      <TableBody>
        {users
          ? table.getRowModel().rows.map((row) => (
              <TableRow key={row.id} className="hover:bg-muted">
                {row.getAllCells().map((cell) => {
                  const look = cell.column.columnDef.meta;
                  return look?.namesRow ? (
                    <TableHead
                      key={cell.id}
                      scope="row"
                      className={cn('h-13! whitespace-normal! py-1.5 font-normal! text-foreground!', look.className)}
                    >
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
                    <Skeleton className={column.id === 'avatar' ? 'size-9! rounded-full!' : 'w-full max-w-32'} />
                  </TableCell>
                ))}
              </TableRow>
            ))}
      </TableBody>
    </Table>
  );
}
