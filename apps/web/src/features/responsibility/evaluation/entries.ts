import {
  type Evaluation,
  maximumSigns,
  mostFrequentSign,
  noSign,
  type SignFrequency,
  signFrequencies,
  signsOf,
  type VirtueEvaluation,
} from '@miraco/domain/evaluation';
import { type Virtue, virtues } from '@miraco/domain/virtues';
import type { Signs } from '#parts/signs/signs.ts';

/** The signs of a virtue: the keys of its emotions and of its behaviours. */
export interface OfferedSigns {
  emotions: readonly string[];
  behaviours: readonly string[];
}

const keysOf = (signs: Signs, virtue: Virtue) =>
  Object.entries(signs.signs).flatMap(([key, sign]) => (sign.virtue === virtue ? [key] : []));

/** The signs that the lookup maps to a virtue. */
export function offeredSigns(virtue: Virtue, emotions: Signs, behaviours: Signs): OfferedSigns {
  return { emotions: keysOf(emotions, virtue), behaviours: keysOf(behaviours, virtue) };
}

/**
 * The entry with one sign set, or removed where there is no frequency; undefined where it would be one sign too many. Setting any
 * sign removes `ninguno`. Spec 2, section 5.
 */
export function withSign(
  entry: VirtueEvaluation | undefined,
  sign: string,
  frequency: SignFrequency | undefined,
): VirtueEvaluation | undefined {
  const { [sign]: _, ...others } = signsOf(entry);
  if (!frequency) return others;
  if (Object.keys(others).length >= maximumSigns) return undefined;
  return { ...others, [sign]: frequency };
}

const isFrequency = (value: unknown): value is SignFrequency => signFrequencies.some((known) => known === value);

function entryAmong(found: unknown): VirtueEvaluation | undefined {
  if (found === noSign) return noSign;
  if (typeof found !== 'object' || found === null) return undefined;
  const known = Object.entries(found).flatMap(([sign, value]) => (isFrequency(value) ? [[sign, value] as const] : []));
  return Object.fromEntries(known);
}

/** The entries among the fields found in the tab. */
export function entriesAmong(found: Readonly<Record<string, unknown>>): Evaluation {
  const known = virtues.flatMap((virtue) => {
    const entry = entryAmong(found[virtue]);
    return entry === undefined ? [] : [[virtue, entry] as const];
  });
  return Object.fromEntries(known);
}

/** The stored entries with the changed ones in place; a virtue whose signs were all removed has none. */
export function mergeEntries(stored: Evaluation | null, changes: Evaluation): Evaluation {
  const said = virtues.flatMap((virtue) => {
    const entry = changes[virtue] ?? stored?.[virtue];
    return entry === undefined || mostFrequentSign(entry) === undefined ? [] : [[virtue, entry] as const];
  });
  return Object.fromEntries(said);
}

/**
 * The part of a draft that can be sent: the virtues that are rated now, with the signs that are theirs now, up to the maximum. The
 * rest is neither shown nor sent.
 */
export function fittingEntries(
  draft: Evaluation,
  rated: readonly Virtue[],
  offered: (virtue: Virtue) => OfferedSigns,
): Evaluation {
  const fitting = rated.flatMap((virtue): [Virtue, VirtueEvaluation][] => {
    const entry = draft[virtue];
    if (entry === undefined) return [];
    if (entry === noSign) return [[virtue, entry]];
    const { emotions, behaviours } = offered(virtue);
    const own = Object.entries(entry).filter(([sign]) => emotions.includes(sign) || behaviours.includes(sign));
    return own.length > 0 ? [[virtue, Object.fromEntries(own.slice(0, maximumSigns))]] : [];
  });
  return Object.fromEntries(fitting);
}
