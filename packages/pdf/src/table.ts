import { type Cursor, textHeight } from './cursor.ts';
import { drawSign, type Sign } from './drawings.ts';
import { palette } from './palette.ts';
import { footOf, type Style, setLine, wrapText } from './write.ts';

export interface Paragraph {
  text: string;
  style: Style;
  /** Drawn before the text. */
  sign?: Sign;
  /** Points above it, unless it is the first. */
  above?: number;
}

export type Cell = readonly Paragraph[];

export interface Table {
  /** Each column's share of the width; they add up to 1. */
  widths: readonly number[];
  /** Repeated on every page of the table. */
  head?: readonly Cell[];
  rows: readonly (readonly Cell[])[];
  /** Points above and below the text of a row. */
  padding?: number;
}

interface Line {
  text: string;
  style: Style;
  height: number;
  sign?: Sign | undefined;
  indent: number;
}

const columnGap = 12;
/** Rows up to this height are not split. Moving a taller one to the next page would leave too much of this one empty. */
const tallestWhole = textHeight / 2;
/** At least this much of a taller row stands below the head. */
const smallestPart = 60;
const signSize = 8;
const signRoom = 13;

function cellLines(cell: Cell, width: number): Line[] {
  // Paragraphs below a name with a sign are aligned with the name.
  const indent = cell.some(({ sign }) => sign) ? signRoom : 0;
  return cell.flatMap(({ text, style, sign, above = 0 }, paragraph) => {
    return wrapText(text, style, width - indent).map((line, position) => ({
      text: line,
      style,
      height: style.leading + (position === 0 && paragraph > 0 ? above : 0),
      sign: position === 0 ? sign : undefined,
      indent,
    }));
  });
}

const heightOf = (lines: readonly Line[]) => lines.reduce((sum, { height }) => sum + height, 0);
const isEmpty = (lines: readonly Line[]) => lines.length === 0;

/** The number of lines, from the first, that fit into `room`. */
function fitting(lines: readonly Line[], room: number): number {
  let used = 0;
  for (const [count, { height }] of lines.entries()) {
    used += height;
    if (used > room) return count;
  }
  return lines.length;
}

class TableWriter {
  readonly #cursor: Cursor;
  readonly #columns: readonly { x: number; width: number }[];
  readonly #padding: number;
  readonly #head: readonly (readonly Line[])[] | undefined;

  constructor(cursor: Cursor, { widths, head, padding = 6 }: Table) {
    this.#cursor = cursor;
    this.#padding = padding;
    this.#columns = widths.map((share, column) => ({
      x: cursor.left + cursor.width * widths.slice(0, column).reduce((sum, width) => sum + width, 0),
      width: cursor.width * share - (column < widths.length - 1 ? columnGap : 0),
    }));
    this.#head = head && this.linesOf(head);
  }

  linesOf(row: readonly Cell[]): Line[][] {
    return this.#columns.map(({ width }, column) => cellLines(row[column] ?? [], width));
  }

  heightOf(cells: readonly (readonly Line[])[]): number {
    return Math.max(0, ...cells.map(heightOf)) + 2 * this.#padding;
  }

  get headHeight(): number {
    return this.#head ? this.heightOf(this.#head) : 0;
  }

  drawHead(): void {
    if (!this.#head) return;
    this.#drawCells(this.#head);
    this.#rule();
  }

  drawRow(row: readonly Cell[]): void {
    let left = this.linesOf(row);
    const whole = this.heightOf(left);
    if (whole > this.#cursor.room && whole <= tallestWhole) this.#turnPage();
    while (!left.every(isEmpty)) {
      const room = this.#cursor.room - 2 * this.#padding;
      const taken = left.map((lines) => lines.slice(0, fitting(lines, room)));
      if (!taken.every(isEmpty)) this.#drawCells(taken);
      left = left.map((lines, column) => lines.slice(taken[column]?.length));
      if (!left.every(isEmpty)) this.#turnPage();
    }
    this.#rule();
  }

  #turnPage(): void {
    this.#cursor.turnPage();
    this.drawHead();
  }

  #drawCells(cells: readonly (readonly Line[])[]): void {
    for (const [column, lines] of cells.entries()) this.#drawLines(lines, this.#columns[column]?.x ?? 0);
    this.#cursor.down(this.heightOf(cells));
  }

  #drawLines(lines: readonly Line[], x: number): void {
    const { page } = this.#cursor;
    let y = this.#cursor.y - this.#padding;
    for (const { text, style, height, sign, indent } of lines) {
      y -= height;
      if (sign) drawSign(page, sign, { x: x + signSize / 2, y: y + style.leading / 2 }, signSize);
      setLine(page, text, style, { x: x + indent, y: y + footOf(style) });
    }
  }

  #rule(): void {
    const { left, width, y, page } = this.#cursor;
    page.drawLine({ start: { x: left, y }, end: { x: left + width, y }, color: palette.line, thickness: 0.8 });
  }
}

/** The height of the head and of what must stay with it on the same page. */
function start(writer: TableWriter, [first]: Table['rows']): number {
  const whole = first ? writer.heightOf(writer.linesOf(first)) : 0;
  return writer.headHeight + (whole <= tallestWhole ? whole : smallestPart);
}

/** The height that a title above the table must stay with. */
export function startHeight(cursor: Cursor, table: Table): number {
  return start(new TableWriter(cursor, table), table.rows);
}

/** Writes a table at the cursor. A row up to half a page is not split; a taller one continues on the next page. */
export function writeTable(cursor: Cursor, table: Table): void {
  const writer = new TableWriter(cursor, table);
  cursor.ensureRoom(start(writer, table.rows));
  writer.drawHead();
  for (const row of table.rows) writer.drawRow(row);
}
