import { type ImportColumn, importColumns } from '@miraco/contract/user-import';
import { CircleAlert, CircleCheck } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailure } from '#shared/failure.ts';
import { Alert } from '#ui/alert.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { cn } from '#ui/cn.ts';
import { Input } from '#ui/input.tsx';
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '#ui/table.tsx';
import { firstFaults, type JudgedRow } from './judged-rows.ts';
import { SaveFaultyRows } from './save-faulty-rows.tsx';

interface ImportPreviewProps {
  rows: readonly JudgedRow[];
  onRename: (row: JudgedRow, username: string) => void;
  /** The button that stores the rows without faults; absent if there are none. */
  action: ReactNode;
}

const shownColumns = importColumns.filter((column) => column !== 'password');

/** The result for each row, before anything is stored. */
export function ImportPreview({ rows, onRename, action }: ImportPreviewProps) {
  const { t } = useTranslation();
  const [faultyOnly, setFaultyOnly] = useState(false);
  const faulty = rows.filter(({ faults }) => faults.length > 0);
  const columns = shownColumns.filter((column) => rows.some((row) => row.values[column] !== ''));
  const hasPasswords = rows.some(({ values }) => values.password !== '');
  return (
    <div className="mt-6">
      <div className="mb-4 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <h2>{t('userImport.fates')}</h2>
        {action}
      </div>
      {faulty.length > 0 ? (
        <Alert
          tone="warning"
          title={t('userImport.faulty', { count: faulty.length, total: rows.length })}
          action={<SaveFaultyRows rows={faulty} />}
        >
          {t(faulty.length < rows.length ? 'userImport.someFaultyText' : 'userImport.faultyText')}
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
          onCheckedChange={setFaultyOnly}
        />
      )}
      <div className="mt-4">
        <Table label={t('userImport.fates')} stickyFirst>
          <TableHeader>
            <TableRow>
              <TableHead>{t('userImport.row')}</TableHead>
              <TableHead>{t('userImport.fate')}</TableHead>
              {columns.map((column) => (
                <TableHead key={column}>{t(`user.${column}`)}</TableHead>
              ))}
              {hasPasswords && <TableHead>{t('user.password')}</TableHead>}
            </TableRow>
          </TableHeader>
          <TableBody>
            {(faultyOnly && faulty.length > 0 ? faulty : rows).map((row) => (
              <PreviewRow
                key={row.number}
                row={row}
                columns={columns}
                hasPasswords={hasPasswords}
                onRename={(username) => onRename(row, username)}
              />
            ))}
          </TableBody>
        </Table>
      </div>
    </div>
  );
}

interface PreviewRowProps {
  row: JudgedRow;
  columns: readonly ImportColumn[];
  hasPasswords: boolean;
  onRename: (username: string) => void;
}

function PreviewRow({ row, columns, hasPasswords, onRename }: PreviewRowProps) {
  const { t } = useTranslation();
  const isFaulty = (column: ImportColumn) => row.faults.some((fault) => fault.column === column);
  const cellClasses = (column: ImportColumn) =>
    cn('min-w-32 max-w-64 [overflow-wrap:anywhere]', isFaulty(column) && 'bg-destructive/8');
  return (
    <TableRow className="align-top">
      <TableHead scope="row" className="tabular-nums">
        <span className="text-muted-foreground">{row.number}</span>
      </TableHead>
      <TableCell className="min-w-72 max-w-96">
        <RowResult row={row} />
      </TableCell>
      {columns.map((column) => (
        <TableCell key={column} className={cellClasses(column)}>
          {column === 'username' && row.editable ? (
            <Username row={row} onRename={onRename} />
          ) : row.values[column] ? (
            <bdi>{row.values[column]}</bdi>
          ) : (
            <span aria-hidden="true">–</span>
          )}
        </TableCell>
      ))}
      {hasPasswords && (
        <TableCell className={cellClasses('password')}>
          {t(row.values.password ? 'userImport.ownPassword' : 'userImport.noPassword')}
        </TableCell>
      )}
    </TableRow>
  );
}

/** A username that was proposed or refused. The rows are checked once it is left. */
function Username({ row, onRename }: { row: JudgedRow; onRename: (username: string) => void }) {
  const { t } = useTranslation();
  const { username } = row.values;
  return (
    <Input
      // A refused one is shown as it was typed.
      key={username}
      className="min-w-44"
      defaultValue={username}
      maxLength={60}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      aria-label={t('userImport.usernameOf', { row: row.number })}
      onBlur={({ target }) => target.value.trim() !== username && onRename(target.value.trim())}
      onKeyDown={(event) => event.key === 'Enter' && event.currentTarget.blur()}
    />
  );
}

/** "Will be added", or the columns with their faults. */
function RowResult({ row }: { row: JudgedRow }) {
  const { t } = useTranslation();
  const { message } = useFailure();
  if (row.faults.length === 0) {
    return (
      <span className="flex items-center gap-2">
        <CircleCheck className="size-4.5 shrink-0 text-flow" aria-hidden="true" />
        {t(row.values.password ? 'userImport.willBeAdded' : 'userImport.willBeInvited')}
      </span>
    );
  }
  return (
    <ul className="grid gap-1">
      {firstFaults(row).map((fault) => (
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
