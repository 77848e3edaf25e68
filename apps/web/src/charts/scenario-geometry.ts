/** A part of a bar, in pixels from its left. */
export interface Segment {
  x: number;
  width: number;
}

/**
 * Divides a bar among counts, in their order. The part of a count above zero is at least `least` wide, so that its icon fits; the
 * others shrink in proportion. A count of zero has no width.
 */
export function segments(counts: readonly number[], width: number, { gap, least }: { gap: number; least: number }) {
  const parts = counts.filter((count) => count > 0).length;
  const room = Math.max(0, width - gap * Math.max(0, parts - 1));
  const smallest = parts > 0 ? Math.min(least, room / parts) : 0;
  const widths = shares(counts, room, smallest);
  let x = 0;
  return widths.map((part): Segment => {
    const segment = { x, width: part };
    if (part > 0) x += part + gap;
    return segment;
  });
}

function shares(counts: readonly number[], room: number, smallest: number): number[] {
  const lifted = new Set<number>();
  for (;;) {
    const rest = counts.reduce((sum, count, position) => (lifted.has(position) ? sum : sum + count), 0);
    const left = room - lifted.size * smallest;
    const widths = counts.map((count, position) => {
      if (count === 0) return 0;
      return lifted.has(position) ? smallest : (left * count) / rest;
    });
    const narrow = widths.findIndex((part, position) => part > 0 && part < smallest && !lifted.has(position));
    if (narrow < 0) return widths;
    lifted.add(narrow);
  }
}
