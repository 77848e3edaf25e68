import { Group } from '@visx/group';
import type { Band, Plot } from './line-geometry.ts';

interface LineBandsProps {
  bands: readonly Band[];
  plot: Plot;
  y: (value: number) => number;
  text: number;
}

/** The bands of the scale, each with its name and its lower bound. */
export function LineBands({ bands, plot, y, text }: LineBandsProps) {
  const right = plot.left + plot.width;
  const icon = text + 2;
  return (
    <Group aria-hidden="true">
      {bands.map(({ key, name, icon: drawIcon, colour, from, to }) => (
        <g key={key} className={colour}>
          <rect
            x={plot.left - 4}
            y={y(to)}
            width={plot.width + 8}
            height={y(from) - y(to)}
            className="fill-current"
            opacity="0.09"
          />
          <line x1={plot.left - 4} x2={right + 4} y1={y(from)} y2={y(from)} className="stroke-border" />
          <Group left={right + 10} top={y((from + to) / 2) - icon / 2}>
            {drawIcon(icon)}
          </Group>
          <text x={right + 14 + icon} y={y((from + to) / 2)} dy="0.35em" fontSize={text} className="fill-current">
            {name}
          </text>
        </g>
      ))}
      {[...bands.map(({ from }) => from), bands.at(-1)?.to ?? 0].map((value) => (
        <text
          key={value}
          x={plot.left - 9}
          y={y(value)}
          dy="0.35em"
          textAnchor="end"
          fontSize={text - 1}
          className={Number.isInteger(value) ? 'fill-muted-foreground tabular-nums' : 'hidden'}
        >
          {value}
        </text>
      ))}
    </Group>
  );
}
