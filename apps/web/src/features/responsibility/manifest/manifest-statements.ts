import { longestText } from '@miraco/contract/conscience';
import { type Ratings, virtuesRated } from '@miraco/domain/ratings';
import { forEveryVirtue, type Strength, type Virtue, virtues } from '@miraco/domain/virtues';
import { manifestOrder } from '@miraco/pdf/person';

/** What is written of the virtues, as far as it is said here; an empty text takes a statement back. */
export type Statements = Readonly<Partial<Record<Virtue, string>>>;

export interface ManifestSection {
  strength: Strength | 'unrated';
  virtues: readonly Virtue[];
}

/** To train, strong, medium; and what is not rated at the end, so that no text is out of reach. Spec 2, section 2. */
export function manifestSections(ratings: Ratings): ManifestSection[] {
  const rated = manifestOrder.map((strength) => ({ strength, virtues: virtuesRated(ratings, strength) }));
  const unrated = { strength: 'unrated' as const, virtues: virtues.filter((virtue) => !ratings[virtue]) };
  return [...rated, unrated].filter((section) => section.virtues.length > 0);
}

/** What is on the screen: what was typed over what is stored. */
export function shownStatements(stored: Statements, typed: Statements): Record<Virtue, string> {
  return forEveryVirtue((virtue) => typed[virtue] ?? stored[virtue] ?? '');
}

/** The server trims texts, and so what counts is what is left then. */
export const isWritten = (text: string) => text.trim() !== '';
export const isTooLong = (text: string) => text.trim().length > longestText;

/** What saving changes: the rest of the manifesto is left as it is, also what another device has written meanwhile. */
export function unsaved(stored: Statements, typed: Statements): Statements {
  return Object.fromEntries(
    virtues.flatMap((virtue) => {
      const text = typed[virtue];
      return text === undefined || text.trim() === (stored[virtue] ?? '') ? [] : [[virtue, text]];
    }),
  );
}

/** The manifesto after a save. */
export function withSaved(stored: Statements, sent: Statements): Statements {
  return Object.fromEntries(
    virtues.flatMap((virtue) => {
      const text = sent[virtue]?.trim() ?? stored[virtue];
      return text ? [[virtue, text]] : [];
    }),
  );
}

/** The texts among whatever was found in the tab. */
export function statementsAmong(found: Readonly<Record<string, unknown>>): Statements {
  return Object.fromEntries(
    virtues.flatMap((virtue) => (typeof found[virtue] === 'string' ? [[virtue, found[virtue]]] : [])),
  );
}
