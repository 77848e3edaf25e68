/** The parameter of the address that names the question on the screen. */
export const placeParameter = 'q';

/** The place after the last question: what is missing, or the sending. */
export const endPlace = 'end';

/** The questions of a form that are shown one at a time. */
export interface Questions {
  /** The key of each question, in order. The address names one. */
  items: readonly string[];
  isAnswered: (item: string) => boolean;
  /** Whether one may go on without an answer. */
  skippable: boolean;
}

/** The unanswered questions, in order. */
export function missingItems({ items, isAnswered }: Questions): string[] {
  return items.filter((item) => !isAnswered(item));
}

/**
 * The place to show for the one in the address, else the first unanswered question. Where every question needs an answer, none is
 * reached past an unanswered one.
 */
export function placeToShow(requested: string | null, questions: Questions): string {
  const { items, skippable } = questions;
  const reached = missingItems(questions)[0] ?? endPlace;
  if (requested === null) return reached;
  const places = [...items, endPlace];
  const position = places.indexOf(requested);
  if (position === -1) return reached;
  return skippable || position <= places.indexOf(reached) ? requested : reached;
}

/**
 * The place after a question. One that has just been answered leads to the next without an answer, and one that is read again to
 * its neighbour. The last leads to what is missing, else to the end; what may be skipped is not asked about again.
 */
export function nextPlace(item: string, questions: Questions, isNew: boolean): string {
  const { items, isAnswered, skippable } = questions;
  const later = items.slice(items.indexOf(item) + 1);
  const next = isNew ? later.find((other) => !isAnswered(other)) : later[0];
  if (next !== undefined) return next;
  return (skippable ? undefined : missingItems(questions).find((other) => other !== item)) ?? endPlace;
}

/** The place that Back leads to where the history does not know it: the question before; undefined at the first. */
export function previousPlace(place: string, items: readonly string[]): string | undefined {
  return place === endPlace ? items.at(-1) : items[items.indexOf(place) - 1];
}
