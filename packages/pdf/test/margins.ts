import { paper } from '../src/cursor.ts';
import type { ReadPdf } from './read-pdf.ts';

/** The texts beyond the margins. Rotated ones, as around a radar, are judged by where they begin. */
export function beyondMargins({ pages }: ReadPdf) {
  return pages.flatMap(({ pieces }) =>
    pieces.filter(({ x, width, y }) => x < paper.left - 1 || x + width > paper.width - paper.right + 1 || y < 30),
  );
}

/** The footer of each page. */
export function feet({ pages }: ReadPdf): string[] {
  return pages.map(({ pieces }) =>
    pieces
      .filter(({ y }) => y < paper.bottom - 1)
      .map(({ text }) => text)
      .join(' '),
  );
}

/** The text above a height of the pages: without the footers, a text that continues on the next page is in one piece. */
export function writtenAbove({ pages }: ReadPdf, height: number): string {
  return pages.flatMap(({ pieces }) => pieces.filter(({ y }) => y > height).map(({ text }) => text)).join(' ');
}
