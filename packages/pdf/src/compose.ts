import type { Translator } from '@miraco/i18n/translator';
import { Cursor } from './cursor.ts';
import { type About, createDocument } from './document.ts';
import { writeFooters } from './footer.ts';
import { writeHelp } from './help.ts';
import { writeOutline } from './outline.ts';
import type { Sheet } from './sheet.ts';
import { stylesFrom } from './styles.ts';
import { embedTypefaces, type FontFiles } from './typeface.ts';

interface Composition {
  about: About;
  /** Words of the document's own language. */
  t: Translator;
  fonts: FontFiles;
  /** Writes the content of the pages. */
  write: (sheet: Sheet) => void;
}

/** Composes a document: the content that `write` gives it, where help is, a footer with the title and "n / total" on each page, and bookmarks. */
export async function compose({ about, t, fonts, write }: Composition): Promise<Uint8Array> {
  const document = await createDocument(about);
  const styles = stylesFrom(await embedTypefaces(document, fonts));
  const sheet: Sheet = { cursor: new Cursor(document, 0), styles, bookmarks: [] };
  write(sheet);
  writeHelp(sheet, about.help, t);
  writeFooters(document, styles.small, {
    left: `${about.brand} · ${about.title}`,
    pageNumber: (page, pages) => t('pdf.page', { page, pages }),
  });
  writeOutline(document, sheet.bookmarks);
  return document.save();
}
