import { asDegrees, type Degrees } from './angle.ts';

/** One unit for each step of strength, as in the radar chart. */
export type PetalLength = 1 | 2 | 3;

export interface Petal {
  /** SVG path of the petal pointing upwards. */
  path: string;
  length: PetalLength;
  /** Turn from the top, clockwise. */
  degrees: Degrees;
}

/** Radius of the empty circle in the middle: strength 0. */
export const heartRadius = 13;
const unit = 11.6;
/** Half the side of the square that the rosette is drawn in. */
export const rosetteExtent = 50;

const round = (value: number) => Number(value.toFixed(2));

/** Radius of a strength of 0 to 3, on the rosette and on the radar chart. */
export function reachOf(strength: number): number {
  return heartRadius + unit * strength;
}

/** Turn of the nth of `count` virtues from the top, clockwise. */
export function turnOf(position: number, count: number): Degrees {
  return asDegrees((position * 360) / count);
}

/**
 * A petal that points upwards from the heart, broadest past its middle, where it fills its share of the circle. Long petals are
 * broader, because that share grows outwards.
 */
function petalPath(length: PetalLength, count: number): string {
  const root = heartRadius;
  const tip = reachOf(length);
  const belly = root + (tip - root) * 0.68;
  const halfWidth = round(belly * Math.tan(Math.PI / count) * 1.02);
  const shoulder = round(root + (tip - root) * 0.42);
  return [
    `M0 ${-root}`,
    `C${-halfWidth} ${-shoulder} ${-halfWidth} ${-round(tip)} 0 ${-round(tip)}`,
    `C${halfWidth} ${-round(tip)} ${halfWidth} ${-shoulder} 0 ${-root}`,
    'Z',
  ].join('');
}

/** The petals around the heart, the first one at the top, the others clockwise. */
export function petals(lengths: readonly PetalLength[]): Petal[] {
  return lengths.map((length, position) => ({
    path: petalPath(length, lengths.length),
    length,
    degrees: asDegrees(round(turnOf(position, lengths.length))),
  }));
}
