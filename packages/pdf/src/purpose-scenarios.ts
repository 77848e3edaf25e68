import type { PurposePart, PurposeSheet } from './purpose-sheet.ts';
import { writeSection } from './sheet.ts';
import { type Cell, writeTable } from './table.ts';

/** Writes the number of virtues in each scenario, in the company and in the couple. */
export function writeScenarios(sheet: PurposeSheet): void {
  const { purpose, t, styles, cursor } = sheet;
  writeSection(sheet, t('purpose.pdf.summary'), 120);
  cursor.down(4);
  const count = (value: number): Cell => [{ text: String(value), style: value > 0 ? styles.strong : styles.quiet }];
  const open = ({ rows }: PurposePart) => count(rows.filter(({ scenario }) => scenario === '').length);
  writeTable(cursor, {
    widths: [0.68, 0.17, 0.15],
    head: (['scenario', 'company', 'couple'] as const).map((name) => [
      { text: t(`purpose.pdf.${name}`), style: styles.small },
    ]),
    rows: [
      ...purpose.scenarios.map(({ name, meaning, company, couple }): Cell[] => [
        [
          { text: name, style: styles.strong },
          { text: meaning, style: styles.small },
        ],
        count(company),
        count(couple),
      ]),
      [[{ text: t('purpose.pdf.unanswered'), style: styles.strong }], open(purpose.company), open(purpose.couple)],
    ],
  });
  cursor.down(28);
}
