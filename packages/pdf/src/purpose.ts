import type { Translator } from '@miraco/i18n/translator';
import { compose } from './compose.ts';
import { writeHeader } from './header.ts';
import { writeCompany, writeCouple } from './purpose-parts.ts';
import { writePersonal } from './purpose-personal.ts';
import { writeScenarios } from './purpose-scenarios.ts';
import type { PurposeDocument } from './purpose-sheet.ts';
import type { FontFiles } from './typeface.ts';

/**
 * The purpose of a client on A4 (spec 2, sections 2 to 4): the personal one in their own words, the scenarios in numbers, and every
 * virtue in their company and their couple with its result and what can be done. No text makes it throw.
 * @param t words of the document's own language
 * @param fonts TrueType files; only the letters used are embedded
 * @returns the bytes of the PDF
 */
export async function purposeDocument(purpose: PurposeDocument, t: Translator, fonts: FontFiles): Promise<Uint8Array> {
  const { name } = purpose;
  return compose({
    about: { ...purpose, title: t('purpose.pdf.title', { name }) },
    t,
    fonts,
    write: (base) => {
      const sheet = { ...base, purpose, t };
      writeHeader(sheet, { kind: t('purpose.pdf.kind'), ...purpose }, t);
      writePersonal(sheet);
      writeScenarios(sheet);
      writeCompany(sheet);
      writeCouple(sheet);
    },
  });
}
