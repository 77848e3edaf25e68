export interface Option {
  value: string;
  label: string;
  /** Shown beside the label once the option is chosen. The search finds it last. */
  note?: string;
  /** Other words for it. The search finds them, and shows the one that it found. */
  aliases?: readonly string[];
  /** The alias that the search found. */
  found?: string;
  /** Cannot be chosen together with any other. */
  exclusive?: boolean;
}

export interface OptionGroup {
  /** A group without a label is rendered without a title. */
  label?: string;
  options: readonly Option[];
}

/** Removes case and accents, so that "razon" finds "Razón". */
function folded(text: string): string {
  return text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
}

/** A label that matches counts more than an alias, and an alias more than the note. */
const ranks = ['label', 'alias', 'note'] as const;

interface Match {
  option: Option;
  rank: (typeof ranks)[number];
}

function matchOf(option: Option, words: readonly string[]): Match | undefined {
  const found = (text: string) => words.every((word) => text.includes(word));
  const label = folded(option.label);
  if (found(label)) return { option, rank: 'label' };
  const aliases = option.aliases ?? [];
  const texts = [label, ...aliases.map(folded)].join(' ');
  if (found(texts)) {
    const alias =
      aliases.find((known) => found(folded(known))) ??
      aliases.find((known) => words.some((word) => folded(known).includes(word)));
    return { option: { ...option, ...(alias && { found: alias }) }, rank: 'alias' };
  }
  return found(`${texts} ${folded(option.note ?? '')}`) ? { option, rank: 'note' } : undefined;
}

/**
 * The options that contain every word of the query in their label, aliases or note, in one group: matching labels first, then aliases,
 * then notes. Without a query, the groups as they are.
 */
export function filterGroups(groups: readonly OptionGroup[], query: string): readonly OptionGroup[] {
  const words = folded(query).split(/\s+/u).filter(Boolean);
  if (words.length === 0) return groups;
  const matches = optionsOf(groups).flatMap((option) => matchOf(option, words) ?? []);
  const options = ranks.flatMap((rank) => matches.filter((match) => match.rank === rank)).map(({ option }) => option);
  return options.length > 0 ? [{ options }] : [];
}

export function optionsOf(groups: readonly OptionGroup[]): Option[] {
  return groups.flatMap((group) => group.options);
}

/** The chosen values after a press on `option`. An exclusive one replaces all others, and is replaced by any of them. */
export function toggle(chosen: readonly string[], option: Option, options: readonly Option[]): string[] {
  if (chosen.includes(option.value)) return chosen.filter((value) => value !== option.value);
  if (option.exclusive) return [option.value];
  const exclusive = new Set(options.filter((other) => other.exclusive).map((other) => other.value));
  return [...chosen.filter((value) => !exclusive.has(value)), option.value];
}

/** The chosen options in the order they were chosen. One that is no longer offered is labelled by its value. */
export function chosenOptions(chosen: readonly string[], options: readonly Option[]): Option[] {
  return chosen.map((value) => options.find((option) => option.value === value) ?? { value, label: value });
}

const page = 8;

/**
 * The position that a key leads to, from `active` (-1: none) among `count` options; undefined for a key that moves nothing. The
 * arrow keys wrap around, the page keys stop at the ends.
 */
export function positionAfterKey(key: string, active: number, count: number): number | undefined {
  if (count === 0) return undefined;
  switch (key) {
    case 'ArrowDown':
      return (active + 1) % count;
    case 'ArrowUp':
      return active <= 0 ? count - 1 : active - 1;
    case 'PageDown':
      return Math.min(count - 1, active + page);
    case 'PageUp':
      return Math.max(0, active - page);
    default:
      return undefined;
  }
}
