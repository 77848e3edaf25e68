import { type Ratings, strengthScale } from '@miraco/domain/ratings';
import { type Strength, strengths, virtues } from '@miraco/domain/virtues';
import { asDegrees, type Degrees, toRadians } from './angle.ts';
import { reachOf, turnOf } from './rosette.ts';

/** The rings of the radar chart: not rated, weak, medium, strong. Spec 1, section 9. */
export const radarSteps = [0, 1, 2, 3] as const;
const outermost = 3;

export interface RadarSeries {
  strength: Strength;
  /** One for each axis: where a virtue of this strength stands, 0 for every other one. */
  values: number[];
}

/** The three series of the radar chart, weak to strong, over all virtues in the order of the method. Spec 1, section 2. */
export function radarSeries(ratings: Ratings): RadarSeries[] {
  return strengths.map((strength) => ({
    strength,
    values: virtues.map((virtue) => (ratings[virtue]?.strength === strength ? strengthScale[strength] : 0)),
  }));
}

/** Radius of a value of 0 to 3 on a chart whose outermost ring has the radius `reach`; 0 is on the heart, as in the rosette. */
export function radarRadius(value: number, reach: number): number {
  return (reach * reachOf(value)) / reachOf(outermost);
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

/** What the names around the chart need: their widths, axis by axis, and the gap between the outermost ring and them. */
export interface RadarNames {
  widths: readonly number[];
  gap: number;
}

/** How far the chart may reach so that its rings and all names, which go on outwards, stay within `halfWidth` of the centre. */
export function radarReach({ widths, gap }: RadarNames, halfWidth: number): number {
  const reaches = widths.map((width, position) => {
    const sideways = Math.abs(radarPoint(position, widths.length, 1).x);
    return halfWidth / Math.max(sideways, Number.EPSILON) - gap - width;
  });
  return Math.max(0, Math.min(halfWidth, ...reaches));
}

/** How far the rings and the names go above and below the centre. */
export function radarHeights({ widths, gap }: RadarNames, reach: number): { above: number; below: number } {
  const ends = widths.map((width, position) => radarPoint(position, widths.length, reach + gap + width).y);
  return { above: -Math.min(-reach, ...ends), below: Math.max(reach, ...ends) };
}

export interface RadarLabel extends RadarPoint {
  /** Turn of the text, clockwise, so that it lies along its axis and never upside down. */
  degrees: Degrees;
  /** Which end of the text is at the point. */
  anchor: 'start' | 'middle' | 'end';
}

/** Where the name of the nth of `count` axes is written: from the inside out on the right, from the outside in on the left. */
export function radarLabel(position: number, count: number, radius: number): RadarLabel {
  const turn = turnOf(position, count);
  const point = radarPoint(position, count, radius);
  return turn < 180
    ? { ...point, degrees: asDegrees(turn - 90), anchor: 'start' }
    : { ...point, degrees: asDegrees(turn - 270), anchor: 'end' };
}

/** Where the name of the nth of a few axes is written upright: beside the chart at the sides, centred above and below it. */
export function radarUprightLabel(position: number, count: number, radius: number): RadarLabel {
  const point = radarPoint(position, count, radius);
  const vertical = Math.abs(point.x) < radius * 0.1;
  // Half a line further out, so that the letters do not touch the ring.
  const out = vertical ? radarPoint(position, count, radius * 1.04) : point;
  return { ...out, degrees: asDegrees(0), anchor: vertical ? 'middle' : point.x > 0 ? 'start' : 'end' };
}
