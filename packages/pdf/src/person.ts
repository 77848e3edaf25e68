import type { Language } from '@miraco/domain/languages';
import type { Ratings } from '@miraco/domain/ratings';
import type { Strength, Virtue } from '@miraco/domain/virtues';

/** The client of a document, its date and its language. */
export interface Printed {
  /** First and last name. */
  name: string;
  /** The product's name. */
  brand: string;
  /** Date of the printed data, in epoch milliseconds. */
  date: number;
  language: Language;
  ratings: Ratings;
  /** Where help is, a service a line: printed at the end. */
  help: readonly string[];
}

/** The same with the names of the virtues. */
export interface Person extends Printed {
  names: Readonly<Record<Virtue, string>>;
}

/** The order of the manifesto: to train, strong, medium. Spec 2, section 2. */
export const manifestOrder = ['debil', 'fuerte', 'media'] as const satisfies readonly Strength[];
