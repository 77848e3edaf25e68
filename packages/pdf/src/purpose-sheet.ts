import type { PurposeAnswers } from '@miraco/domain/purpose';
import type { Ratings } from '@miraco/domain/ratings';
import type { Strength } from '@miraco/domain/virtues';
import type { Translator } from '@miraco/i18n/translator';
import type { Sheet } from './sheet.ts';

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
  language: 'es' | 'en';
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
