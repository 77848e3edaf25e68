import { PageSizes, type PDFDocument, type PDFPage } from 'pdf-lib';

/** A4 and its margins, in points. */
export const paper = { width: PageSizes.A4[0], height: PageSizes.A4[1], left: 56, right: 56, top: 56, bottom: 68 };
export const textWidth = paper.width - paper.left - paper.right;
export const textHeight = paper.height - paper.top - paper.bottom;

interface Place {
  left: number;
  width: number;
}

/** A place on the pages of a document, from which writing goes on downwards and over to the next page. */
export class Cursor {
  readonly #document: PDFDocument;
  readonly left: number;
  readonly width: number;
  #index: number;
  #y: number;

  /** Starts at the top of page `index`, which is added where the document ends before it. */
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

  /** From the bottom of the page, as PDF counts. */
  get y(): number {
    return this.#y;
  }

  /** What is left of the page. */
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

  /** Goes on to the next page unless `height` fits on this one. */
  need(height: number): void {
    // What is off by rounding only still fits.
    if (height > this.room + 0.01) this.turnPage();
  }

  /** Another cursor at the same height, for a column of its own. */
  column(place: Place | undefined): Cursor {
    return new Cursor(this.#document, this.#index, this.#y, place);
  }

  /** Goes down to where the furthest of the columns has ended. */
  below(columns: readonly Cursor[]): void {
    for (const { pageIndex, y } of columns) {
      if (pageIndex > this.#index || (pageIndex === this.#index && y < this.#y)) {
        this.#index = pageIndex;
        this.#y = y;
      }
    }
  }
}
