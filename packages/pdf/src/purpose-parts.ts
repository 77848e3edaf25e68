import type { PurposeForm } from '@miraco/domain/purpose';
import type { PurposePart, PurposeSheet } from './purpose-sheet.ts';
import { writeSection } from './sheet.ts';
import { type Cell, writeTable } from './table.ts';
import { writeText } from './write.ts';

const questions = ['own', 'training', 'mid'] as const;

const isOpen = ({ outcome }: PurposePart) => outcome === '';
const isBegun = ({ answers }: PurposePart) => questions.some((question) => answers[question] !== null);

/** The height that keeps a title with what follows: 200 points for a first virtue with its texts. */
const together = (parts: readonly PurposePart[]) => (parts.some(isBegun) ? 200 : 40);

/** Writes the virtues in the client's company. */
export function writeCompany(sheet: PurposeSheet): void {
  writeSection(sheet, sheet.t('phases.impact.professional'), together(sheet.purpose.company));
  writeParts(sheet, 'company', sheet.purpose.company);
  sheet.cursor.down(28);
}

/** Writes the virtues in the client's couple, the complements of the strong ones, and the client's own texts. */
export function writeCouple(sheet: PurposeSheet): void {
  const { purpose, t, styles, cursor } = sheet;
  const { parts, complementary, virtuesCouple, potential } = purpose.couple;
  writeSection(sheet, t('phases.impact.couple'), together(parts));
  writeParts(sheet, 'couple', parts);
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

/** Writes the answers, virtue by virtue, and the names of those without any. */
function writeParts(sheet: PurposeSheet, form: PurposeForm, parts: readonly PurposePart[]): void {
  const { purpose, t, styles, cursor } = sheet;
  const begun = parts.filter(isBegun);
  cursor.down(4);
  if (begun.length === 0) writeText(cursor, t('purpose.pdf.none'), styles.quiet);
  else {
    writeTable(cursor, {
      widths: [0.2, 0.26, 0.54],
      head: [
        [{ text: t('purpose.virtue'), style: styles.small }],
        [{ text: t('purpose.pdf.answers'), style: styles.small }],
        [{ text: t('purpose.pdf.outcome'), style: styles.small }],
      ],
      rows: begun.map((part): Cell[] => [
        [{ text: part.virtue, style: styles.strong, sign: part.strength }],
        answersCell(sheet, form, part),
        outcomeCell(sheet, part),
      ]),
    });
  }
  const open = parts.filter((part) => isOpen(part) && !isBegun(part)).map(({ virtue }) => virtue);
  if (begun.length === 0 || open.length === 0) return;
  cursor.down(8);
  writeText(cursor, t('purpose.pdf.open', { names: new Intl.ListFormat(purpose.language).format(open) }), styles.quiet);
}

function answersCell({ t, styles }: PurposeSheet, form: PurposeForm, { answers }: PurposePart): Cell {
  return questions
    .filter((question) => answers[question] !== null)
    .map((question) => {
      const answer = answers[question] ? t('purpose.yes') : t('purpose.no');
      const text = t('purpose.pdf.answer', { question: t(`purpose.${form}.${question}`), answer });
      return { text, style: styles.label, above: 4 };
    });
}

function outcomeCell({ t, styles }: PurposeSheet, { outcome }: PurposePart): Cell {
  if (outcome === '') return [{ text: t('purpose.noLevel'), style: styles.quiet }];
  const { scenario, result, action } = outcome;
  return [
    { text: scenario, style: styles.strong },
    { text: result, style: styles.text },
    { text: t('purpose.pdf.next', { action }), style: styles.text, above: 4 },
  ];
}
