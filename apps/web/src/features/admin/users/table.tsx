import type { UserList } from '@miraco/domain/user-lists';
import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import { memo, type ReactNode, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { UserRow } from '#features/admin/user-cells.tsx';
import { cn } from '#ui/cn.ts';
import { Skeleton } from '#ui/skeleton.tsx';
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '#ui/table.tsx';
import { type Sorting, type UserColumn, userColumns } from './columns.tsx';
import { DrawnRows } from './drawn-rows.tsx';
import type { RowAction } from './menu-items.tsx';
import type { RowPlace } from './row-place.ts';
import { useCoachNames } from './use-coach-names.ts';

/** Spacing by 4 px instead of a quarter of the text size, which is larger: rows of 44 px, and room for all columns at 1280 px. */
export const denseSpacing = '[--spacing:calc(4rem/17)]';

const placeholders = Array.from({ length: 10 }, (_, position) => position);

/** With its border, in pixels. */
const rowHeight = 45;

interface UsersTableProps {
  /** Undefined while loading. */
  users: UserRow[] | undefined;
  list: UserList;
  sorting: Sorting;
  onAct: RowAction;
}

/** The list on a wide screen, sorted by the server. */
export function UsersTable({ users, list, sorting, onAct }: UsersTableProps) {
  const { t } = useTranslation();
  const coaches = useCoachNames();
  const columns = useMemo(() => userColumns(t, { list, coaches, onAct }), [t, list, coaches, onAct]);
  const body = useRef<HTMLTableSectionElement>(null);
  return (
    <Table
      label={t('nav.users')}
      stickyFirst
      aria-busy={!users}
      // Rows may not be drawn.
      aria-rowcount={users && users.length + 1}
      className={`text-[0.9rem] ${denseSpacing}`}
    >
      <TableHeader>
        <TableRow>
          {columns.map(({ id, head, className, headHidden, sort }) =>
            sort ? (
              <SortHead key={id} sort={sort} sorting={sorting} className={className}>
                {head}
              </SortHead>
            ) : (
              <TableHead key={id} dense className={className}>
                <span className={cn(headHidden && 'sr-only')}>{head}</span>
              </TableHead>
            ),
          )}
        </TableRow>
      </TableHeader>
      <TableBody ref={body}>
        {users ? (
          <DrawnRows
            users={users}
            container={body}
            height={rowHeight}
            gap={0}
            row={(user, place) => <UserTableRow key={user.id} user={user} columns={columns} {...place} />}
            spacer={(height, key) => <tr key={key} style={{ height }} />}
          />
        ) : (
          placeholders.map((position) => (
            <TableRow key={position}>
              {columns.map(({ id, className }) => (
                <TableCell key={id} dense className={className}>
                  <Skeleton className={id === 'avatar' ? 'size-9 rounded-full' : 'h-5 w-full max-w-32 rounded-sm'} />
                </TableCell>
              ))}
            </TableRow>
          ))
        )}
      </TableBody>
    </Table>
  );
}

interface UserTableRowProps extends Partial<RowPlace> {
  user: UserRow;
  columns: readonly UserColumn[];
}

const UserTableRow = memo(function UserTableRow({ user, columns, position, measure }: UserTableRowProps) {
  return (
    <TableRow
      ref={measure}
      data-index={position}
      // The heads are the first row.
      aria-rowindex={position === undefined ? undefined : position + 2}
      data-user-row={user.id}
      className="focus-within:bg-muted hover:bg-muted"
    >
      {columns.map(({ id, cell, className, namesRow }) =>
        namesRow ? (
          <TableHead key={id} scope="row" dense className={className}>
            {cell(user)}
          </TableHead>
        ) : (
          <TableCell key={id} dense className={className}>
            {cell(user)}
          </TableCell>
        ),
      )}
    </TableRow>
  );
});

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
    <TableHead dense className={className} aria-sort={sorted ? (ascending ? 'ascending' : 'descending') : 'none'}>
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
