import type { Language } from '@miraco/domain/languages';
import type { PurposeAnswers } from '@miraco/domain/purpose';
import type { Ratings } from '@miraco/domain/ratings';
import type { Strength } from '@miraco/domain/virtues';
import type { Translator } from '@miraco/i18n/translator';
import { compose } from './compose.ts';
import { writeHeader } from './header.ts';
import { writeCompany, writeCouple } from './purpose-parts.ts';
import { writePersonal } from './purpose-personal.ts';
import { writeScenarios } from './purpose-scenarios.ts';
import type { Sheet } from './sheet.ts';
import type { FontFiles } from './typeface.ts';

interface Named {
  name: string;
  meaning: string;
}

/** A strong virtue that moves the client. */
interface Motivating {
  virtue: string;
  people: string;
  /** What it could create. */
  creations: readonly string[];
  /** Its complementary virtues. */
  complementary: readonly string[];
  /** Those of them that are to be trained. */
  polar: readonly string[];
}

/** A virtue in the company or in the couple. */
export interface PurposePart {
  virtue: string;
  strength: Strength;
  answers: PurposeAnswers;
  /** What the answers come to; "" where that is nothing yet. */
  outcome: { scenario: string; result: string; action: string } | '';
}

/** The whole purpose of a client, in the words that are printed. */
export interface PurposeDocument {
  /** First and last name. */
  name: string;
  /** The product's name. */
  brand: string;
  /** When the purpose was as it is printed, in epoch milliseconds. */
  date: number;
  language: Language;
  ratings: Ratings;
  personal: {
    motivate: readonly Motivating[];
    dimension: Named | null;
    duration: Named | null;
    lifeproject: string;
    purpose: string;
  } | null;
  company: readonly PurposePart[];
  couple: {
    parts: readonly PurposePart[];
    complementary: readonly { virtue: string; partner: string; why: string }[];
    virtuesCouple: string;
    potential: string;
  };
  /** How many virtues are in each, from the lowest to the highest. */
  scenarios: readonly (Named & { company: number; couple: number })[];
}

/** The purpose on its way to paper. */
export interface PurposeSheet extends Sheet {
  purpose: PurposeDocument;
  t: Translator;
}

/**
 * The purpose of a client on A4 (spec 2, sections 2 to 4): the personal one in their own words, the scenarios in numbers, and every
 * virtue in their company and their couple with what it means and what can be done. It never throws on any text.
 * @param t words of the document's own language
 * @param fonts TrueType files; only the letters used are embedded
 * @returns the bytes of the PDF
 */
export async function purposeDocument(purpose: PurposeDocument, t: Translator, fonts: FontFiles): Promise<Uint8Array> {
  const { name, brand, date, language } = purpose;
  return compose({
    about: { title: t('purpose.pdf.title', { name }), brand, language, date },
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
