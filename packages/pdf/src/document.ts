import { PDFDocument } from 'pdf-lib';
import type { Printed } from './person.ts';
import { printable } from './printable.ts';

export interface About extends Pick<Printed, 'brand' | 'language' | 'date' | 'help'> {
  title: string;
}

/** Creates an empty document with its metadata: title, language, creator and date. */
export async function createDocument({ title, brand, language, date }: About): Promise<PDFDocument> {
  const document = await PDFDocument.create({ updateMetadata: false });
  document.setTitle(printable(title).replaceAll('\n', ' '), { showInWindowTitleBar: true });
  document.setLanguage(language);
  document.setCreator(printable(brand));
  document.setCreationDate(new Date(date));
  document.setModificationDate(new Date(date));
  return document;
}
