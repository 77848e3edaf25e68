import { getDocument, type PDFDocumentProxy, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';

interface Piece {
  text: string;
  /** From the left and the bottom of the page, in points. */
  x: number;
  y: number;
  width: number;
}

interface ReadPage {
  width: number;
  height: number;
  pieces: Piece[];
}

interface Entry {
  title: string;
  /** From 0. */
  page: number;
  children: Entry[];
}

export interface ReadPdf {
  title: unknown;
  language: unknown;
  pages: ReadPage[];
  outline: Entry[];
  /** All that is written, without any blanks: those depend on how lines were broken. */
  text: string;
}

type Outline = Awaited<ReturnType<PDFDocumentProxy['getOutline']>>;

async function readOutline(pdf: PDFDocumentProxy, outline: Outline): Promise<Entry[]> {
  return Promise.all(
    (outline ?? []).map(async ({ title, dest, items }) => ({
      title,
      page: Array.isArray(dest) ? await pdf.getPageIndex(dest[0]) : -1,
      children: await readOutline(pdf, items),
    })),
  );
}

async function readPage(pdf: PDFDocumentProxy, number: number): Promise<ReadPage> {
  const page = await pdf.getPage(number);
  const [, , width = 0, height = 0] = page.view;
  const { items } = await page.getTextContent();
  const pieces = items.flatMap((item): Piece[] => {
    if (!('str' in item) || item.str.trim() === '') return [];
    const [, , , , x, y] = item.transform;
    return [{ text: item.str, x: Number(x), y: Number(y), width: item.width }];
  });
  return { width, height, pieces };
}

/** Reads a PDF back with another library than the one that made it. */
export async function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
  const task = getDocument({ data: bytes.slice(), verbosity: VerbosityLevel.ERRORS });
  const pdf = await task.promise;
  const { info } = await pdf.getMetadata();
  const pages = await Promise.all(Array.from({ length: pdf.numPages }, (_, index) => readPage(pdf, index + 1)));
  const read = {
    title: 'Title' in info ? info.Title : undefined,
    language: 'Language' in info ? info.Language : undefined,
    pages,
    outline: await readOutline(pdf, await pdf.getOutline()),
    text: withoutBlanks(pages.flatMap(({ pieces }) => pieces.map(({ text }) => text)).join('')),
  };
  await task.destroy();
  return read;
}

export function withoutBlanks(text: string): string {
  return text.replaceAll(/\s/g, '');
}
