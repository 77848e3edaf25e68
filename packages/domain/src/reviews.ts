import { addDays, type Day } from './completions.ts';

/** So many weeks after it was made, something of the client's own is asked about. */
export const reviewWeeks = [1, 3, 8, 26] as const;

/** What a client can answer to “Still true?”, in the order on screen. */
export const reviewAnswers = ['yes', 'differently', 'no', 'later'] as const;
export type ReviewAnswer = (typeof reviewAnswers)[number];

/** A question put off is not asked again for so many days. */
const putOff = 7;

/** The latest answer about something, and its day where the client was. */
interface Reviewed {
  answer: ReviewAnswer;
  day: Day;
}

/** Something that comes back: by the day on which it was made or last changed, and the latest answer since. */
export interface Reviewable {
  made: Day;
  latest: Reviewed | null;
}

/** The day of the latest interval that has passed; null before the first one. Those before it are never made up for. */
function dueSince(made: Day, today: Day): Day | null {
  const days = reviewWeeks.map((weeks) => addDays(made, 7 * weeks));
  return days.findLast((day) => day <= today) ?? null;
}

function isDue({ made, latest }: Reviewable, today: Day): boolean {
  const due = dueSince(made, today);
  if (due === null) return false;
  if (!latest) return true;
  return latest.answer === 'later' ? today >= addDays(latest.day, putOff) : latest.day < due;
}

/**
 * What is asked about today: one thing a day, the one that was left alone for longest; equals in the order given. Null where nothing is
 * due, or something was answered today.
 * @param answered the latest day of any answer of the client
 */
export function nextReview<Item extends Reviewable>(
  items: readonly Item[],
  { today, answered }: { today: Day; answered: Day | null },
): Item | null {
  if (answered !== null && answered >= today) return null;
  const touched = ({ made, latest }: Reviewable) => latest?.day ?? made;
  const due = items.filter((item) => isDue(item, today));
  return due.reduce<Item | null>((first, item) => (first && touched(first) <= touched(item) ? first : item), null);
}
