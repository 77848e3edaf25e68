import type { Language } from '@miraco/domain/languages';
import { dateFormat } from '#shared/date-format.ts';

/** The number of columns shown beside the first before the chevron is pressed. Spec 2, section 2. */
const swapped = 6;

export interface DateColumns<Column> {
  /** The first, and then columns 1 to 6 or those after them. */
  shown: readonly Column[];
  /** Whether there are columns after the sixth, and so a chevron. */
  more: boolean;
  /** The positions of the first and the last column shown beside the newest, counted from 1. */
  first: number;
  last: number;
}

/** The first column is always shown; the chevron switches between columns 1 to 6 and the rest. Spec 2, section 2. */
export function dateColumns<Column>(columns: readonly Column[], rest: boolean): DateColumns<Column> {
  const from = rest ? swapped + 1 : 1;
  const to = rest ? columns.length : Math.min(columns.length, swapped + 1);
  return {
    shown: [...columns.slice(0, 1), ...columns.slice(from, to)],
    more: columns.length > swapped + 1,
    first: from + 1,
    last: to,
  };
}

/** Dates as narrow as a column: the year only if it is not this one. */
export function shortDate(date: number, language: Language, now: number): string {
  const sameYear = new Date(date).getFullYear() === new Date(now).getFullYear();
  const year = sameYear ? {} : ({ year: 'numeric' } as const);
  return dateFormat(language, { day: 'numeric', month: 'short', ...year }).format(date);
}
