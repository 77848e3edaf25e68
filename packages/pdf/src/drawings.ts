import type { TrainingGroup } from '@miraco/domain/training';
import { type Strength, strengths } from '@miraco/domain/virtues';
import { asDegrees, toRadians } from '@miraco/drawing/angle';
import { frequencySigns } from '@miraco/drawing/frequency-signs';
import {
  type RadarSeries,
  radarHeights,
  radarLabel,
  radarPoint,
  radarRadius,
  radarReach,
  radarSteps,
} from '@miraco/drawing/radar';
import { type PetalLength, petals, rosetteExtent } from '@miraco/drawing/rosette';
import { strengthSigns } from '@miraco/drawing/strength-signs';
import { degrees, LineCapStyle, type PDFPage } from 'pdf-lib';
import { frequencyColours, palette, strengthColours } from './palette.ts';
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

/** Draws what every radar chart has: the geometry of the rosette with rings, axes and names. */
export function drawWeb(page: PDFPage, { names, style }: Web, centre: Centre, reach: number): void {
  const at = placer(centre, names.length);
  const [heart = 0, ...rings] = radarSteps.map((step) => radarRadius(step, reach));
  for (const ring of rings) page.drawCircle({ ...centre, size: ring, borderColor: palette.line, borderWidth: 0.7 });
  for (const [position, name] of names.entries()) {
    page.drawLine({ start: at(position, heart), end: at(position, reach), color: palette.line, thickness: 0.7 });
    drawName(page, name, position, names.length, style, centre, reach);
  }
}

/** Draws the radar chart of the strengths. */
export function drawRadar(page: PDFPage, { series, ...web }: RadarDrawing, centre: Centre, reach: number): void {
  const { names, style } = web;
  const at = placer(centre, names.length);
  const heart = radarRadius(0, reach);
  drawWeb(page, web, centre, reach);
  for (const { strength, values } of series) drawStar(page, strength, values, centre, reach);
  page.drawCircle({ ...centre, size: heart, color: palette.paper, borderColor: palette.line, borderWidth: 0.7 });
  for (const { strength, values } of series) {
    for (const [position, value] of values.entries()) {
      if (value > 0) drawSign(page, strength, at(position, radarRadius(value, reach)), 8);
    }
  }
  const numbers = { ...style, size: style.size - 1.5, colour: palette.muted };
  for (const step of radarSteps.slice(1)) {
    const { x, y } = at(-0.5, radarRadius(step, reach));
    page.drawCircle({ x, y, size: 4.5, color: palette.paper });
    setLine(page, String(step), numbers, { x: x - lineWidth(String(step), numbers) / 2, y: y - numbers.size * 0.36 });
  }
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

/** Dashes distinguish the series without colour. */
const dashes = { debil: [3, 2], media: [0.1, 2.4], fuerte: [] } satisfies Record<Strength, number[]>;

function drawStar(page: PDFPage, strength: Strength, values: readonly number[], { x, y }: Centre, reach: number) {
  if (values.every((value) => value === 0)) return;
  const corners = values.map((value, position) => {
    const point = radarPoint(position, values.length, radarRadius(value, reach));
    return `${point.x.toFixed(2)} ${point.y.toFixed(2)}`;
  });
  const path = `M${corners.join('L')}Z`;
  const colour = strengthColours[strength];
  page.drawSvgPath(path, { x, y, color: colour, opacity: strength === 'fuerte' ? 0.3 : 0.14 });
  page.drawSvgPath(path, {
    x,
    y,
    borderColor: colour,
    borderWidth: strength === 'media' ? 1.3 : 0.9,
    borderDashArray: dashes[strength],
    borderLineCap: LineCapStyle.Round,
  });
}
