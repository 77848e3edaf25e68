import type { Point } from './fit.ts';

interface Line {
  /** The text of the legend. */
  name: string;
  points: readonly Point[];
}

interface Panel {
  title: string;
  unit: string;
  lines: readonly Line[];
}

export interface Plot {
  title: string;
  subtitle: string;
  xTitle: string;
  panels: readonly Panel[];
}

/** Distinguishable with colour blindness, too, and dark enough on white. */
const colours = ['#0063a6', '#c44e00', '#00785a', '#a3327f', '#6b4fb3', '#7a6200'];

const [ink, quiet, rule, paper] = ['#1d2430', '#5a6472', '#e3e7ec', '#ffffff'];

const columns = 2;
const size = { width: 620, height: 380, head: 92 };
const area = { left: 62, right: 232, top: 48, bottom: 58 };
const [wide, high] = [size.width - area.left - area.right, size.height - area.top - area.bottom];

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string) => text.replaceAll(/[&<>"]/g, (sign) => escapes[sign] ?? sign);

/** A number as an axis says it: 20k, 0.5. */
export function axisText(value: number): string {
  if (value >= 1e6) return `${value / 1e6}M`;
  return value >= 1e3 ? `${value / 1e3}k` : String(Number(value.toPrecision(3)));
}

/** Less than a power of ten on an axis would make little growth look like much. */
const leastSpan = 10;

/**
 * Where an axis has lines: 1, 2 and 5 of every power of ten, from the last that is under all values to the first above them, and
 * over a power of ten at least.
 */
export function ticksOf(values: readonly number[]): number[] {
  const [lowest, highest] = [Math.min(...values), Math.max(...values)];
  const steps: number[] = [];
  for (let power = Math.floor(Math.log10(lowest)); power <= Math.ceil(Math.log10(highest)) + 1; power += 1)
    steps.push(...[1, 2, 5].map((step) => Number(`${step}e${power}`)));
  const first = steps.findLast((step) => step <= lowest) ?? lowest;
  const last = steps.find((step) => step >= highest && step >= first * leastSpan) ?? highest;
  return steps.filter((step) => step >= first && step <= last);
}

/** Where a value is on an axis from one end to the other, 0 to 1. */
const placeIn = (ends: readonly [number, number], value: number) =>
  Math.log(value / ends[0]) / Math.log(ends[1] / ends[0]);

const text = (x: number, y: number, words: string, { fill = quiet, anchor = 'start', more = '' } = {}) =>
  `<text x="${x.toFixed(1)}" y="${y.toFixed(1)}" fill="${fill}" text-anchor="${anchor}"${more}>${escaped(words)}</text>`;

const strong = ' font-weight="600" font-size="16"';

function drawPanel({ title, unit, lines }: Panel, xTitle: string): string[] {
  const points = lines.flatMap((line) => line.points);
  const users = [...new Set(points.map(({ x }) => x))].sort((one, other) => one - other);
  const [fewest, most] = [users[0] ?? 1, users.at(-1) ?? 1];
  const ticks = ticksOf(points.map(({ y }) => y));
  const x = (value: number) => area.left + wide * (users.length > 1 ? placeIn([fewest, most], value) : 0.5);
  const [lowest, highest] = [ticks[0] ?? 1, ticks.at(-1) ?? 1];
  const y = (value: number) => area.top + high * (1 - placeIn([lowest, highest], value));
  const inStep = Math.min(most / fewest, highest / lowest);
  const [left, right, bottom] = [area.left, area.left + wide, area.top + high];
  const gap = Math.min(44, high / Math.max(lines.length, 1));
  return [
    text(left, 22, title, { fill: ink, more: strong }),
    text(left, 40, unit),
    ...ticks.flatMap((tick) => [
      `<path d="M${left} ${y(tick).toFixed(1)}H${right}" stroke="${rule}"/>`,
      text(left - 10, y(tick) + 5, axisText(tick), { anchor: 'end' }),
    ]),
    ...users.flatMap((value) => [
      `<path d="M${x(value).toFixed(1)} ${area.top}V${bottom}" stroke="${rule}"/>`,
      text(x(value), bottom + 22, axisText(value), { anchor: 'middle' }),
    ]),
    `<path d="M${left} ${bottom}L${x(fewest * inStep).toFixed(1)} ${y(lowest * inStep).toFixed(1)}" stroke="${quiet}" stroke-dasharray="3 5"/>`,
    `<path d="M${left} ${area.top}V${bottom}H${right}" fill="none" stroke="${quiet}"/>`,
    text((left + right) / 2, bottom + 44, xTitle, { anchor: 'middle' }),
    ...lines.flatMap(({ name, points: drawn }, position) => {
      const colour = colours[position % colours.length] ?? ink;
      const corners = drawn.map((point) => `${x(point.x).toFixed(1)},${y(point.y).toFixed(1)}`);
      const [first = '', second = ''] = name.split('\n');
      const at = area.top + 10 + position * gap;
      return [
        `<polyline points="${corners.join(' ')}" fill="none" stroke="${colour}" stroke-width="2.5" stroke-linejoin="round"/>`,
        ...drawn.map(
          (point) =>
            `<circle cx="${x(point.x).toFixed(1)}" cy="${y(point.y).toFixed(1)}" r="4" fill="${colour}" stroke="${paper}" stroke-width="1.5"/>`,
        ),
        `<path d="M${right + 22} ${at}h22" stroke="${colour}" stroke-width="2.5"/><circle cx="${right + 33}" cy="${at}" r="4" fill="${colour}"/>`,
        text(right + 54, at + 5, first, { fill: ink }),
        text(right + 54, at + 22, second),
      ];
    }),
  ];
}

/**
 * Panels of lines over the number of users, both axes by powers of ten, as an SVG that is readable on its own background. A legend
 * entry may have a second line. What grows in step with the users is parallel to the dashed line. All values are above 0.
 */
export function drawPlot({ title, subtitle, xTitle, panels }: Plot): string {
  const width = size.width * columns + 16;
  const height = size.head + size.height * Math.ceil(panels.length / columns) + 16;
  const drawn = panels.map((panel, position) => {
    const [column, row] = [position % columns, Math.floor(position / columns)];
    const place = `translate(${8 + column * size.width} ${size.head + row * size.height})`;
    return `<g transform="${place}">\n${drawPanel(panel, xTitle).join('\n')}\n</g>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img" font-family="system-ui, sans-serif" font-size="14">
<title>${escaped(title)}</title>
<rect width="${width}" height="${height}" rx="12" fill="${paper}"/>
${text(8 + area.left, 42, title, { fill: ink, more: ' font-weight="700" font-size="22"' })}
${text(8 + area.left, 66, subtitle)}
${drawn.join('\n')}
</svg>
`;
}
