import { virtuesRated } from '@miraco/domain/ratings';
import { paper, textWidth } from './cursor.ts';
import { columnGap, columns } from './profile-sheet.ts';
import { writeSection } from './sheet.ts';
import type { SummarySheet } from './summary-sheet.ts';
import { type Cell, writeTable } from './table.ts';
import { writeText } from './write.ts';

const width = (textWidth - (columns.length - 1) * columnGap) / columns.length;

/** Writes the names of the virtues in a column for each strength. */
export function writeVirtues(sheet: SummarySheet): void {
  const { summary, t, styles, cursor } = sheet;
  if (!summary.virtues) return;
  const rated = columns.map((strength) => virtuesRated(summary.ratings, strength));
  const most = Math.max(...rated.map(({ length }) => length));
  writeSection(sheet, t('pdf.summary.virtues'), 30 + most * (styles.text.leading + 6));
  cursor.down(4);
  const written = columns.map((strength, position) => {
    const column = cursor.column({ left: paper.left + position * (width + columnGap), width });
    writeText(column, t(`pdf.blocks.${strength}`), styles.labelStrong);
    column.down(3);
    const rows = (rated[position] ?? []).map((virtue): Cell[] => [
      [{ text: summary.names[virtue], style: styles.text, sign: strength }],
    ]);
    writeTable(column, { widths: [1], padding: 3, rows });
    if (rows.length === 0) writeText(column, t('pdf.summary.none'), styles.quiet);
    return column;
  });
  cursor.moveBelow(written);
  cursor.down(28);
}

/** More would be a diary. */
const mostDone = 20;

/** Writes the exercises that the client has done, and how many more there are. */
export function writeDone(sheet: SummarySheet): void {
  const { summary, t, styles, cursor } = sheet;
  const { exercises } = summary;
  if (!exercises || exercises.length === 0) return;
  writeSection(sheet, t('pdf.summary.exercises'), 90);
  writeText(cursor, t('pdf.summary.done', { count: exercises.length }), styles.quiet);
  cursor.down(4);
  writeTable(cursor, {
    widths: [0.72, 0.28],
    padding: 4,
    rows: exercises
      .slice(0, mostDone)
      .map(({ description, virtue }): Cell[] => [
        [{ text: description, style: styles.text }],
        [{ text: virtue, style: styles.quiet }],
      ]),
  });
  const more = exercises.length - mostDone;
  if (more > 0) {
    cursor.down(6);
    writeText(cursor, t('pdf.summary.moreDone', { count: more }), styles.quiet);
  }
  cursor.down(28);
}
