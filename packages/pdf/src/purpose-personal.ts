import type { PurposeSheet } from './purpose-sheet.ts';
import { writeSection } from './sheet.ts';
import { type Cell, writeTable } from './table.ts';
import { writeText } from './write.ts';

/** Writes the personal purpose: the choices and the client's own texts. */
export function writePersonal(sheet: PurposeSheet): void {
  const { purpose, t, styles, cursor } = sheet;
  const { personal } = purpose;
  writeSection(sheet, t('phases.impact.personal'), 80);
  cursor.down(4);
  if (!personal) {
    writeText(cursor, t('purpose.pdf.notWritten'), styles.quiet);
    cursor.down(24);
    return;
  }
  const notWritten: Cell = [{ text: t('purpose.pdf.notWritten'), style: styles.quiet }];
  const own = (text: string): Cell => (text.trim() ? [{ text, style: styles.text }] : notWritten);
  const chosen = (choice: { name: string; meaning: string } | null): Cell =>
    choice
      ? [
          { text: choice.name, style: styles.strong },
          { text: choice.meaning, style: styles.quiet },
        ]
      : notWritten;
  const list = new Intl.ListFormat(purpose.language);
  const motivating = personal.motivate.flatMap(({ virtue, people, creations, complementary, polar }): Cell => {
    const lines = [
      people.trim() && t('purpose.pdf.favourite', { people }),
      creations.length === 1 && t('purpose.pdf.creation', { creation: creations.join('') }),
      ...(creations.length > 1 ? [t('purpose.pdf.creations'), ...creations.map((creation) => `· ${creation}`)] : []),
      complementary.length > 0 && t('purpose.pdf.partners', { names: list.format(complementary) }),
      polar.length > 0 && t('purpose.pdf.polar', { names: list.format(polar) }),
    ].flatMap((line) => line || []);
    return [
      { text: virtue, style: styles.strong, sign: 'fuerte', above: 8 },
      ...lines.map((text) => ({ text, style: styles.text, above: 2 })),
    ];
  });
  const rows = {
    purpose: own(personal.purpose),
    motivate: motivating.length > 0 ? motivating : notWritten,
    dimension: chosen(personal.dimension),
    duration: chosen(personal.duration),
    lifeproject: own(personal.lifeproject),
  };
  const order = ['purpose', 'motivate', 'dimension', 'duration', 'lifeproject'] as const;
  writeTable(cursor, {
    widths: [0.28, 0.72],
    rows: order.map((name): Cell[] => [[{ text: t(`purpose.pdf.${name}`), style: styles.strong }], rows[name]]),
  });
  cursor.down(28);
}
