import { type Evaluation, signsOf } from './evaluation.ts';

/** A list of the method, of emotions or behaviours. Its signs of deep distress are marked `care`. */
interface SignList {
  signs: Readonly<Record<string, { care?: boolean | undefined }>>;
}

/** What can show that somebody may need care: an expectation or an evaluation. */
export const careSources = ['prospect', 'evaluation'] as const;
export type CareSource = (typeof careSources)[number];

/** Lines that somebody has not seen are counted up to so many; the screen says that there are more. */
export const careLinesCounted = 200;

export type IsCare = (sign: string) => boolean;

/** Whether a sign is marked in one of the lists. */
export const careSignsOf =
  (...lists: readonly SignList[]): IsCare =>
  (sign) =>
    lists.some(({ signs }) => Object.hasOwn(signs, sign) && signs[sign]?.care === true);

/** One sign is enough where people write about themselves. What they expect of others says less about how they are. */
export function caresInExpectation(me: boolean, signs: readonly string[], isCare: IsCare): boolean {
  return me && signs.some(isCare);
}

/** Low mood, guilt or emptiness on its own is common; two of them every day are not. */
const careSignsADay = 2;

/** Whether enough of the signs marked `care` appear every day. */
export function caresInEvaluation(evaluation: Evaluation, isCare: IsCare): boolean {
  const signs = Object.values(evaluation).flatMap((entry) => Object.entries(signsOf(entry)));
  const daily = signs.filter(([sign, frequency]) => frequency === 'diario' && isCare(sign));
  return new Set(daily.map(([sign]) => sign)).size >= careSignsADay;
}
