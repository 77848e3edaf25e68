import { type PDFDict, type PDFDocument, PDFHexString, PDFName, PDFNumber, type PDFRef } from 'pdf-lib';
import { printable } from './printable.ts';

export interface Bookmark {
  title: string;
  /** The target page, from 0, and the height on it. */
  page: number;
  y: number;
  children?: readonly Bookmark[];
}

interface Written {
  ref: PDFRef;
  dict: PDFDict;
}

/** Writes one level of bookmarks below `parent`, as a doubly linked list. */
function writeLevel(document: PDFDocument, bookmarks: readonly Bookmark[], parent: Written): void {
  const written = bookmarks.map(({ title, page, y, children = [] }): Written => {
    const dict = document.context.obj({
      Title: PDFHexString.fromText(printable(title)),
      Parent: parent.ref,
      Dest: [document.getPage(page).ref, PDFName.of('XYZ'), null, PDFNumber.of(y), null],
    });
    const self = { ref: document.context.register(dict), dict };
    if (children.length > 0) writeLevel(document, children, self);
    return self;
  });
  for (const [position, { dict }] of written.entries()) {
    const before = written[position - 1];
    const after = written[position + 1];
    if (before) dict.set(PDFName.of('Prev'), before.ref);
    if (after) dict.set(PDFName.of('Next'), after.ref);
  }
  const [first, last] = [written[0], written.at(-1)];
  if (first) parent.dict.set(PDFName.of('First'), first.ref);
  if (last) parent.dict.set(PDFName.of('Last'), last.ref);
  // A positive count shows the level open in the reader.
  parent.dict.set(PDFName.of('Count'), PDFNumber.of(written.length));
}

/** Writes the bookmarks, and has the reader open its side bar with them. */
export function writeOutline(document: PDFDocument, bookmarks: readonly Bookmark[]): void {
  const dict = document.context.obj({ Type: 'Outlines' });
  const root = { ref: document.context.register(dict), dict };
  writeLevel(document, bookmarks, root);
  document.catalog.set(PDFName.of('Outlines'), root.ref);
  document.catalog.set(PDFName.of('PageMode'), PDFName.of('UseOutlines'));
}
