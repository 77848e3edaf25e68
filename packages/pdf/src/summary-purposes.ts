import { writeSection } from './sheet.ts';
import type { SummarySheet } from './summary-sheet.ts';
import { type Cell, writeTable } from './table.ts';
import type { Style } from './write.ts';

/** Writes the purposes in the client's own words, and where their virtues stand in company and couple. */
export function writePurposes(sheet: SummarySheet): void {
  const { summary, t, styles, cursor } = sheet;
  const { purposes } = summary;
  if (!purposes) return;
  const { personal, couple, scenarios } = purposes;
  writeSection(sheet, t('pdf.summary.purposes'), 90);
  cursor.down(2);
  const own: Style = { ...styles.text, size: 11, leading: 16.5 };
  const list = new Intl.ListFormat(summary.language).format(personal.motivate);
  const rows = [
    [t('pdf.summary.personal'), personal.purpose],
    [t('pdf.summary.motivate'), list],
    [t('pdf.summary.lifeproject'), personal.lifeproject],
    [t('pdf.summary.coupleVirtues'), couple.virtues],
    [t('pdf.summary.potential'), couple.potential],
  ]
    .filter(([, text]) => text?.trim())
    .map(([title = '', text = '']): Cell[] => [
      [{ text: title, style: styles.strong }],
      [{ text: text.trim(), style: own }],
    ]);
  if (rows.length > 0) writeTable(cursor, { widths: [0.28, 0.72], padding: 7, rows });
  if (scenarios.some(({ company, couple: shared }) => company + shared > 0)) {
    cursor.down(rows.length > 0 ? 16 : 0);
    writeScenarios(sheet, scenarios);
  }
  cursor.down(28);
}

type Scenarios = NonNullable<SummarySheet['summary']['purposes']>['scenarios'];

function writeScenarios({ t, styles, cursor }: SummarySheet, scenarios: Scenarios): void {
  const count = (value: number): Cell => [{ text: String(value), style: value > 0 ? styles.strong : styles.quiet }];
  writeTable(cursor, {
    widths: [0.6, 0.2, 0.2],
    padding: 4,
    head: [t('pdf.summary.scenario'), t('pdf.summary.company'), t('pdf.summary.couple')].map(
      (text): Cell => [{ text, style: styles.small }],
    ),
    rows: scenarios
      .filter(({ company, couple }) => company + couple > 0)
      .map(({ name, company, couple }): Cell[] => [
        [{ text: name, style: styles.strong }],
        count(company),
        count(couple),
      ]),
  });
}
