/** A stretch of a long list: what it holds, and the places of its first and last in the whole list, from 1. */
export interface Group<Item> {
  first: number;
  last: number;
  items: readonly Item[];
}

/** Cuts a list into as few groups of at most `most` as there can be, none more than one longer than another. */
export function inGroups<Item>(items: readonly Item[], most: number): Group<Item>[] {
  const count = Math.ceil(items.length / most);
  return Array.from({ length: count }, (_, index) => {
    const start = Math.ceil((items.length * index) / count);
    const end = Math.ceil((items.length * (index + 1)) / count);
    return { first: start + 1, last: end, items: items.slice(start, end) };
  });
}
