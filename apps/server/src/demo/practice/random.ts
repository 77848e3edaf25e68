const day = 24 * 60 * 60 * 1000;
const minute = 60 * 1000;

/** Midnight (UTC) so many days before today. */
export const startOfDay = (now: number, daysAgo: number): number => (Math.floor(now / day) - Math.round(daysAgo)) * day;

/** A 32-bit number of a text (FNV-1a). */
function seedOf(text: string): number {
  let seed = 0x811c9dc5;
  for (const letter of text) seed = Math.imul(seed ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return seed;
}

/**
 * Pseudo-random choices that follow from a text alone: the demo is the same on every machine, and what one person is like does not change
 * what another is like.
 */
export function randomOf(name: string) {
  let state = seedOf(name);
  /** 0 to below 1 (mulberry32). */
  const fraction = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  /** A whole number, both ends included. */
  const between = (least: number, most: number): number => least + Math.floor(fraction() * (most - least + 1));
  const shuffled = <Item>(items: readonly Item[]): Item[] =>
    items
      .map((item) => ({ item, key: fraction() }))
      .sort((one, other) => one.key - other.key)
      .map(({ item }) => item);
  return {
    /** -1 to 1. */
    sway: () => fraction() * 2 - 1,
    chance: (share: number): boolean => fraction() < share,
    between,
    /** So many of the items, none twice. */
    some: <Item>(items: readonly Item[], number: number): Item[] => shuffled(items).slice(0, number),
    /** A moment between seven in the morning and ten at night (UTC) so many days before today. */
    timeOf: (now: number, daysAgo: number): number => startOfDay(now, daysAgo) + between(7 * 60, 22 * 60) * minute,
  };
}

export type Random = ReturnType<typeof randomOf>;
