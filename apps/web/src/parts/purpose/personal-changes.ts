import { maximumCreations, maximumMotivating, purposeDimensions, purposeDurations } from '@miraco/domain/purpose';
import { type Virtue, virtues } from '@miraco/domain/virtues';
import type { Outputs } from '#shared/trpc/trpc.ts';

type Stored = NonNullable<Outputs['impact']['personal']['get']>;

/** The content of the personal purpose's form. Spec 2, section 3. */
export type PersonalContent = Pick<
  Stored,
  'motivate' | 'favourite' | 'creations' | 'dimension' | 'duration' | 'lifeproject'
>;

/** The texts about a virtue: its favourite people, and the client's own creation. */
const virtueTexts = ['favourite', 'creation'] as const;
type VirtueText = `${(typeof virtueTexts)[number]}.${Virtue}`;
type Chosen = `chosen.${Virtue}`;

/** The fields that were changed. Each text and each choice of creations is a field of its own. */
export type PersonalChanges = Readonly<Partial<Omit<PersonalContent, 'favourite' | 'creations'>>> & {
  readonly [Key in VirtueText]?: string;
} & { readonly [Key in Chosen]?: string[] };

const nothing: PersonalContent = {
  motivate: [],
  favourite: {},
  creations: {},
  dimension: null,
  duration: null,
  lifeproject: '',
};

/** The stored purpose with the changes applied. A virtue that is no longer strong no longer motivates. Spec 2, section 5. */
export function mergePersonal(
  stored: PersonalContent | null,
  changes: PersonalChanges,
  strong: readonly Virtue[],
): PersonalContent {
  const { motivate, favourite, creations, dimension, duration, lifeproject } = { ...(stored ?? nothing), ...changes };
  const texts = virtues.map((virtue) => [virtue, changes[`favourite.${virtue}`] ?? favourite[virtue] ?? ''] as const);
  return {
    motivate: motivate.filter((virtue) => strong.includes(virtue)),
    favourite: Object.fromEntries(texts.filter(([, text]) => text !== '')),
    creations: Object.fromEntries(
      virtues
        .map((virtue) => {
          const { chosen = [], own = '' } = creations[virtue] ?? {};
          const content = { chosen: changes[`chosen.${virtue}`] ?? chosen, own: changes[`creation.${virtue}`] ?? own };
          return [virtue, content] as const;
        })
        .filter(([, { chosen, own }]) => chosen.length > 0 || own !== ''),
    ),
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
  const texts = virtues.flatMap((virtue) =>
    virtueTexts.flatMap((name): [string, string][] => {
      const text = found[`${name}.${virtue}`];
      return typeof text === 'string' ? [[`${name}.${virtue}`, text]] : [];
    }),
  );
  const chosen = virtues.flatMap((virtue): [string, string[]][] => {
    const texts = found[`chosen.${virtue}`];
    if (!Array.isArray(texts)) return [];
    return [[`chosen.${virtue}`, texts.filter((text) => typeof text === 'string').slice(0, maximumCreations)]];
  });
  return {
    ...(Array.isArray(motivate)
      ? { motivate: virtues.filter((virtue) => motivate.includes(virtue)).slice(0, maximumMotivating) }
      : {}),
    ...(dimension ? { dimension } : {}),
    ...(duration ? { duration } : {}),
    ...(typeof lifeproject === 'string' ? { lifeproject } : {}),
    ...Object.fromEntries([...texts, ...chosen]),
  };
}
