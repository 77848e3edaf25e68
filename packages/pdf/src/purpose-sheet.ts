import type { PurposeAnswers, PurposeRole } from '@miraco/domain/purpose';
import type { Strength } from '@miraco/domain/virtues';
import type { Translator } from '@miraco/i18n/translator';
import type { Printed } from './person.ts';
import type { Sheet } from './sheet.ts';

interface Named {
  name: string;
  meaning: string;
}

/** A strong virtue that motivates the client. */
interface Motivating {
  virtue: string;
  people: string;
  /** What the client wants to create with it: chosen or written, never a mere suggestion. */
  creations: readonly string[];
  complementary: readonly string[];
  /** Its counterparts that are weak. */
  polar: readonly string[];
}

/** A virtue in the company or in the couple. */
export interface PurposeRow {
  virtue: string;
  strength: Strength;
  answers: PurposeAnswers;
  /** The result of the answers; "" where they are not complete. */
  scenario: string;
}

/** A scenario with its texts, and the virtues that share them. */
export interface PurposeOutcome {
  virtues: readonly string[];
  scenario: string;
  result: string;
  action: string;
}

/** The virtues in the company or in the couple. */
export interface PurposePart {
  rows: readonly PurposeRow[];
  outcomes: readonly PurposeOutcome[];
}

/** The whole purpose of a client, in the words that are printed. */
export interface PurposeDocument extends Printed {
  personal: {
    motivate: readonly Motivating[];
    dimension: Named | null;
    duration: Named | null;
    lifeproject: string;
    purpose: string;
  } | null;
  /** The role is null until the client has chosen one. */
  company: PurposePart & { role: PurposeRole | null };
  couple: PurposePart & {
    complementary: readonly { virtue: string; partner: string; why: string }[];
    virtuesCouple: string;
    potential: string;
  };
  /** The number of virtues in each, from the lowest scenario to the highest. */
  scenarios: readonly (Named & { company: number; couple: number })[];
}

/** A sheet with the data of the purpose. */
export interface PurposeSheet extends Sheet {
  purpose: PurposeDocument;
  t: Translator;
}
