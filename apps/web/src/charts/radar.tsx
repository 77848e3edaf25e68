import { toRadians } from '@miraco/drawing/angle';
import {
  radarHeights,
  radarLabel,
  radarPoint,
  radarRadius,
  radarReach,
  radarSteps,
  radarUprightLabel,
} from '@miraco/drawing/radar';
import { turnOf } from '@miraco/drawing/rosette';
import { Group } from '@visx/group';
import { scaleLinear } from '@visx/scale';
import { LineRadial } from '@visx/shape';
import { useId } from 'react';
import { nameLines } from './name-lines.ts';
import { type SeriesLook, SeriesPattern } from './series-mark.tsx';
import { useWidth } from './use-width.ts';

interface RadarSeries {
  key: string;
  /** One of 0 to 3 for each axis. */
  values: readonly number[];
  look: SeriesLook;
}

interface RadarProps {
  title: string;
  /** The drawing in words, for screen readers. */
  description: string;
  /** The names of the axes, the first at the top, the others clockwise. */
  axes: readonly string[];
  /** In drawing order, the last on top. */
  series: readonly RadarSeries[];
  /** The value of the innermost ring, where that is a value like the others. Without it the ring is 0: not rated. */
  innermost?: number;
  className?: string;
}

const widest = 640;
/** Phones have little room: names move closer and wrap, and markers shrink. */
const roomy = { text: 13.5, gap: 9, margin: 8, marker: 1, steps: [0, 1, 2, 3], letters: 40 };
const narrow = { text: 12, gap: 6, margin: 4, marker: 0.8, steps: [1, 2, 3], letters: 13 };
/** Up to so many axes, names have room to stand upright. */
const mostUpright = 6;
/** Mean width of a letter of the interface's typeface, in em. */
const letterWidth = 0.54;

/** The rosette with axes and names: each series is a star on the rings 0 to 3. Text keeps its size at every width. */
export function Radar({ title, description, axes, series, innermost, className }: RadarProps) {
  const id = useId();
  const [measure, width] = useWidth(widest);
  const sizes = width < 440 ? narrow : roomy;
  const longest = (name: string) => Math.max(...nameLines(name, sizes.letters).map((line) => line.length));
  const names = { widths: axes.map((name) => longest(name) * sizes.text * letterWidth), gap: sizes.gap };
  // Along its axis a name needs its length; upright above or below, its height.
  const upright = axes.length <= mostUpright;
  const reach = radarReach(names, width / 2 - sizes.margin);
  const radius = scaleLinear({ domain: [0, 3], range: [radarRadius(0, reach), radarRadius(3, reach)] });
  const { above, below } = radarHeights(
    upright ? { ...names, widths: axes.map(() => sizes.text * 1.5) } : names,
    reach,
  );
  const height = above + below + 2 * sizes.margin;

  return (
    <svg
      ref={measure}
      viewBox={`${-width / 2} ${-above - sizes.margin} ${width} ${height}`}
      height={height}
      role="img"
      aria-labelledby={`${id}title ${id}description`}
      className={`mx-auto block w-full max-w-[38rem] ${className ?? ''}`}
    >
      <title id={`${id}title`}>{title}</title>
      <desc id={`${id}description`}>{description}</desc>
      <defs>
        {series.map(({ key, look }) => (
          <SeriesPattern key={key} id={`${id}${key}`} look={look} />
        ))}
      </defs>
      <Axes axes={axes} radius={radius} sizes={sizes} upright={upright} />
      {series.map(({ key, values, look }) => (
        <Group key={key} className={look.colour}>
          <Star values={values} radius={radius} fill={`url(#${id}${key})`} whole={innermost !== undefined} />
        </Group>
      ))}
      <Scale axes={axes.length} radius={radius} sizes={sizes} innermost={innermost ?? 0} />
      {series.map(({ key, values, look }) =>
        values.map((value, position) => {
          if (value === 0 && innermost === undefined) return null;
          const { x, y } = radarPoint(position, values.length, radius(value));
          return (
            <Group key={`${key}${axes[position]}`} left={x} top={y} className={look.colour}>
              <path
                d={look.marker}
                transform={`scale(${sizes.marker})`}
                className="fill-current stroke-card"
                strokeWidth="1.25"
              />
            </Group>
          );
        }),
      )}
    </svg>
  );
}

interface StarProps {
  values: readonly number[];
  radius: (value: number) => number;
  fill: string;
  /** Draws it even where all of its values are on the innermost ring. */
  whole: boolean;
}

function Star({ values, radius, fill, whole }: StarProps) {
  if (!whole && values.every((value) => value === 0)) return null;
  const turn = (position: number) => toRadians(turnOf(position, values.length));
  return (
    <LineRadial data={[...values]} angle={(_, position) => turn(position)} radius={radius}>
      {({ path }) => (
        <path
          d={`${path([...values])}Z`}
          fill={fill}
          className="stroke-current"
          strokeWidth="1.25"
          strokeLinejoin="round"
        />
      )}
    </LineRadial>
  );
}

interface AxesProps {
  axes: readonly string[];
  radius: (value: number) => number;
  sizes: typeof roomy;
  upright: boolean;
}

function Axes({ axes, radius, sizes, upright }: AxesProps) {
  return (
    <Group aria-hidden="true">
      {radarSteps.map((step) => (
        <circle key={step} r={radius(step)} className="fill-none stroke-border" />
      ))}
      {axes.map((name, position) => {
        const inner = radarPoint(position, axes.length, radius(0));
        const outer = radarPoint(position, axes.length, radius(3));
        const label = (upright ? radarUprightLabel : radarLabel)(position, axes.length, radius(3) + sizes.gap);
        return (
          <Group key={name}>
            <line x1={inner.x} y1={inner.y} x2={outer.x} y2={outer.y} className="stroke-border" />
            <text
              transform={`translate(${label.x} ${label.y}) rotate(${label.degrees})`}
              textAnchor={label.anchor}
              fontSize={sizes.text}
              className="fill-foreground"
            >
              {nameLines(name, sizes.letters).map((line, index, { length }) => (
                <tspan key={line} x={0} y={(index - (length - 1) / 2) * sizes.text} dy="0.35em">
                  {line}
                </tspan>
              ))}
            </text>
          </Group>
        );
      })}
    </Group>
  );
}

interface ScaleProps {
  axes: number;
  radius: (value: number) => number;
  sizes: typeof roomy;
  innermost: number;
}

/** The empty centre and the numbers of the rings, on top of the series. */
function Scale({ axes, radius, sizes, innermost }: ScaleProps) {
  return (
    <Group aria-hidden="true">
      <circle r={radius(0)} className="fill-card stroke-border" />
      {sizes.steps.map((step) => {
        // Between the first and the last axis, where no name is.
        const { x, y } = radarPoint(-0.5, axes, radius(step));
        return (
          <text
            key={step}
            x={x}
            y={y}
            dy="0.35em"
            textAnchor="middle"
            fontSize={sizes.text - 2.5}
            className="fill-muted-foreground stroke-card [paint-order:stroke] [stroke-width:3px]"
          >
            {step + innermost}
          </text>
        );
      })}
    </Group>
  );
}
