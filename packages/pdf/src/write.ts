import { asDegrees, type Degrees, toRadians } from '@miraco/drawing/angle';
import { type Color, degrees, type PDFPage } from 'pdf-lib';
import type { Cursor } from './cursor.ts';
import { palette } from './palette.ts';
import { printable } from './printable.ts';
import type { Typeface } from './typeface.ts';
import { wrap } from './wrap.ts';

export interface Style {
  face: Typeface;
  size: number;
  /** Distance between baselines. */
  leading: number;
  colour?: Color;
}

interface LinePlace {
  x: number;
  /** Of the baseline, from the bottom of the page. */
  y: number;
  /** Rotation of the line around that point, counterclockwise. */
  turn?: Degrees;
}

/** Draws one line, in as many fonts as it needs. */
export function setLine(
  page: PDFPage,
  text: string,
  { face, size, colour = palette.ink }: Style,
  { x, y, turn = asDegrees(0) }: LinePlace,
) {
  const angle = toRadians(turn);
  let along = 0;
  for (const { font, text: run, width } of face.runs(text)) {
    const place = { x: x + along * Math.cos(angle), y: y + along * Math.sin(angle) };
    page.drawText(run, { ...place, font, size, color: colour, rotate: degrees(turn) });
    along += width * size;
  }
}

export function lineWidth(text: string, { face, size }: Style): number {
  return face.width(text) * size;
}

export function wrapText(text: string, style: Style, width: number): string[] {
  return wrap(printable(text), width, (part) => lineWidth(part, style));
}

/** Height of the baseline above the bottom of its line box. */
export function footOf({ size, leading }: Style): number {
  return (leading - size) / 2 + size * 0.22;
}

/** Wraps a text into lines of about the same length: as many as it needs anyway, without a last one of a word. */
function balanced(text: string, style: Style, width: number): string[] {
  let lines = wrapText(text, style, width);
  for (let narrower = width * 0.95; narrower > width / 2; narrower -= width * 0.05) {
    const next = wrapText(text, style, narrower);
    if (next.length > lines.length) break;
    lines = next;
  }
  return lines;
}

/** Writes a wrapped text at the cursor, over as many pages as it needs. */
export function writeText(cursor: Cursor, text: string, style: Style, align: 'left' | 'centre' = 'left'): void {
  const lines = (align === 'left' ? wrapText : balanced)(text, style, cursor.width);
  for (const line of lines) {
    cursor.ensureRoom(style.leading);
    cursor.down(style.leading);
    const indent = align === 'left' ? 0 : (cursor.width - lineWidth(line, style)) / 2;
    setLine(cursor.page, line, style, { x: cursor.left + indent, y: cursor.y + footOf(style) });
  }
}
