import { type Virtue, virtues } from '@miraco/domain/virtues';
import type { PersonalContent } from './personal-changes.ts';
import { isTooLong } from './personal-text.tsx';

const pick = <Entry>(entries: Partial<Record<Virtue, Entry>>, isKept: (virtue: Virtue) => boolean) =>
  Object.fromEntries(virtues.filter(isKept).flatMap((virtue) => (entries[virtue] ? [[virtue, entries[virtue]]] : [])));

/**
 * The content that can be stored. The texts of virtues that were unticked stay; one that is too long is not shown, and must not block
 * the others.
 */
export function keepable({ motivate, favourite, creations, ...content }: PersonalContent): PersonalContent {
  const fits = (virtue: Virtue, text = '') => motivate.includes(virtue) || !isTooLong(text);
  return {
    ...content,
    motivate,
    favourite: pick(favourite, (virtue) => fits(virtue, favourite[virtue])),
    creations: pick(creations, (virtue) => fits(virtue, creations[virtue]?.own)),
  };
}

/** Whether a text on the screen is too long to be stored. */
export function holdsTooLong({ lifeproject, motivate, favourite, creations }: PersonalContent): boolean {
  const ofVirtues = motivate.flatMap((virtue) => [favourite[virtue] ?? '', creations[virtue]?.own ?? '']);
  return [lifeproject, ...ofVirtues].some(isTooLong);
}
