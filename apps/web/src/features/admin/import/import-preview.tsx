import { type ImportColumn, importColumns } from '@miraco/contract/user-import';
import { CircleAlert, CircleCheck } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailure } from '#shared/failure.ts';
import type { Outputs } from '#shared/trpc/trpc.ts';
import { Alert } from '#ui/alert.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { cn } from '#ui/cn.ts';
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '#ui/table.tsx';
import type { FileRow } from './import-csv.ts';

export type Faults = Outputs['admin']['users']['checkImport'];

interface ImportPreviewProps {
  rows: readonly FileRow[];
  /** The faults of each row, in the order of the rows. */
  faults: Faults;
  /** The button that stores the rows; absent while a row is invalid. */
  action: ReactNode;
}

const shownColumns = importColumns.filter((column) => column !== 'password');

/** The result for each row, before anything is stored. */
export function ImportPreview({ rows, faults, action }: ImportPreviewProps) {
  const { t } = useTranslation();
  const [faultyOnly, setFaultyOnly] = useState(false);
  const judged = rows.map((row, position) => ({ row, faults: faults[position] ?? [] }));
  const faulty = judged.filter((each) => each.faults.length > 0);
  return (
    <section aria-labelledby="fates" className="mt-6">
      <div className="mb-4 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <h2 id="fates">{t('userImport.fates')}</h2>
        {action}
      </div>
      {faulty.length > 0 ? (
        <Alert tone="warning" title={t('userImport.faulty', { count: faulty.length, total: rows.length })}>
          {t('userImport.faultyText')}
        </Alert>
      ) : (
        <Alert tone="success" title={t('userImport.fine', { count: rows.length })}>
          {t('userImport.fineText')}
        </Alert>
      )}
      {faulty.length > 0 && faulty.length < rows.length && (
        <Checkbox
          className="mt-2"
          label={t('userImport.faultyOnly')}
          checked={faultyOnly}
          onCheckedChange={(checked) => setFaultyOnly(checked === true)}
        />
      )}
      <div className="mt-4">
        <Table label={t('userImport.fates')} stickyFirst>
          <TableHeader>
            <TableRow>
              <TableHead>{t('userImport.row')}</TableHead>
              <TableHead>{t('userImport.fate')}</TableHead>
              {shownColumns.map((column) => (
                <TableHead key={column}>{t(`user.${column}`)}</TableHead>
              ))}
              <TableHead>{t('user.password')}</TableHead>
            </TableRow>
          </TableHeader>
          <TableBody>
            {(faultyOnly && faulty.length > 0 ? faulty : judged).map((each) => (
              <PreviewRow key={each.row.number} {...each} />
            ))}
          </TableBody>
        </Table>
      </div>
    </section>
  );
}

function PreviewRow({ row, faults }: { row: FileRow; faults: Faults[number] }) {
  const { t } = useTranslation();
  const isFaulty = (column: ImportColumn) => faults.some((fault) => fault.column === column);
  const cellClasses = (column: ImportColumn) =>
    cn('min-w-32 max-w-64 [overflow-wrap:anywhere]', isFaulty(column) && 'bg-destructive/8');
  return (
    <TableRow className="align-top">
      <TableHead scope="row" className="tabular-nums">
        <span className="text-muted-foreground">{row.number}</span>
      </TableHead>
      <TableCell className="min-w-56 max-w-96">
        <Fate faults={faults} />
      </TableCell>
      {shownColumns.map((column) => (
        <TableCell key={column} className={cellClasses(column)}>
          {row.values[column] ? <bdi>{row.values[column]}</bdi> : <span aria-hidden="true">–</span>}
        </TableCell>
      ))}
      <TableCell className={cellClasses('password')}>
        {t(row.values.password ? 'userImport.ownPassword' : 'userImport.noPassword')}
      </TableCell>
    </TableRow>
  );
}

/** "Will be added", or the columns with their faults. */
function Fate({ faults }: { faults: Faults[number] }) {
  const { t } = useTranslation();
  const { message } = useFailure();
  if (faults.length === 0) {
    return (
      <span className="flex items-center gap-2">
        <CircleCheck className="size-4.5 shrink-0 text-flow" aria-hidden="true" />
        {t('userImport.willBeAdded')}
      </span>
    );
  }
  // An empty name has the wrong form as well: one fault per column is enough.
  const columns = faults.map(({ column }) => column);
  const firsts = faults.filter(({ column }, position) => columns.indexOf(column) === position);
  return (
    <ul className="grid gap-1">
      {firsts.map((fault) => (
        <li key={fault.column} className="flex items-start gap-2 text-destructive">
          <CircleAlert className="mt-0.5 size-4.5 shrink-0" aria-hidden="true" />
          <span>
            <span className="font-medium">{t(`user.${fault.column}`)}: </span>
            {message(fault.message)}
          </span>
        </li>
      ))}
    </ul>
  );
}
