import { scaleBand, scaleLinear } from '@visx/scale';
import { LinePath } from '@visx/shape';
import { Drawing } from './drawing.tsx';
import { wellnessLooks } from './line-looks.ts';
import { useWidth } from './use-width.ts';

/** One series below the bars, on the same weeks. */
interface AlongsideRow {
  key: string;
  label: string;
  /** One for each week; null where nothing was measured. */
  values: readonly (number | null)[];
  /** The lowest and the highest value there can be, with what they are called. */
  ends: readonly [{ value: number; name: string }, { value: number; name: string }];
  /** SVG path of the marker of a value, around 0 0. */
  markerOf?: (value: number) => string | undefined;
}

interface WeeksAlongsideProps {
  title: string;
  /** The drawing in words, for screen readers. */
  description: string;
  /** The first day of each week in words. */
  weeks: readonly string[];
  /** How often, in each week. */
  bars: { label: string; values: readonly number[] };
  rows: readonly AlongsideRow[];
}

const widest = 560;
const text = 12;
const panel = { label: 20, height: 52, gap: 14 };
/** For the names of the ends. */
const right = 84;
const place = panel.label + panel.height + panel.gap;
const { marker: dot, colour } = wellnessLooks.overall;

/** Bars by week, and below them other values of the same weeks, one above the other on one axis. */
export function WeeksAlongside({ title, description, weeks, bars, rows }: WeeksAlongsideProps) {
  const [measure, width] = useWidth(widest);
  const x = scaleBand({
    domain: weeks.map((_, index) => index),
    range: [0, Math.max(120, width - right)],
    padding: 0.3,
  });
  const middle = (index: number) => (x(index) ?? 0) + x.bandwidth() / 2;
  const most = Math.max(3, ...bars.values);
  const height = place * (rows.length + 1) + text;
  return (
    <div ref={measure}>
      <Drawing
        title={title}
        description={description}
        viewBox={`0 0 ${width} ${height}`}
        height={height}
        className="tabular-nums"
        fontSize={text}
      >
        <PanelFrame top={0} label={bars.label} width={x.range()[1]} />
        {bars.values.map((value, index) => {
          const tall = (value / most) * (panel.height - text - 4);
          const foot = panel.label + panel.height;
          return (
            // The weeks have no other key than their place.
            <g key={weeks[index]}>
              <rect x={x(index)} y={foot - tall} width={x.bandwidth()} height={tall} rx={2} className="fill-primary" />
              {value > 0 && (
                <text x={middle(index)} y={foot - tall - 4} textAnchor="middle" className="fill-muted-foreground">
                  {value}
                </text>
              )}
            </g>
          );
        })}
        {rows.map((row, index) => (
          <g key={row.key}>
            <PanelFrame top={place * (index + 1)} label={row.label} width={x.range()[1]} />
            <Row row={row} top={place * (index + 1) + panel.label} middle={middle} end={x.range()[1] + 8} />
          </g>
        ))}
        <text x={0} y={height - 2} className="fill-muted-foreground">
          {weeks[0]}
        </text>
        <text x={x.range()[1]} y={height - 2} textAnchor="end" className="fill-muted-foreground">
          {weeks.at(-1)}
        </text>
      </Drawing>
    </div>
  );
}

function PanelFrame({ top, label, width }: { top: number; label: string; width: number }) {
  const foot = top + panel.label + panel.height;
  return (
    <>
      <text x={0} y={top + text} className="fill-foreground font-medium">
        {label}
      </text>
      <line x1={0} x2={width} y1={foot} y2={foot} className="stroke-border" />
    </>
  );
}

interface RowProps {
  row: AlongsideRow;
  /** Of the panel, below its label. */
  top: number;
  middle: (week: number) => number;
  /** Where the names of the ends begin. */
  end: number;
}

function Row({ row: { values, ends, markerOf }, top, middle, end }: RowProps) {
  const [lowest, highest] = ends;
  const y = scaleLinear({ domain: [lowest.value, highest.value], range: [top + panel.height - 7, top + 7] });
  const points = values.flatMap((value, week) => (value === null ? [] : [{ week, value }]));
  return (
    <g className={colour}>
      <LinePath
        data={points}
        x={({ week }) => middle(week)}
        y={({ value }) => y(value)}
        className="fill-none stroke-current"
        strokeWidth={1.75}
      />
      {points.map(({ week, value }) => (
        <path
          key={week}
          d={markerOf?.(value) ?? dot}
          transform={`translate(${middle(week)} ${y(value)}) scale(0.9)`}
          className="fill-current stroke-card"
          strokeWidth="1.25"
        />
      ))}
      {ends.map(({ value, name }) => (
        <text key={value} x={end} y={y(value) + 4} className="fill-muted-foreground">
          {name}
        </text>
      ))}
    </g>
  );
}
