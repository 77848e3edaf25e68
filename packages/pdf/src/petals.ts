import type { Strength } from '@miraco/domain/virtues';
import { type Degrees, toRadians } from '@miraco/drawing/angle';
import { type PetalShape, petalPath } from '@miraco/drawing/rosette';
import {
  appendBezierCurve,
  clip,
  closePath,
  degrees,
  endPath,
  LineCapStyle,
  moveTo,
  type PDFPage,
  popGraphicsState,
  pushGraphicsState,
  rotateRadians,
  translate,
} from 'pdf-lib';
import { palette, strengthColours } from './palette.ts';

export interface Petal {
  shape: PetalShape;
  /** The centre of the chart. */
  centre: { x: number; y: number };
  /** From the top, clockwise. */
  turn: Degrees;
}

const outline = 0.9;
/** Distance between the lines or dots of a pattern. */
const step = 3;

/** The lines that fill a petal beside its colour: solid lines hatch it, dashes without a length are dots. */
const patterns = {
  debil: { borderWidth: 0.7 },
  media: { borderWidth: 1.1, borderDashArray: [0.01, step], borderLineCap: LineCapStyle.Round },
} satisfies Partial<Record<Strength, unknown>>;

/** Draws the petal of a strength: full if strong, dotted if medium, hatched if weak, as on the screen. */
export function drawPetal(page: PDFPage, petal: Petal, strength: Strength): void {
  const color = strengthColours[strength];
  const place = placeOf(petal);
  page.drawSvgPath(petalPath(petal.shape), { ...place, color, opacity: strength === 'fuerte' ? 0.85 : 0.12 });
  if (strength !== 'fuerte') fillWithLines(page, petal, { borderColor: color, ...patterns[strength] });
  page.drawSvgPath(petalPath(petal.shape), { ...place, borderColor: color, borderWidth: outline });
}

/** Draws the petal of today, light enough for the outline of another day behind it. */
export function drawPetalOfNow(page: PDFPage, petal: Petal): void {
  const color = strengthColours.fuerte;
  const place = placeOf(petal);
  page.drawSvgPath(petalPath(petal.shape), { ...place, color, opacity: 0.3 });
  page.drawSvgPath(petalPath(petal.shape), { ...place, borderColor: color, borderWidth: outline });
}

/** Draws a dashed outline: the empty place of a virtue that is not rated, or the petal of another day. */
export function drawPetalOutline(page: PDFPage, petal: Petal): void {
  const dashes = { borderColor: palette.edge, borderWidth: outline, borderDashArray: [2, 1.6] };
  page.drawSvgPath(petalPath(petal.shape), { ...placeOf(petal), ...dashes });
}

const placeOf = ({ centre, turn }: Petal) => ({ ...centre, rotate: degrees(-turn) });

/** Draws slanted lines within a petal. PDF’s y goes up, that of an SVG path down. */
function fillWithLines(page: PDFPage, { shape, centre, turn }: Petal, look: Parameters<PDFPage['drawSvgPath']>[1]) {
  const { root, tip, shoulder, halfWidth } = shape;
  const feet = Array.from(
    { length: Math.ceil((tip - root + 2 * halfWidth) / step) },
    (_, line) => root - 2 * halfWidth + line * step,
  );
  const lines = feet.map((foot) => `M${-halfWidth} ${-foot}L${halfWidth} ${-foot - 2 * halfWidth}`);
  page.pushOperators(
    pushGraphicsState(),
    translate(centre.x, centre.y),
    rotateRadians(-toRadians(turn)),
    moveTo(0, root),
    appendBezierCurve(-halfWidth, shoulder, -halfWidth, tip, 0, tip),
    appendBezierCurve(halfWidth, tip, halfWidth, shoulder, 0, root),
    closePath(),
    clip(),
    endPath(),
  );
  page.drawSvgPath(lines.join(''), { x: 0, y: 0, ...look });
  page.pushOperators(popGraphicsState());
}
