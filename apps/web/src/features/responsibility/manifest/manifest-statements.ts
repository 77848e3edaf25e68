import { longestText } from '@miraco/contract/lengths';
import { type Ratings, virtuesRated } from '@miraco/domain/ratings';
import { forEveryVirtue, type Strength, type Virtue, virtues } from '@miraco/domain/virtues';
import { manifestOrder } from '@miraco/pdf/person';

/** Statements by virtue, where there are any; an empty text removes a statement. */
export type Statements = Readonly<Partial<Record<Virtue, string>>>;

export interface ManifestSection {
  strength: Strength | 'unrated';
  virtues: readonly Virtue[];
}

/** To train, strong, medium; and unrated at the end, so that every text can be reached. Spec 2, section 2. */
export function manifestSections(ratings: Ratings): ManifestSection[] {
  const rated = manifestOrder.map((strength) => ({ strength, virtues: virtuesRated(ratings, strength) }));
  const unrated = { strength: 'unrated' as const, virtues: virtues.filter((virtue) => !ratings[virtue]) };
  return [...rated, unrated].filter((section) => section.virtues.length > 0);
}

/** The text on the screen: the typed one over the stored one. */
export function shownStatements(stored: Statements, typed: Statements): Record<Virtue, string> {
  return forEveryVirtue((virtue) => typed[virtue] ?? stored[virtue] ?? '');
}

/** The server trims texts, so the trimmed length counts. */
export const isWritten = (text: string) => text.trim() !== '';
export const isTooLong = (text: string) => text.trim().length > longestText;

/** The changes of a save. The rest of the manifesto stays as it is, also what another device has written meanwhile. */
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

/** The texts among the fields found in the tab. */
export function statementsAmong(found: Readonly<Record<string, unknown>>): Statements {
  return Object.fromEntries(
    virtues.flatMap((virtue) => (typeof found[virtue] === 'string' ? [[virtue, found[virtue]]] : [])),
  );
}
