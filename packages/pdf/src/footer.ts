import type { PDFDocument } from 'pdf-lib';
import { paper, textWidth } from './cursor.ts';
import { letters, printable } from './printable.ts';
import { lineWidth, type Style, setLine } from './write.ts';

const height = 38;
const ellipsis = '…';

/** The text, truncated with an ellipsis where it does not fit. */
function shortened(text: string, style: Style, width: number): string {
  const line = printable(text).replaceAll('\n', ' ');
  if (lineWidth(line, style) <= width) return line;
  let room = width - lineWidth(ellipsis, style);
  let kept = '';
  for (const letter of letters(line)) {
    room -= lineWidth(letter, style);
    if (room < 0) break;
    kept += letter;
  }
  return kept.trimEnd() + ellipsis;
}

/** Writes the footer of every page once all are written: brand and title on the left, the page number on the right. */
export function writeFooters(
  document: PDFDocument,
  style: Style,
  { left, pageNumber }: { left: string; pageNumber: (page: number, pages: number) => string },
): void {
  const pages = document.getPages();
  for (const [index, page] of pages.entries()) {
    const number = pageNumber(index + 1, pages.length);
    const numberWidth = lineWidth(number, style);
    setLine(page, shortened(left, style, textWidth - numberWidth - 24), style, { x: paper.left, y: height });
    setLine(page, number, style, { x: paper.width - paper.right - numberWidth, y: height });
  }
}
