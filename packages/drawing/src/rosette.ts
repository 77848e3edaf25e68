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

/** The measures of a petal that points upwards: two mirrored curves between its ends. */
export interface PetalShape {
  /** Distances from the centre. */
  root: number;
  tip: number;
  /** The control points of the curves: at the root's end this far from the centre, at the tip's end as far as the tip. */
  shoulder: number;
  /** How far the control points are from the axis. */
  halfWidth: number;
}

/** The share of the circle that a petal may fill at most, so that the petals of a chart of few axes stay petals. */
const broadest = Math.PI / 9;

/**
 * A petal from the heart to a length of 0 to 3, broadest past its middle, where it fills its share of the circle. Long petals are
 * broader, because that share grows outwards. `scale` enlarges the rosette.
 */
export function petalShape(length: number, count: number, scale = 1): PetalShape {
  const root = heartRadius;
  const tip = reachOf(length);
  const belly = root + (tip - root) * 0.68;
  return {
    root: round(root * scale),
    tip: round(tip * scale),
    shoulder: round((root + (tip - root) * 0.42) * scale),
    halfWidth: round(belly * Math.tan(Math.min(Math.PI / count, broadest)) * 1.02 * scale),
  };
}

/** The SVG path of a petal that points upwards from the centre 0 0. */
export function petalPath({ root, tip, shoulder, halfWidth }: PetalShape): string {
  return [
    `M0 ${-root}`,
    `C${-halfWidth} ${-shoulder} ${-halfWidth} ${-tip} 0 ${-tip}`,
    `C${halfWidth} ${-tip} ${halfWidth} ${-shoulder} 0 ${-root}`,
    'Z',
  ].join('');
}

/** The petals around the heart, the first one at the top, the others clockwise. */
export function petals(lengths: readonly PetalLength[]): Petal[] {
  return lengths.map((length, position) => ({
    path: petalPath(petalShape(length, lengths.length)),
    length,
    degrees: asDegrees(round(turnOf(position, lengths.length))),
  }));
}
