import { paper } from '../src/cursor.ts';
import type { ReadPdf } from './read-pdf.ts';

/** What is written beyond the margins; turned texts, as around a radar, stand within them by their beginning. */
export function beyondMargins({ pages }: ReadPdf) {
  return pages.flatMap(({ pieces }) =>
    pieces.filter(({ x, width, y }) => x < paper.left - 1 || x + width > paper.width - paper.right + 1 || y < 30),
  );
}

/** What is written at the foot of each page. */
export function feet({ pages }: ReadPdf): string[] {
  return pages.map(({ pieces }) =>
    pieces
      .filter(({ y }) => y < paper.bottom - 1)
      .map(({ text }) => text)
      .join(' '),
  );
}

/** What is written above a height of the pages: without their feet, what goes on over a page is in one piece. */
export function writtenAbove({ pages }: ReadPdf, height: number): string {
  return pages.flatMap(({ pieces }) => pieces.filter(({ y }) => y > height).map(({ text }) => text)).join(' ');
}
