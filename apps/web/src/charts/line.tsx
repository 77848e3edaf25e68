import { Group } from '@visx/group';
import { scaleLinear } from '@visx/scale';
import { LinePath } from '@visx/shape';
import { Drawing } from './drawing.tsx';
import { LineBands } from './line-bands.tsx';
import { LineCursor } from './line-cursor.tsx';
import { type Band, markedPoints, type Plot, timePositions, timeTicks } from './line-geometry.ts';
import type { LineLook } from './line-looks.ts';
import { useWidth } from './use-width.ts';

export interface LineSeries {
  key: string;
  name: string;
  look: LineLook;
  /** One for each date. */
  values: readonly number[];
}

interface LineProps {
  title: string;
  /** The drawing in words, for screen readers. */
  description: string;
  /** Epoch milliseconds, oldest first. */
  dates: readonly number[];
  /** In drawing order, the last on top. */
  series: readonly LineSeries[];
  /** From the lowest to the highest; without gaps they cover the whole scale. */
  bands: readonly Band[];
  formatTick: (date: number) => string;
  /** Index of the chosen date. */
  chosen: number;
  onChoose: (position: number) => void;
  /** Label of the slider that chooses a date, and its value text. */
  chooseLabel: string;
  reading: string;
}

const widest = 720;
/** Pixels per date below which dashes would be noise: the dimensions are drawn fainter than the overall line. */
const crowdedBelow = 8;
const roomy = { text: 13, right: 104, height: 300, ticks: 4, marker: 0.85 };
const narrow = { text: 11.5, right: 84, height: 250, ticks: 3, marker: 0.7 };

/** Lines over time on a banded scale, with a cursor that chooses a date. Text keeps its size at every width. */
export function Line({ title, description, dates, series, bands, formatTick, chosen, onChoose, ...cursor }: LineProps) {
  const [measure, width] = useWidth(widest);
  const sizes = width < 440 ? narrow : roomy;
  const plot = { left: 22, top: 10, width: Math.max(40, width - sizes.right - 22), height: sizes.height - 46 };
  const xs = timePositions(dates, plot);
  const y = scaleLinear({
    domain: [bands[0]?.from ?? 0, bands.at(-1)?.to ?? 1],
    range: [plot.top + plot.height, plot.top],
  });
  const crowded = plot.width / xs.length < crowdedBelow;
  const marked = [...new Set([...markedPoints(xs, 26), chosen])];

  return (
    <div ref={measure} className="relative">
      <Drawing title={title} description={description} viewBox={`0 0 ${width} ${sizes.height}`} height={sizes.height}>
        <LineBands bands={bands} plot={plot} y={y} text={sizes.text} />
        <LineTicks plot={plot} texts={timeTicks(dates, sizes.ticks).map(formatTick)} text={sizes.text} />
        <line
          x1={xs[chosen]}
          x2={xs[chosen]}
          y1={plot.top}
          y2={plot.top + plot.height}
          className="stroke-foreground/55"
        />
        {series.map(({ key, look, values }) => (
          <g key={key} className={look.colour}>
            <LinePath
              data={[...values]}
              x={(_, index) => xs[index] ?? 0}
              y={(value) => y(value)}
              className="fill-none stroke-current"
              strokeWidth={crowded ? look.width * 0.7 : look.width}
              strokeDasharray={crowded ? undefined : look.dash}
              opacity={crowded && look.dash ? 0.55 : 1}
              strokeLinejoin="round"
            />
            {marked.map((position) => (
              <path
                key={position}
                d={look.marker}
                transform={`translate(${xs[position]} ${y(values[position] ?? 0)}) scale(${sizes.marker})`}
                className="fill-current stroke-card"
                strokeWidth="1.25"
              />
            ))}
          </g>
        ))}
      </Drawing>
      <LineCursor positions={xs} plot={plot} chosen={chosen} onChoose={onChoose} {...cursor} />
    </div>
  );
}

interface LineTicksProps {
  plot: Plot;
  texts: readonly string[];
  text: number;
}

function LineTicks({ plot, texts, text }: LineTicksProps) {
  const steps = texts.length - 1;
  return (
    <Group aria-hidden="true">
      {texts.map((tick, index) => (
        <text
          key={tick}
          x={plot.left + (steps === 0 ? plot.width / 2 : (plot.width * index) / steps)}
          y={plot.top + plot.height + 22}
          textAnchor={steps > 0 && index === 0 ? 'start' : 'middle'}
          fontSize={text}
          className="fill-muted-foreground"
        >
          {tick}
        </text>
      ))}
    </Group>
  );
}
