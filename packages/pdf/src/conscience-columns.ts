import { virtuesRated } from '@miraco/domain/ratings';
import { virtues } from '@miraco/domain/virtues';
import { paper, textWidth } from './cursor.ts';
import { columnGap, columns, type ProfileSheet, virtueCell } from './profile-sheet.ts';
import { writeTable } from './table.ts';
import { writeText } from './write.ts';

const width = (textWidth - (columns.length - 1) * columnGap) / columns.length;
const places = columns.map((_, position) => ({ left: paper.left + position * (width + columnGap), width }));

/** Writes the virtues in three columns by strength, and the names of those that are not rated. */
export function writeColumns(sheet: ProfileSheet): void {
  const { profile, t, styles, cursor, bookmarks } = sheet;
  const { ratings, words, language } = profile;
  const rated = columns.map((strength) => virtuesRated(ratings, strength));
  bookmarks.push({ title: t('pdf.profile.columns'), page: cursor.pageIndex, y: cursor.y });

  const heads = columns.map((strength, position) => {
    const column = cursor.column(places[position]);
    writeText(column, `${t(`resume.columns.${strength}.title`)} (${rated[position]?.length})`, styles.group);
    writeText(column, t(`resume.columns.${strength}.about`), styles.small);
    return column;
  });
  cursor.moveBelow(heads);
  cursor.down(6);

  const lists = columns.map((strength, position) => {
    const column = cursor.column(places[position]);
    const rows = (rated[position] ?? []).map((virtue) => [virtueCell(sheet, virtue)]);
    writeTable(column, { widths: [1], padding: 3, rows });
    if (rows.length === 0) writeText(column, t(`resume.columns.${strength}.none`), styles.quiet);
    return column;
  });
  cursor.moveBelow(lists);

  const unrated = virtues.filter((virtue) => !ratings[virtue]).map((virtue) => words[virtue].name);
  if (unrated.length > 0) {
    cursor.down(10);
    writeText(cursor, t('resume.unrated', { names: new Intl.ListFormat(language).format(unrated) }), styles.quiet);
  }
  cursor.down(24);
}
