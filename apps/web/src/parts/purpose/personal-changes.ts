import { maximumMotivating, purposeDimensions, purposeDurations } from '@miraco/domain/purpose';
import { type Virtue, virtues } from '@miraco/domain/virtues';
import type { Outputs } from '#shared/trpc/trpc.ts';

type Stored = NonNullable<Outputs['impact']['personal']['get']>;

/** The content of the personal purpose's form. Spec 2, section 3. */
export type PersonalContent = Pick<Stored, 'motivate' | 'favourite' | 'dimension' | 'duration' | 'lifeproject'>;

type FavouriteChanges = { readonly [Key in `favourite.${Virtue}`]?: string };

/** The fields that were changed. The text of each virtue is a field of its own. */
export type PersonalChanges = Readonly<Partial<Omit<PersonalContent, 'favourite'>>> & FavouriteChanges;

const nothing: PersonalContent = { motivate: [], favourite: {}, dimension: null, duration: null, lifeproject: '' };

/** The stored purpose with the changes applied. A virtue that is no longer strong no longer motivates. Spec 2, section 5. */
export function mergePersonal(
  stored: PersonalContent | null,
  changes: PersonalChanges,
  strong: readonly Virtue[],
): PersonalContent {
  const { motivate, favourite, dimension, duration, lifeproject } = { ...(stored ?? nothing), ...changes };
  const texts = virtues.map((virtue) => [virtue, changes[`favourite.${virtue}`] ?? favourite[virtue] ?? ''] as const);
  return {
    motivate: motivate.filter((virtue) => strong.includes(virtue)),
    favourite: Object.fromEntries(texts.filter(([, text]) => text !== '')),
    dimension,
    duration,
    lifeproject,
  };
}

/** The motivating virtues after one is pressed; null where it would be the fourth. Spec 2, section 5. */
export function pressVirtue(motivate: readonly Virtue[], pressed: Virtue): Virtue[] | null {
  if (motivate.includes(pressed)) return motivate.filter((virtue) => virtue !== pressed);
  return motivate.length < maximumMotivating ? [...motivate, pressed] : null;
}

const among = <Choice extends string>(choices: readonly Choice[], found: unknown) =>
  choices.find((choice) => choice === found);

/** The changes among the fields found in the tab. */
export function parsePersonal(found: Readonly<Record<string, unknown>>): PersonalChanges {
  const { motivate, lifeproject } = found;
  const dimension = among(purposeDimensions, found.dimension);
  const duration = among(purposeDurations, found.duration);
  const texts = virtues.flatMap((virtue) => {
    const text = found[`favourite.${virtue}`];
    return typeof text === 'string' ? [[`favourite.${virtue}`, text] as const] : [];
  });
  return {
    ...(Array.isArray(motivate)
      ? { motivate: virtues.filter((virtue) => motivate.includes(virtue)).slice(0, maximumMotivating) }
      : {}),
    ...(dimension ? { dimension } : {}),
    ...(duration ? { duration } : {}),
    ...(typeof lifeproject === 'string' ? { lifeproject } : {}),
    ...Object.fromEntries(texts),
  };
}
