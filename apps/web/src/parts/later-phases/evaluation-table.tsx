import type { Evaluation } from '@miraco/domain/evaluation';
import type { Virtue } from '@miraco/domain/virtues';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#shared/language/language.ts';
import type { Outputs } from '#shared/trpc/trpc.ts';
import { Button } from '#ui/button.tsx';
import { cn } from '#ui/cn.ts';
import { Popover } from '#ui/popover.tsx';
import { Table, TableBody, TableHead, TableHeader, TableRow } from '#ui/table.tsx';
import { dateColumns, shortDate } from './date-columns.ts';
import { EvaluationMarker, useMarkerName } from './evaluation-marker.tsx';

export interface EvaluationTableProps {
  /** Accessible name of the table: the block of virtues that it shows. */
  label: string;
  virtues: readonly Virtue[];
  /** Newest first. */
  evaluations: readonly { id: string; date: number; evaluation: Evaluation }[];
  words: Outputs['method']['virtues'];
  /** The label of a marker: the state that follows from it, or the frequency itself. Spec 2, section 2. */
  naming: 'state' | 'frequency';
  /** Opens the signs of a mark; without it the marks cannot be pressed. */
  onOpen?: (virtue: Virtue, id: string) => void;
  /** Shown when the name of a virtue is pressed. */
  about?: (virtue: Virtue) => ReactNode;
}

/**
 * Where there is room, the newest date stays beside the names while the others scroll. Its edge is an inset shadow, because a
 * border would scroll away.
 */
const newestColumn =
  'sm:sticky sm:left-[11.5rem] sm:z-1 sm:bg-inherit sm:shadow-[inset_-1px_0_0_var(--color-border)] print:static';

/** The state of each virtue on each date: a row for each virtue, a column for each evaluation. Spec 2, section 2. */
export function EvaluationTable({ label, virtues, evaluations, words, naming, onOpen, about }: EvaluationTableProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const nameOf = useMarkerName(naming);
  const [rest, setRest] = useState(false);
  const { shown, more, first, last } = dateColumns(evaluations, rest);
  const now = Date.now();
  const Chevron = rest ? ChevronLeft : ChevronRight;
  const swap = rest ? t('historical.later', { name: label }) : t('historical.earlier', { name: label });
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
      {more && (
        <div className="flex items-center justify-end gap-3 text-[0.9rem] text-muted-foreground print:hidden">
          <p aria-live="polite">{t('historical.shown', { first, last, total: evaluations.length })}</p>
          <Button variant="secondary" size="icon" aria-label={swap} title={swap} onClick={() => setRest(!rest)}>
            <Chevron aria-hidden="true" />
          </Button>
        </div>
      )}
      {/* Mounted again for the other columns, so that they are scrolled to their start. */}
      <Table
        key={String(rest)}
        label={label}
        stickyFirst
        className="table-fixed [&_tr>*:first-child]:w-36 sm:[&_tr>*:first-child]:w-46"
        style={{ minWidth: `${9 + shown.length * 4.75}rem` }}
      >
        <TableHeader>
          <TableRow>
            <TableHead>{t('historical.virtue')}</TableHead>
            {shown.map(({ id, date }, column) => (
              <TableHead
                key={id}
                wrap
                className={cn('py-2 pr-1.5 pl-1.5 text-center leading-tight', column === 0 && newestColumn)}
              >
                <time dateTime={new Date(date).toISOString()} className="text-[0.9rem]">
                  {shortDate(date, language, now)}
                </time>
              </TableHead>
            ))}
          </TableRow>
        </TableHeader>
        <TableBody>
          {virtues.map((virtue) => (
            <TableRow key={virtue}>
              <th scope="row" className="h-12 px-3 font-normal">
                <VirtueName name={words[virtue].name[language]} about={about?.(virtue)} />
              </th>
              {shown.map(({ id, evaluation }, column) => (
                <td key={id} className={cn('h-12 px-1.5', column === 0 && newestColumn)}>
                  <EvaluationMarker
                    entry={evaluation[virtue]}
                    name={nameOf(evaluation[virtue])}
                    onOpen={onOpen && (() => onOpen(virtue, id))}
                  />
                </td>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </div>
  );
}

function VirtueName({ name, about }: { name: string; about: ReactNode }) {
  const { t } = useTranslation();
  if (!about) return name;
  return (
    <Popover
      title={name}
      label={t('historical.about', { name })}
      trigger={
        <button
          type="button"
          className="-mx-3 flex min-h-11 w-[calc(100%+1.5rem)] items-center px-3 text-left underline decoration-1 decoration-input decoration-dotted underline-offset-4 -outline-offset-2 hover:bg-muted hover:decoration-current"
        >
          {name}
        </button>
      }
    >
      {about}
    </Popover>
  );
}
