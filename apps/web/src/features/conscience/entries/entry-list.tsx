import { Pencil, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#ui/button.tsx';
import { cn } from '#ui/cn.ts';
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '#ui/table.tsx';
import { useRoomForColumns } from '#ui/use-media.ts';

/** The id of the button that corrects an entry. */
export const correctButton = (entry: string) => `correct-${entry}`;

export interface EntryColumn<Entry> {
  name: string;
  header: string;
  /** Its width in the table. */
  className: string;
  /** Null where the entry has no value: a card then leaves it out. */
  cell: (entry: Entry) => ReactNode;
}

interface EntryListProps<Entry> {
  label: string;
  entries: readonly Entry[];
  /** The first one is the card's heading. */
  columns: readonly EntryColumn<Entry>[];
  /** A short name of the entry, for questions about it. */
  nameOf: (entry: Entry) => string;
  /** Absent while nothing can be changed. */
  onRemove?: ((entry: Entry) => void) | undefined;
  onCorrect?: ((entry: Entry) => void) | undefined;
}

/** The entries added so far: a table, or cards where there is no room for one. */
export function EntryList<Entry extends { id: string }>(props: EntryListProps<Entry>) {
  const table = useRoomForColumns();
  return table ? <EntryTable {...props} /> : <EntryCards {...props} />;
}

function EntryTable<Entry extends { id: string }>({
  label,
  entries,
  columns,
  nameOf,
  onRemove,
  onCorrect,
}: EntryListProps<Entry>) {
  const { t } = useTranslation();
  return (
    <Table label={label} className="table-fixed">
      <TableHeader>
        <TableRow>
          {columns.map(({ name, header, className }) => (
            <TableHead key={name} wrap className={cn('py-2', className)}>
              {header}
            </TableHead>
          ))}
          {onRemove && (
            <TableHead className={onCorrect ? 'w-26' : 'w-14'}>
              <span className="sr-only">{onCorrect ? t('entries.change') : t('entries.delete')}</span>
            </TableHead>
          )}
        </TableRow>
      </TableHeader>
      <TableBody>
        {entries.map((entry) => (
          <TableRow key={entry.id}>
            {columns.map(({ name, cell }) => (
              <TableCell key={name} top className="py-3.5 leading-snug [overflow-wrap:anywhere]">
                {cell(entry) ?? <Nothing />}
              </TableCell>
            ))}
            {onRemove && (
              <TableCell top className="pr-1 pl-1">
                <div className="flex">
                  {onCorrect && <CorrectButton id={entry.id} name={nameOf(entry)} onClick={() => onCorrect(entry)} />}
                  <RemoveButton name={nameOf(entry)} onClick={() => onRemove(entry)} />
                </div>
              </TableCell>
            )}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

function EntryCards<Entry extends { id: string }>({
  label,
  entries,
  columns,
  nameOf,
  onRemove,
  onCorrect,
}: EntryListProps<Entry>) {
  const [head, ...rest] = columns;
  return (
    <ul aria-label={label} className="grid gap-3">
      {entries.map((entry) => (
        <li key={entry.id} className="rounded-lg border bg-card p-4">
          <div className="flex items-start justify-between gap-2">
            <div className="min-w-0 py-2 font-medium leading-snug [overflow-wrap:anywhere]">{head?.cell(entry)}</div>
            {onRemove && (
              <div className="-mr-2 flex">
                {onCorrect && <CorrectButton id={entry.id} name={nameOf(entry)} onClick={() => onCorrect(entry)} />}
                <RemoveButton name={nameOf(entry)} onClick={() => onRemove(entry)} />
              </div>
            )}
          </div>
          <dl className="grid gap-3">
            {rest.map(({ name, header, cell }) => {
              const content = cell(entry);
              if (content === null) return null;
              return (
                <div key={name}>
                  <dt className="eyebrow">{header}</dt>
                  <dd className="leading-snug [overflow-wrap:anywhere]">{content}</dd>
                </div>
              );
            })}
          </dl>
        </li>
      ))}
    </ul>
  );
}

function Nothing() {
  return (
    <span aria-hidden="true" className="text-muted-foreground">
      –
    </span>
  );
}

function RemoveButton({ name, onClick }: { name: string; onClick: () => void }) {
  const { t } = useTranslation();
  return (
    <Button
      variant="ghost"
      size="icon"
      className="text-muted-foreground hover:text-destructive"
      aria-label={t('entries.remove', { name })}
      onClick={onClick}
    >
      <Trash2 aria-hidden="true" />
    </Button>
  );
}

/** Its id lets the focus return to it once the entry is corrected. */
function CorrectButton({ id, name, onClick }: { id: string; name: string; onClick: () => void }) {
  const { t } = useTranslation();
  return (
    <Button
      variant="ghost"
      size="icon"
      id={correctButton(id)}
      className="scroll-my-24 text-muted-foreground hover:text-foreground"
      aria-label={t('entries.correct', { name })}
      onClick={onClick}
    >
      <Pencil aria-hidden="true" />
    </Button>
  );
}
