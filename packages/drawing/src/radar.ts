import { type Ratings, strengthScale } from '@miraco/domain/ratings';
import { type Strength, strengths, virtues } from '@miraco/domain/virtues';
import { asDegrees, type Degrees, toRadians } from './angle.ts';
import { type PetalShape, petalShape, reachOf, turnOf } from './rosette.ts';

/** The rings of the radar chart: not rated, weak, medium, strong. Spec 1, section 9. */
export const radarSteps = [0, 1, 2, 3] as const;
const outermost = 3;

export interface RadarSeries {
  strength: Strength;
  /** One for each axis: the value of the strength, or 0 where the virtue has another. */
  values: number[];
}

/** The three series of the radar chart, weak to strong, over all virtues in the order of the method. Spec 1, section 2. */
export function radarSeries(ratings: Ratings): RadarSeries[] {
  return strengths.map((strength) => ({
    strength,
    values: virtues.map((virtue) => (ratings[virtue]?.strength === strength ? strengthScale[strength] : 0)),
  }));
}

/** Radius of a value of 0 to 3 on a chart whose outermost ring has the radius `reach`; 0 is the edge of the heart, as in the rosette. */
export function radarRadius(value: number, reach: number): number {
  return (reach * reachOf(value)) / reachOf(outermost);
}

/** How far the empty petal of a virtue that is not rated reaches: between the rings, so that it reads as none of their values. */
export const emptyReach = 0.5;

/** The petal of a value of 0 to 3 on a chart of `count` axes whose outermost ring has the radius `reach`, pointing upwards. */
export function radarPetal(value: number, count: number, reach: number): PetalShape {
  return petalShape(value, count, reach / reachOf(outermost));
}

export interface RadarPoint {
  x: number;
  y: number;
}

/** The point on the nth of `count` axes, `radius` from the centre; x to the right, y downwards. */
export function radarPoint(position: number, count: number, radius: number): RadarPoint {
  const turn = toRadians(turnOf(position, count));
  return { x: radius * Math.sin(turn), y: -radius * Math.cos(turn) };
}

/** The widths of the names, axis by axis, and the gap between the outermost ring and them. */
export interface RadarNames {
  widths: readonly number[];
  gap: number;
}

/** The largest radius at which the rings and the names outside them stay within `halfWidth` of the centre. */
export function radarReach({ widths, gap }: RadarNames, halfWidth: number): number {
  const reaches = widths.map((width, position) => {
    const sideways = Math.abs(radarPoint(position, widths.length, 1).x);
    return halfWidth / Math.max(sideways, Number.EPSILON) - gap - width;
  });
  return Math.max(0, Math.min(halfWidth, ...reaches));
}

/** How far rings and names extend above and below the centre. */
export function radarHeights({ widths, gap }: RadarNames, reach: number): { above: number; below: number } {
  const ends = widths.map((width, position) => radarPoint(position, widths.length, reach + gap + width).y);
  return { above: -Math.min(-reach, ...ends), below: Math.max(reach, ...ends) };
}

export interface RadarLabel extends RadarPoint {
  /** Clockwise rotation of the text: along its axis, never upside down. */
  degrees: Degrees;
  /** The end of the text that is at the point. */
  anchor: 'start' | 'middle' | 'end';
}

/** Place of the name of the nth of `count` axes: it reads outwards on the right, inwards on the left. */
export function radarLabel(position: number, count: number, radius: number): RadarLabel {
  const turn = turnOf(position, count);
  const point = radarPoint(position, count, radius);
  return turn < 180
    ? { ...point, degrees: asDegrees(turn - 90), anchor: 'start' }
    : { ...point, degrees: asDegrees(turn - 270), anchor: 'end' };
}

/** Place of a name within the chart: along its axis, its outer end at the point, never upside down. */
export function radarInnerLabel(position: number, count: number, radius: number): RadarLabel {
  const label = radarLabel(position, count, radius);
  return { ...label, anchor: label.anchor === 'start' ? 'end' : 'start' };
}

/** Place of an upright name, for charts of a few axes: beside the chart at the sides, centred above and below it. */
export function radarUprightLabel(position: number, count: number, radius: number): RadarLabel {
  const point = radarPoint(position, count, radius);
  const vertical = Math.abs(point.x) < radius * 0.1;
  // 4 % further out, so that the letters do not touch the ring.
  const out = vertical ? radarPoint(position, count, radius * 1.04) : point;
  return { ...out, degrees: asDegrees(0), anchor: vertical ? 'middle' : point.x > 0 ? 'start' : 'end' };
}
