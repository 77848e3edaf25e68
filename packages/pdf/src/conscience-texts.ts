import { virtuesRated } from '@miraco/domain/ratings';
import type { Bookmark } from './outline.ts';
import { columns, type ProfileSheet, virtueCell } from './profile-sheet.ts';
import { writeSection } from './sheet.ts';
import { type Cell, writeTable } from './table.ts';
import { writeText } from './write.ts';

/** Writes each strong virtue with its weak counterparts, and why it can help them. */
export function writePolarity(sheet: ProfileSheet): void {
  const { profile, t, styles, cursor } = sheet;
  const { polarity, words, why } = profile;
  writeSection(sheet, t('resume.polarity.title'), 120);
  writeText(cursor, polarity.length > 0 ? t('resume.polarity.lead') : t('resume.polarity.noStrong'), styles.quiet);
  cursor.down(6);
  if (polarity.length > 0) {
    writeTable(cursor, {
      widths: [0.3, 0.7],
      head: [
        [{ text: t('resume.polarity.strong'), style: styles.small }],
        [{ text: t('resume.polarity.weak'), style: styles.small }],
      ],
      rows: polarity.map(({ strong, weak }): Cell[] => [
        [{ text: words[strong].name, style: styles.strong, sign: 'fuerte' }],
        weak.length === 0
          ? [{ text: t('resume.polarity.none'), style: styles.quiet }]
          : weak.flatMap(
              (virtue): Cell => [
                { text: words[virtue].name, style: styles.strong, sign: 'debil', above: 6 },
                { text: why(strong, virtue), style: styles.text },
              ],
            ),
      ]),
    });
  }
  cursor.down(28);
}

/** Writes the meaning of every rated virtue and how it shows, by strength, and why a weak one is. */
export function writeDetails(sheet: ProfileSheet): void {
  const { profile, t, styles, cursor } = sheet;
  const { ratings, words, reasons } = profile;
  const filled = columns.filter((strength) => virtuesRated(ratings, strength).length > 0);
  if (filled.length === 0) return;
  const section = writeSection(sheet, t('pdf.profile.details'), 140);
  const children: Bookmark[] = [];
  for (const strength of filled) {
    cursor.ensureRoom(120);
    cursor.down(8);
    const title = t(`resume.columns.${strength}.title`);
    children.push({ title, page: cursor.pageIndex, y: cursor.y });
    writeText(cursor, title, styles.group);
    writeTable(cursor, {
      widths: [0.3, 0.7],
      rows: virtuesRated(ratings, strength).map((virtue): Cell[] => [
        virtueCell(sheet, virtue),
        [
          { text: words[virtue].meaning, style: styles.quiet },
          { text: words[virtue][strength], style: styles.text, above: 3 },
          ...(strength === 'debil' && reasons(virtue)
            ? [{ text: reasons(virtue), style: styles.quiet, above: 3 }]
            : []),
        ],
      ]),
    });
    cursor.down(12);
  }
  section.children = children;
}
