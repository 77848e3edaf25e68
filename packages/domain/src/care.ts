import type { Person } from './entries.ts';
import { type Evaluation, signsOf } from './evaluation.ts';

/** The person about which a sign may mean that somebody is being hurt: a partner, present or former, or anybody. */
export const harmSources = ['partner', 'anyone'] as const;
type HarmSource = (typeof harmSources)[number];

interface Mark {
  /** A sign that calls for support. */
  care?: boolean | undefined;
  /** Common on its own: it counts half in an evaluation. */
  common?: boolean | undefined;
  harm?: HarmSource | undefined;
}

/** A list of the method, of emotions or behaviours, with its marks. */
interface SignList {
  signs: Readonly<Record<string, Mark>>;
}

/** What can show that somebody may need care. */
export const careSources = ['prospect', 'habit', 'evaluation'] as const;
export type CareSource = (typeof careSources)[number];

/** Lines that somebody has not seen are counted up to so many; the screen says that there are more. */
export const careLinesCounted = 200;

const hour = 60 * 60 * 1000;

/** Milliseconds between two mails about new lines of one client. */
export const betweenCareMails = 24 * hour;

/** Milliseconds after which a line that nobody has seen is mailed again: to the coach, and after as long again to administrators. */
export const careReminderAfter = 48 * hour;

/** Which help comes first: somebody to talk to, or the services against violence. */
export const careNeeds = ['distress', 'violence'] as const;
export type CareNeed = (typeof careNeeds)[number];

export type MarkOf = (sign: string) => Mark;

/** The mark of a sign in one of the lists. */
export const careMarksOf =
  (...lists: readonly SignList[]): MarkOf =>
  (sign) =>
    lists.map(({ signs }) => (Object.hasOwn(signs, sign) ? signs[sign] : undefined)).find(Boolean) ?? {};

const isPartner = (who: string) => (['pareja', 'expareja'] satisfies Person[]).some((partner) => partner === who);

/**
 * One sign is enough where people write about themselves. What they expect of others says less about how they are. Fear, silence or
 * tolerance beside a partner says it in both directions.
 */
export function careInExpectation(
  { me, who }: { me: boolean; who: string },
  signs: readonly string[],
  markOf: MarkOf,
): CareNeed | null {
  const marks = signs.map(markOf);
  const isHarm = ({ harm }: Mark) => harm === 'anyone' || (harm === 'partner' && isPartner(who));
  if (marks.some(isHarm)) return 'violence';
  return me && marks.some(({ care }) => care) ? 'distress' : null;
}

/** A habit is about oneself: one sign in its feelings is enough. */
export function careInHabit(feelings: readonly string[], markOf: MarkOf): CareNeed | null {
  const marks = feelings.map(markOf);
  if (marks.some(({ harm }) => harm === 'anyone')) return 'violence';
  return marks.some(({ care }) => care) ? 'distress' : null;
}

/** Low mood, guilt or emptiness on its own is common; two of them every day are not. */
const careSignsADay = 2;

const weightOf = ({ care, common }: Mark) => (care ? (common ? 0.5 : 1) : 0);

/**
 * Enough of the signs marked `care` every day. Fear of somebody close counts on its own and however often: violence comes with pauses.
 */
export function careInEvaluation(evaluation: Evaluation, markOf: MarkOf): CareNeed | null {
  const signs = Object.values(evaluation).flatMap((entry) => Object.entries(signsOf(entry)));
  if (signs.some(([sign]) => markOf(sign).harm === 'anyone')) return 'violence';
  const daily = new Set(signs.filter(([, frequency]) => frequency === 'diario').map(([sign]) => sign));
  const weight = [...daily].reduce((sum, sign) => sum + weightOf(markOf(sign)), 0);
  return weight >= careSignsADay ? 'distress' : null;
}
