export interface Option {
  value: string;
  label: string;
  /** Said beside the label, and found by the search as well. */
  note?: string;
  /** Cannot be chosen together with any other. */
  alone?: boolean;
}

export interface OptionGroup {
  /** A group without a label has no title: its options stand by themselves. */
  label?: string;
  options: readonly Option[];
}

/** The letters that a search compares: without case and without accents, so that "razon" finds "Razón". */
function folded(text: string): string {
  return text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
}

/** The options that contain every word of the query, in their label or their note; the groups left empty are dropped. */
export function filterGroups(groups: readonly OptionGroup[], query: string): OptionGroup[] {
  const words = folded(query).split(/\s+/u).filter(Boolean);
  const matches = (option: Option) => {
    const text = folded(`${option.label} ${option.note ?? ''}`);
    return words.every((word) => text.includes(word));
  };
  return groups
    .map((group) => ({ ...group, options: group.options.filter(matches) }))
    .filter((group) => group.options.length > 0);
}

/** The options of all groups, in the order of the list. */
export function optionsOf(groups: readonly OptionGroup[]): Option[] {
  return groups.flatMap((group) => group.options);
}

/** What is chosen after `option` was pressed. One that stands alone takes the place of all others, and gives way to any of them. */
export function toggle(chosen: readonly string[], option: Option, options: readonly Option[]): string[] {
  if (chosen.includes(option.value)) return chosen.filter((value) => value !== option.value);
  if (option.alone) return [option.value];
  const alone = new Set(options.filter((other) => other.alone).map((other) => other.value));
  return [...chosen.filter((value) => !alone.has(value)), option.value];
}

/** The chosen options in the order they were chosen. One that is not among the options, any more, goes by its bare value. */
export function chosenOptions(chosen: readonly string[], options: readonly Option[]): Option[] {
  return chosen.map((value) => options.find((option) => option.value === value) ?? { value, label: value });
}

const page = 8;

/**
 * The position that a key leads to, from `active` (-1: none) among `count` options; undefined for a key that moves nothing. The
 * arrows go around, the page keys stop at the ends.
 */
export function moved(key: string, active: number, count: number): number | undefined {
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
