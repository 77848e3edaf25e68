import type { ReactNode } from 'react';

const day = 24 * 60 * 60 * 1000;

/** The plot area of a line chart, in pixels. */
export interface Plot {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** A named range of the scale. */
export interface Band {
  key: string;
  name: string;
  /** Renders its icon, `size` pixels wide and high. */
  icon: (size: number) => ReactNode;
  /** A class that sets the text colour. */
  colour: string;
  from: number;
  to: number;
}

/** The x of each date, the first and the last at the ends; a single one in the middle. */
export function timePositions(dates: readonly number[], { left, width }: Plot): number[] {
  const first = Math.min(...dates);
  const span = Math.max(...dates) - first;
  return dates.map((date) => left + (span === 0 ? width / 2 : ((date - first) / span) * width));
}

/** The index of the position nearest to `place`; of two as near, the later. */
export function nearest(positions: readonly number[], place: number): number {
  let best = 0;
  positions.forEach((position, index) => {
    if (Math.abs(position - place) <= Math.abs((positions[best] ?? 0) - place)) best = index;
  });
  return best;
}

/** Dates for the axis: at equal distances, at most `most`, and never two on one day. */
export function timeTicks(dates: readonly number[], most: number): number[] {
  const first = Math.min(...dates);
  const span = Math.max(...dates) - first;
  const steps = Math.min(Math.max(1, most) - 1, Math.floor(span / day));
  return Array.from({ length: steps + 1 }, (_, step) => first + (steps === 0 ? 0 : (span * step) / steps));
}

/** Indexes of the points with room for a marker: the last one, and before it each that keeps `gap` from the next. */
export function markedPoints(positions: readonly number[], gap: number): number[] {
  const marked: number[] = [];
  for (let index = positions.length - 1; index >= 0; index--) {
    const next = marked[0];
    const place = positions[index] ?? 0;
    if (next === undefined || (positions[next] ?? 0) - place >= gap) marked.unshift(index);
  }
  return marked;
}
