import { dateLocale } from '@miraco/domain/date-locale';
import type { Language } from '@miraco/domain/languages';
import type { Ratings } from '@miraco/domain/ratings';
import { strengthValues } from '@miraco/domain/ratings';
import { virtues } from '@miraco/domain/virtues';
import type { Translator } from '@miraco/i18n/translator';
import { paper } from './cursor.ts';
import { type Centre, drawRosette } from './drawings.ts';
import type { Sheet } from './sheet.ts';
import type { Styles } from './styles.ts';
import { type Style, wrapText, writeText } from './write.ts';

const rosetteSize = 92;

export interface HeaderWords {
  /** The kind of document, above the name. */
  kind: string;
  /** First and last name. */
  name: string;
  /** As of when, in epoch milliseconds. */
  date: number;
  language: Language;
  ratings: Ratings;
}

/** Draws the rosette of a client. */
export function drawOwnRosette({ cursor }: Sheet, ratings: Ratings, centre: Centre, size: number): void {
  const values = strengthValues(ratings);
  drawRosette(
    cursor.page,
    virtues.map((virtue) => values[virtue]),
    centre,
    size,
  );
}

/** Writes the header: the client's rosette, and beside it the kind of document, the name and the date. */
export function writeHeader(sheet: Sheet, words: HeaderWords, t: Translator): void {
  const { cursor, styles } = sheet;
  const { kind, name, date, language, ratings } = words;
  const centre = { x: paper.left + rosetteSize / 2, y: cursor.y - rosetteSize / 2 };
  drawOwnRosette(sheet, ratings, centre, rosetteSize);
  const left = paper.left + rosetteSize + 24;
  const beside = cursor.column({ left, width: paper.width - paper.right - left });
  beside.down(12);
  writeText(beside, kind, styles.eyebrow);
  writeText(beside, name, nameStyle(name, beside.width, styles));
  const day = new Intl.DateTimeFormat(dateLocale(language), { dateStyle: 'long' }).format(date);
  writeText(beside, t('pdf.madeOn', { date: day }), styles.quiet);
  cursor.down(rosetteSize);
  cursor.moveBelow([beside]);
  cursor.down(26);
}

export function nameStyle(name: string, width: number, { name: large, group, strong }: Styles): Style {
  // A name of many lines would push the profile off the first page.
  const style = wrapText(name, large, width).length <= 3 ? large : group;
  // One typeface for the whole name, rather than two within it.
  return style.face.covers(name) ? style : { ...style, face: strong.face };
}
