import { PageSizes, type PDFDocument, type PDFPage } from 'pdf-lib';

/** A4 and its margins, in points. */
export const paper = { width: PageSizes.A4[0], height: PageSizes.A4[1], left: 56, right: 56, top: 56, bottom: 68 };
export const textWidth = paper.width - paper.left - paper.right;
export const textHeight = paper.height - paper.top - paper.bottom;

interface Place {
  left: number;
  width: number;
}

/** The writing position in a document: it moves down the page, and on to the next. */
export class Cursor {
  readonly #document: PDFDocument;
  readonly left: number;
  readonly width: number;
  #index: number;
  #y: number;

  /** Starts at the top of page `index`, which is added if it is the first that is missing. */
  constructor(
    document: PDFDocument,
    index: number,
    y?: number,
    { left, width }: Place = { left: paper.left, width: textWidth },
  ) {
    this.#document = document;
    this.#index = index;
    this.left = left;
    this.width = width;
    if (index === document.getPageCount()) document.addPage(PageSizes.A4);
    this.#y = y ?? paper.height - paper.top;
  }

  get page(): PDFPage {
    return this.#document.getPage(this.#index);
  }

  get pageIndex(): number {
    return this.#index;
  }

  /** In points from the bottom of the page, as in PDF. */
  get y(): number {
    return this.#y;
  }

  /** Points left above the bottom margin. */
  get room(): number {
    return this.#y - paper.bottom;
  }

  down(height: number): void {
    this.#y -= height;
  }

  turnPage(): void {
    this.#index += 1;
    if (this.#index === this.#document.getPageCount()) this.#document.addPage(PageSizes.A4);
    this.#y = paper.height - paper.top;
  }

  /** Moves to the next page unless `height` fits on this one. */
  ensureRoom(height: number): void {
    // Tolerates rounding errors.
    if (height > this.room + 0.01) this.turnPage();
  }

  /** A cursor at the same height, for a column. */
  column(place: Place | undefined): Cursor {
    return new Cursor(this.#document, this.#index, this.#y, place);
  }

  /** Moves down to the end of the longest column. */
  moveBelow(columns: readonly Cursor[]): void {
    for (const { pageIndex, y } of columns) {
      if (pageIndex > this.#index || (pageIndex === this.#index && y < this.#y)) {
        this.#index = pageIndex;
        this.#y = y;
      }
    }
  }
}
