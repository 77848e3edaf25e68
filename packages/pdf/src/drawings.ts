import type { TrainingGroup } from '@miraco/domain/training';
import { type Strength, strengths } from '@miraco/domain/virtues';
import { asDegrees, toRadians } from '@miraco/drawing/angle';
import { frequencySigns } from '@miraco/drawing/frequency-signs';
import {
  emptyReach,
  type RadarSeries,
  radarHeights,
  radarLabel,
  radarPetal,
  radarPoint,
  radarRadius,
  radarReach,
  radarSteps,
} from '@miraco/drawing/radar';
import { type PetalLength, petals, rosetteExtent, turnOf } from '@miraco/drawing/rosette';
import { strengthSigns } from '@miraco/drawing/strength-signs';
import { degrees, type PDFPage } from 'pdf-lib';
import { frequencyColours, palette, strengthColours } from './palette.ts';
import { drawPetal, drawPetalOutline } from './petals.ts';
import { lineWidth, type Style, setLine } from './write.ts';

export interface Centre {
  x: number;
  y: number;
}

/** A sign before a text: a strength, the frequency with which a lack of a virtue shows, or a box to tick. */
export type Sign = Strength | TrainingGroup | 'box';

const signPaths = { ...strengthSigns, ...frequencySigns };
const signColours = { ...strengthColours, ...frequencyColours };

/** Draws a sign, `size` points wide and high. */
export function drawSign(page: PDFPage, sign: Sign, { x, y }: Centre, size: number): void {
  if (sign === 'box') {
    const corner = { x: x - size / 2, y: y - size / 2 };
    page.drawRectangle({ ...corner, width: size, height: size, borderColor: palette.edge, borderWidth: 0.8 });
  } else page.drawSvgPath(signPaths[sign], { x, y, scale: size / 12, color: signColours[sign] });
}

/** Draws a rosette with one petal for each value of 0 to 3, within a square of `size` points. */
export function drawRosette(page: PDFPage, values: readonly (0 | PetalLength)[], { x, y }: Centre, size: number): void {
  const scale = size / (2 * rosetteExtent);
  const drawn = petals(values.map((value) => value || 1));
  for (const [position, { path, length, degrees: turn }] of drawn.entries()) {
    const strength = strengths[length - 1];
    const paint =
      values[position] === 0 || !strength
        ? { borderColor: palette.edge, borderWidth: 0.5 / scale }
        : { color: strengthColours[strength] };
    page.drawSvgPath(path, { x, y, scale, rotate: degrees(-turn), ...paint });
  }
}

/** The names around a radar chart, and how they are written. */
interface Web {
  names: readonly string[];
  style: Style;
}

interface RadarDrawing extends Web {
  series: readonly RadarSeries[];
}

const gap = 7;

const largest = 112;
const smallest = 84;

/** The radius of the radar chart within `width` points, and the heights that it needs above and below its centre. */
export function measureRadar({ names, style }: Web, width: number, room: number) {
  const labels = { widths: names.map((name) => lineWidth(name, style)), gap };
  const reach = Math.min(largest, radarReach(labels, width / 2));
  const { above, below } = radarHeights(labels, reach);
  // A slightly smaller chart is better than one on the next page. 0.53 and not 0.5 for each side, because the names lean.
  const smaller = reach - Math.max(0, above + below - room) * 0.53;
  const chosen = smaller >= smallest ? smaller : reach;
  return { reach: chosen, ...radarHeights(labels, chosen) };
}

const placer =
  (centre: Centre, count: number) =>
  (position: number, radius: number): Centre => {
    const { x, y } = radarPoint(position, count, radius);
    return { x: centre.x + x, y: centre.y - y };
  };

/** Draws what every radar chart has: the rings of the rosette, axes and names. */
export function drawWeb(page: PDFPage, { names, style }: Web, centre: Centre, reach: number): void {
  const at = placer(centre, names.length);
  const rings = radarSteps.map((step) => radarRadius(step, reach));
  for (const ring of rings) page.drawCircle({ ...centre, size: ring, borderColor: palette.line, borderWidth: 0.7 });
  for (const [position, name] of names.entries()) {
    page.drawLine({
      start: at(position, rings[0] ?? 0),
      end: at(position, reach),
      color: palette.line,
      thickness: 0.7,
    });
    drawName(page, name, position, names.length, style, centre, reach);
  }
}

/** Draws the radar chart of the strengths: a petal on each axis, with the sign of its strength at the tip. */
export function drawRadar(page: PDFPage, { series, ...web }: RadarDrawing, centre: Centre, reach: number): void {
  const { names, style } = web;
  const count = names.length;
  const at = placer(centre, count);
  drawWeb(page, web, centre, reach);
  const rings = radarSteps.slice(1).map((step) => ({ step, place: at(-0.5, radarRadius(step, reach)) }));
  for (const { place } of rings) page.drawCircle({ ...place, size: 4.5, color: palette.paper });
  for (const [position] of names.entries()) {
    const rated = series.find(({ values }) => values[position]);
    const value = rated?.values[position] ?? emptyReach;
    const petal = { shape: radarPetal(value, count, reach), centre, turn: turnOf(position, count) };
    if (rated) drawPetal(page, petal, rated.strength);
    else drawPetalOutline(page, petal);
  }
  for (const { strength, values } of series) {
    for (const [position, value] of values.entries()) {
      if (value > 0) drawSign(page, strength, at(position, radarRadius(value, reach)), 8);
    }
  }
  // The numbers of the rings, between the last axis and the first.
  const numbers = { ...style, size: style.size - 1.5, colour: palette.muted };
  for (const { step, place } of rings)
    setLine(page, String(step), numbers, {
      x: place.x - lineWidth(String(step), numbers) / 2,
      y: place.y - numbers.size * 0.36,
    });
}

function drawName(
  page: PDFPage,
  name: string,
  position: number,
  count: number,
  style: Style,
  centre: Centre,
  reach: number,
) {
  const { x, y, degrees: turn, anchor } = radarLabel(position, count, reach + gap);
  const angle = toRadians(turn);
  const back = anchor === 'end' ? lineWidth(name, style) : 0;
  // From the point on the axis back to the start of the text, and down to centre it on the axis.
  const sink = style.size * 0.36;
  setLine(page, name, style, {
    x: centre.x + x - back * Math.cos(angle) - sink * Math.sin(angle),
    y: centre.y - y + back * Math.sin(angle) - sink * Math.cos(angle),
    turn: asDegrees(-turn),
  });
}
