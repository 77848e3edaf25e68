import type { ReactNode } from 'react';
import { cn } from '#ui/cn.ts';
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '#ui/table.tsx';

export interface EntryColumn<Entry> {
  key: string;
  label: string;
  /** Takes a whole line where the entry is laid out as a list. */
  wide?: boolean;
  className?: string;
  cell: (entry: Entry) => ReactNode;
}

interface EntryTableProps<Entry> {
  label: string;
  entries: readonly Entry[];
  /** The first column names its row. */
  columns: readonly EntryColumn<Entry>[];
  /** Its texts are short: on paper it stays a table. */
  short?: boolean;
}

/** A table of long texts becomes too narrow on a phone and on paper: there each entry is a list with its labels. */
const long = {
  table: 'max-sm:block print:block',
  head: 'max-sm:sr-only print:hidden',
  row: 'max-sm:grid max-sm:grid-cols-2 max-sm:py-3 print:grid print:grid-cols-3 print:py-3',
  cell: 'py-3 max-sm:block max-sm:py-1.5 print:block print:px-0',
  wide: 'max-sm:col-span-full print:col-span-full',
  label: 'hidden max-sm:block print:block',
};

/** Short texts become too narrow on a phone only, which is not what prints. */
const brief: typeof long = {
  table: 'not-print:max-sm:block',
  head: 'not-print:max-sm:sr-only',
  row: 'break-inside-avoid not-print:max-sm:grid not-print:max-sm:grid-cols-2 not-print:max-sm:py-3',
  cell: 'print:px-1.5 not-print:py-3 not-print:max-sm:block not-print:max-sm:py-1.5',
  wide: 'not-print:max-sm:col-span-full',
  label: 'hidden not-print:max-sm:block',
};

/** A client's entries as a table. */
export function EntryTable<Entry extends { id: string }>({
  label,
  entries,
  columns,
  short = false,
}: EntryTableProps<Entry>) {
  const stacked = short ? brief : long;
  const [name, ...others] = columns;
  if (!name) return null;
  return (
    <Table label={label} stickyFirst className={stacked.table}>
      <TableHeader className={stacked.head}>
        <TableRow>
          {columns.map((column) => (
            <TableHead key={column.key} className="print:px-1.5">
              {column.label}
            </TableHead>
          ))}
        </TableRow>
      </TableHeader>
      <TableBody className={stacked.table}>
        {entries.map((entry) => (
          <TableRow key={entry.id} className={stacked.row}>
            <TableHead
              scope="row"
              fit
              top
              wrap
              className={cn('print:break-after-avoid', stacked.cell, stacked.wide, name.className)}
            >
              {name.cell(entry)}
            </TableHead>
            {others.map((column) => (
              <TableCell
                key={column.key}
                fit
                top
                className={cn(stacked.cell, column.wide && stacked.wide, column.className)}
              >
                <span className={cn('eyebrow', stacked.label)}>{column.label}</span>
                {column.cell(entry)}
              </TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

/** A few words, one per line. */
export function Words({ words, none, className }: { words: readonly string[]; none: string; className?: string }) {
  if (words.length === 0) return <span className="text-muted-foreground">{none}</span>;
  return (
    <ul className={cn('grid gap-0.5 leading-snug', className)}>
      {words.map((word) => (
        <li key={word}>{word}</li>
      ))}
    </ul>
  );
}
