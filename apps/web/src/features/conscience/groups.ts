/** A section of a long list, and the positions of its first and last item in the whole list, from 1. */
export interface Group<Item> {
  first: number;
  last: number;
  items: readonly Item[];
}

/** Splits a list into the fewest groups of at most `most` items whose lengths differ by at most one. */
export function inGroups<Item>(items: readonly Item[], most: number): Group<Item>[] {
  const count = Math.ceil(items.length / most);
  return Array.from({ length: count }, (_, index) => {
    const start = Math.ceil((items.length * index) / count);
    const end = Math.ceil((items.length * (index + 1)) / count);
    return { first: start + 1, last: end, items: items.slice(start, end) };
  });
}
