import { assumedRole } from '@miraco/domain/purpose';
import type { PurposePart, PurposeRow, PurposeSheet } from './purpose-sheet.ts';
import { writeSection } from './sheet.ts';
import { type Cell, writeTable } from './table.ts';
import { writeText } from './write.ts';

const questions = ['own', 'training', 'mid'] as const;
type Ask = (question: (typeof questions)[number]) => string;

const isBegun = ({ answers }: PurposeRow) => questions.some((question) => answers[question] !== null);

/** The height that keeps a title with what follows: 120 points for the first answers. */
const together = ({ rows }: PurposePart) => (rows.some(isBegun) ? 120 : 40);

/** Writes the virtues in the client's company, as the client's role sees them. */
export function writeCompany(sheet: PurposeSheet): void {
  const { purpose, t, styles, cursor } = sheet;
  const { role } = purpose.company;
  writeSection(sheet, t('phases.impact.professional'), together(purpose.company));
  if (role) writeText(cursor, t(`purpose.roles.${role}.name`), styles.quiet);
  writePart(sheet, purpose.company, (question) => t(`purpose.roles.${role ?? assumedRole}.${question}`));
  cursor.down(28);
}

/** Writes the virtues in the client's couple, the complements of the strong ones, and the client's own texts. */
export function writeCouple(sheet: PurposeSheet): void {
  const { purpose, t, styles, cursor } = sheet;
  const { complementary, virtuesCouple, potential } = purpose.couple;
  writeSection(sheet, t('phases.impact.couple'), together(purpose.couple));
  writePart(sheet, purpose.couple, (question) => t(`purpose.couple.${question}`));
  if (complementary.length > 0) {
    writeGroup(sheet, t('purpose.pdf.complementary'));
    writeTable(cursor, {
      widths: [0.28, 0.72],
      rows: complementary.map(({ virtue, partner, why }): Cell[] => [
        [{ text: virtue, style: styles.strong, sign: 'fuerte' }],
        [
          { text: partner, style: styles.strong },
          { text: why, style: styles.text },
        ],
      ]),
    });
  }
  for (const [title, text] of [
    [t('purpose.virtuesCouple'), virtuesCouple],
    [t('purpose.potential'), potential],
  ] as const) {
    writeGroup(sheet, title);
    const written = text.trim() !== '';
    writeText(cursor, written ? text : t('purpose.pdf.notWritten'), written ? styles.text : styles.quiet);
  }
}

function writeGroup({ cursor, styles }: PurposeSheet, title: string): void {
  cursor.ensureRoom(70);
  cursor.down(14);
  writeText(cursor, title, styles.group);
  cursor.down(2);
}

/** Writes the answers, virtue by virtue, the names of those without any, and the texts of the scenarios. */
function writePart(sheet: PurposeSheet, { rows, outcomes }: PurposePart, ask: Ask): void {
  const { purpose, t, styles, cursor } = sheet;
  const list = new Intl.ListFormat(purpose.language);
  const begun = rows.filter(isBegun);
  cursor.down(4);
  if (begun.length === 0) {
    writeText(cursor, t('purpose.pdf.none'), styles.quiet);
    return;
  }
  writeTable(cursor, {
    widths: [0.28, 0.46, 0.26],
    head: [
      [{ text: t('purpose.virtue'), style: styles.small }],
      [{ text: t('purpose.pdf.answers'), style: styles.small }],
      [{ text: t('purpose.level'), style: styles.small }],
    ],
    rows: begun.map((row): Cell[] => [
      [{ text: row.virtue, style: styles.strong, sign: row.strength }],
      answersCell(sheet, row, ask),
      [
        row.scenario
          ? { text: row.scenario, style: styles.strong }
          : { text: t('purpose.noLevel'), style: styles.quiet },
      ],
    ]),
  });
  const open = rows.filter((row) => !isBegun(row)).map(({ virtue }) => virtue);
  if (open.length > 0) {
    cursor.down(8);
    writeText(cursor, t('purpose.pdf.open', { names: list.format(open) }), styles.quiet);
  }
  if (outcomes.length === 0) return;
  writeGroup(sheet, t('purpose.meanings'));
  writeTable(cursor, {
    widths: [0.28, 0.72],
    rows: outcomes.map(({ virtues, scenario, result, action }): Cell[] => [
      [
        { text: scenario, style: styles.strong },
        { text: list.format(virtues), style: styles.text },
      ],
      [
        { text: result, style: styles.text },
        { text: t('purpose.pdf.next', { action }), style: styles.text, above: 4 },
      ],
    ]),
  });
}

function answersCell({ t, styles }: PurposeSheet, { answers }: PurposeRow, ask: Ask): Cell {
  return questions
    .filter((question) => answers[question] !== null)
    .map((question) => {
      const answer = answers[question] ? t('purpose.yes') : t('purpose.no');
      return { text: t('purpose.pdf.answer', { question: ask(question), answer }), style: styles.label, above: 4 };
    });
}
