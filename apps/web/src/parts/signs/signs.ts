import type { Language } from '@miraco/domain/languages';
import { type Virtue, virtues } from '@miraco/domain/virtues';
import type { Method } from '@miraco/method/schemas';
import type { Outputs } from '#shared/trpc/trpc.ts';
import type { Option, OptionGroup } from '#ui/multi-select-options.ts';

/** The emotions or the behaviours of the method: the name of each and the virtue that it touches. */
export type Signs = Method['emotions'];

/** The initial letter of a label, without its accent where the language sorts them as one letter: Á is A, but Ñ is not N. */
function initialOf(label: string, sameLetter: Intl.Collator): string {
  const [initial = ''] = label.toUpperCase();
  const plain = initial.normalize('NFKD').replaceAll(/\p{M}/gu, '');
  return sameLetter.compare(initial, plain) === 0 ? plain : initial;
}

/**
 * The options of a multi-select: the none option first and by itself, then the signs by their initial. Their virtues are no order:
 * they would show which virtue an answer makes weak before it is given.
 */
export function signGroups(signs: Signs, names: Outputs['method']['virtues'], language: Language): OptionGroup[] {
  const none: Option = { value: signs.none.key, label: signs.none[language], exclusive: true };
  const alphabetical = new Intl.Collator(language);
  const sameLetter = new Intl.Collator(language, { sensitivity: 'base' });
  const options = Object.entries(signs.signs)
    .map(
      ([value, sign]): Option => ({
        value,
        label: sign[language],
        note: names[sign.virtue].name[language],
        aliases: sign.aliases?.[language] ?? [],
      }),
    )
    .sort((one, other) => alphabetical.compare(one.label, other.label));
  const byInitial = Map.groupBy(options, ({ label }) => initialOf(label, sameLetter));
  return [{ options: [none] }, ...[...byInitial].map(([label, own]) => ({ label, options: own }))];
}

/** The virtues that an entry touches, each once, in the order of the method. The none option touches none. */
export function touchedVirtues(signs: readonly { virtue: Virtue | null }[]): Virtue[] {
  const touched = new Set(signs.map((sign) => sign.virtue));
  return virtues.filter((virtue) => touched.has(virtue));
}

/** The options of both lists, and the words that their search answers with help. */
export interface SignLists {
  helpWords: readonly string[];
  emotions: readonly OptionGroup[];
  behaviours: readonly OptionGroup[];
}
