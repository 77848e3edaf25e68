import type { Translator } from '@miraco/i18n/translator';
import { compose } from './compose.ts';
import { writeHeader } from './header.ts';
import { palette } from './palette.ts';
import { writeSection } from './sheet.ts';
import { writeStatements } from './statements.ts';
import { writePurposes } from './summary-purposes.ts';
import type { SummaryDocument, SummarySheet } from './summary-sheet.ts';
import { writeThenNow } from './summary-then-now.ts';
import { writeDone, writeVirtues } from './summary-virtues.ts';
import { writeWellness } from './summary-wellness.ts';
import type { FontFiles } from './typeface.ts';
import { type Style, wrapText, writeText } from './write.ts';

/**
 * What a coach hands over to a client, on A4: the coach's own line, and of the client's path the parts that the coach has chosen.
 * Has page numbers, title, language and bookmarks; no text makes it throw.
 * @param t words of the client's language
 * @param fonts TrueType files; only the letters used are embedded
 * @returns the bytes of the PDF
 */
export async function summaryDocument(summary: SummaryDocument, t: Translator, fonts: FontFiles): Promise<Uint8Array> {
  const { name } = summary;
  return compose({
    about: { ...summary, title: t('pdf.summary.title', { name }) },
    t,
    fonts,
    write: (base) => {
      const sheet = { ...base, summary, t };
      writeHeader(sheet, { kind: t('pdf.summary.kind'), ...summary }, t);
      writeLine(sheet);
      writeWellness(sheet);
      writeThenNow(sheet);
      writeVirtues(sheet);
      writeDone(sheet);
      writeManifest(sheet);
      writePurposes(sheet);
      writeText(sheet.cursor, t('result.snapshot'), sheet.styles.quiet);
    },
  });
}

const lineInset = 18;

/** The coach's own words, beside a rule of their length. */
function writeLine({ summary, styles, cursor }: SummarySheet): void {
  const line = summary.line.trim();
  if (line === '') return;
  const said: Style = { ...styles.group, size: 13.5, leading: 20 };
  const own = cursor.column({ left: cursor.left + lineInset, width: cursor.width - lineInset });
  const height = wrapText(line, said, own.width).length * said.leading + styles.quiet.leading + 4;
  const [page, top] = [cursor.page, cursor.y];
  writeText(own, line, said);
  own.down(4);
  writeText(own, summary.coach, styles.quiet);
  // A longer line than this page has room for goes on without the rule.
  const foot = Math.max(top - height, cursor.y - cursor.room);
  page.drawLine({
    start: { x: cursor.left + 3, y: top - 2 },
    end: { x: cursor.left + 3, y: foot },
    color: palette.accent,
    thickness: 3,
  });
  cursor.moveBelow([own]);
  cursor.down(26);
}

function writeManifest(sheet: SummarySheet): void {
  const { summary, t, styles } = sheet;
  const { manifest } = summary;
  if (!manifest) return;
  const section = writeSection(sheet, t('pdf.manifest.kind'), 120);
  section.children = writeStatements(sheet, { person: summary, statements: manifest, t, title: styles.group });
}
