import {
  type RadarLabel,
  radarHeights,
  radarInnerLabel,
  radarLabel,
  radarRadius,
  radarReach,
  radarUprightLabel,
} from '@miraco/drawing/radar';
import { nameLines } from './name-lines.ts';

interface RadarName extends RadarLabel {
  name: string;
  lines: string[];
}

export interface RadarLayout {
  /** Radius of the outermost ring. */
  reach: number;
  /** How far the drawing extends above and below the centre, margins included. */
  above: number;
  below: number;
  names: RadarName[];
  text: number;
  /** Whether the names lie along the petals, inside the outermost ring. */
  inside: boolean;
}

/** Pixels from which the names have room outside the rings. Below it they lie along the petals, which makes the chart twice as wide on a phone. */
const roomOutside = 520;
const roomy = { text: 13.5, gap: 9, margin: 8, letters: 40 };
const narrow = { text: 12.5, gap: 6, margin: 4, letters: 13 };
/** The text of names along petals shrinks down to this, before it reaches into the heart. */
const smallestText = 10;
/** Between the outermost ring and the outer end of a name along a petal. */
const inset = 7;
/** Up to so many axes, names have room to stand upright. */
const mostUpright = 6;
/** Mean width of a letter of the interface's typeface, in em. */
const letterWidth = 0.54;

/** Places the rings and the names of a radar chart within `width` pixels. */
export function radarLayout(axes: readonly string[], width: number): RadarLayout {
  const sizes = width < roomOutside ? narrow : roomy;
  const lines = axes.map((name) => nameLines(name, sizes.letters));
  const ems = lines.map((parts) => Math.max(...parts.map(({ length }) => length)) * letterWidth);
  const upright = axes.length <= mostUpright;
  const place = (label: typeof radarLabel, radius: number): RadarName[] =>
    axes.map((name, position) => ({ ...label(position, axes.length, radius), name, lines: lines[position] ?? [] }));

  if (width < roomOutside && !upright) {
    const reach = width / 2 - sizes.margin;
    const free = reach - inset - radarRadius(0, reach);
    const text = Math.max(smallestText, Math.min(sizes.text, free / Math.max(...ems)));
    const names = place(radarInnerLabel, reach - inset);
    return { reach, above: width / 2, below: width / 2, names, text, inside: true };
  }
  const { text, gap, margin } = sizes;
  const widths = ems.map((em) => em * text);
  const reach = radarReach({ widths, gap }, width / 2 - margin);
  // Along its axis a name needs its length; upright above or below, its height.
  const { above, below } = radarHeights({ widths: upright ? axes.map(() => text * 1.5) : widths, gap }, reach);
  const names = place(upright ? radarUprightLabel : radarLabel, reach + gap);
  return { reach, above: above + margin, below: below + margin, names, text, inside: false };
}
