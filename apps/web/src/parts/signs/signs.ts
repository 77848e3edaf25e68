import type { Language } from '@miraco/domain/languages';
import { type Virtue, virtues } from '@miraco/domain/virtues';
import type { Method } from '@miraco/method/schemas';
import type { Option, OptionGroup } from '#ui/multi-select-options.ts';

/** The emotions or the behaviours of the method: the name of each and the virtue that it touches. */
export type Signs = Method['emotions'];

/** The options of a multi-select: the none option first and by itself, then the signs of each virtue under its name. */
export function signGroups(signs: Signs, names: Method['virtues'], language: Language): OptionGroup[] {
  const none: Option = { value: signs.none.key, label: signs.none[language], exclusive: true };
  const all = Object.entries(signs.signs);
  const ofVirtue = (virtue: Virtue): OptionGroup => {
    const note = names[virtue].name[language];
    const own = all.filter(([, sign]) => sign.virtue === virtue);
    return { label: note, options: own.map(([value, sign]) => ({ value, label: sign[language], note })) };
  };
  return [{ options: [none] }, ...virtues.map(ofVirtue)];
}

/** The name of a sign; its key if the method no longer knows it. */
export function signName(signs: Signs, key: string, language: Language): string {
  if (key === signs.none.key) return signs.none[language];
  return Object.hasOwn(signs.signs, key) ? (signs.signs[key]?.[language] ?? key) : key;
}

/** The virtues that an entry touches, each once, in the order of the method. The none option touches none. */
export function touchedVirtues(signs: readonly { virtue: Virtue | null }[]): Virtue[] {
  const touched = new Set(signs.map((sign) => sign.virtue));
  return virtues.filter((virtue) => touched.has(virtue));
}

/** The options of both lists. */
export interface SignLists {
  emotions: readonly OptionGroup[];
  behaviours: readonly OptionGroup[];
}
