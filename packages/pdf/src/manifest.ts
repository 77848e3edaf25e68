import type { Translator } from '@miraco/i18n/translator';
import { compose } from './compose.ts';
import { writeHeader } from './header.ts';
import type { Person } from './person.ts';
import { type Statements, writeStatements } from './statements.ts';
import type { FontFiles } from './typeface.ts';

export interface PrintedManifest extends Person {
  statements: Statements;
}

/**
 * The personal manifesto on A4 (spec 2, section 2): rosette and name, and the statements in their three sections. Has "n / total"
 * at the foot of each page, title, language and bookmarks. Letters that no font has are printed as boxes; no text makes it throw.
 * @param t words of the manifesto's own language
 * @param fonts TrueType files; only the letters used are embedded
 * @returns the bytes of the PDF
 */
export async function manifestDocument(
  manifest: PrintedManifest,
  t: Translator,
  fonts: FontFiles,
): Promise<Uint8Array> {
  const { name, statements } = manifest;
  return compose({
    about: { ...manifest, title: t('pdf.manifest.title', { name }) },
    t,
    fonts,
    write: (sheet) => {
      writeHeader(sheet, { kind: t('pdf.manifest.kind'), ...manifest }, t);
      const sections = writeStatements(sheet, { person: manifest, statements, t, title: sheet.styles.section });
      sheet.bookmarks.push(...sections);
    },
  });
}
