import { radarHeights, radarLabel, radarPoint, radarRadius, radarReach, radarSteps } from '@miraco/domain/radar';
import { turnOf } from '@miraco/domain/rosette';
import { Group } from '@visx/group';
import { scaleLinear } from '@visx/scale';
import { LineRadial } from '@visx/shape';
import { useId } from 'react';
import { markers, type SeriesLook, SeriesPattern } from './series-mark.tsx';
import { useWidth } from './use-width.ts';

export interface RadarSeries {
  key: string;
  /** One of 0 to 3 for each axis. */
  values: readonly number[];
  look: SeriesLook;
}

interface RadarProps {
  title: string;
  /** Says in words what can be seen. */
  description: string;
  /** The names of the axes, the first at the top, the others clockwise. */
  axes: readonly string[];
  /** Drawn in this order, the last on top. */
  series: readonly RadarSeries[];
  className?: string;
}

const widest = 640;
const textGap = 9;
/** Mean width of a letter of the interface's typeface, as a share of the size of the text. */
const letterWidth = 0.55;
/** So that names which end near the edge are not cut. */
const margin = 8;

/** The rosette with axes and names: each series is a star on the rings 0 to 3. Text keeps its size at every width. */
export function Radar({ title, description, axes, series, className }: RadarProps) {
  const id = useId();
  const [measure, width] = useWidth(widest);
  const textSize = width < 440 ? 12 : 13.5;
  const names = { widths: axes.map((name) => name.length * textSize * letterWidth), gap: textGap };
  const reach = radarReach(names, width / 2 - margin);
  const radius = scaleLinear({ domain: [0, 3], range: [radarRadius(0, reach), radarRadius(3, reach)] });
  const { above, below } = radarHeights(names, reach);
  const height = above + below + 2 * margin;

  return (
    <svg
      ref={measure}
      viewBox={`${-width / 2} ${-above - margin} ${width} ${height}`}
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
      <Axes axes={axes} radius={radius} textSize={textSize} />
      {series.map(({ key, values, look }) => (
        <Group key={key} className={look.colour}>
          <Star values={values} radius={radius} fill={`url(#${id}${key})`} heart={radius(0)} />
        </Group>
      ))}
      {series.map(({ key, values, look }) =>
        values.map((value, position) => {
          if (value === 0) return null;
          const { x, y } = radarPoint(position, values.length, radius(value));
          return (
            <Group key={`${key}${axes[position]}`} left={x} top={y} className={look.colour}>
              <path d={markers[look.marker]} className="fill-current stroke-card" strokeWidth="1.25" />
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
  heart: number;
}

function Star({ values, radius, fill, heart }: StarProps) {
  if (values.every((value) => value === 0)) return null;
  const turn = (position: number) => (turnOf(position, values.length) * Math.PI) / 180;
  return (
    <LineRadial data={[...values]} angle={(_, position) => turn(position)} radius={radius}>
      {({ path }) => (
        <path
          // The heart is cut out, as it is in the rosette.
          d={`${path([...values])}Z M${-heart} 0a${heart} ${heart} 0 1 0 ${2 * heart} 0a${heart} ${heart} 0 1 0 ${-2 * heart} 0Z`}
          fill={fill}
          fillRule="evenodd"
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
  textSize: number;
}

function Axes({ axes, radius, textSize }: AxesProps) {
  return (
    <Group aria-hidden="true">
      {radarSteps.map((step) => (
        <circle key={step} r={radius(step)} className="fill-none stroke-border" />
      ))}
      {axes.map((name, position) => {
        const inner = radarPoint(position, axes.length, radius(0));
        const outer = radarPoint(position, axes.length, radius(3));
        const label = radarLabel(position, axes.length, radius(3) + textGap);
        return (
          <Group key={name}>
            <line x1={inner.x} y1={inner.y} x2={outer.x} y2={outer.y} className="stroke-border" />
            <text
              transform={`translate(${label.x} ${label.y}) rotate(${label.degrees})`}
              dy="0.35em"
              textAnchor={label.anchor}
              fontSize={textSize}
              className="fill-foreground"
            >
              {name}
            </text>
          </Group>
        );
      })}
      {radarSteps.map((step) => {
        // Between the first and the last axis, where no name is.
        const { x, y } = radarPoint(-0.5, axes.length, radius(step));
        return (
          <text
            key={step}
            x={x}
            y={y}
            dy="0.35em"
            textAnchor="middle"
            fontSize={11}
            className="fill-muted-foreground stroke-card [paint-order:stroke] [stroke-width:3px]"
          >
            {step}
          </text>
        );
      })}
    </Group>
  );
}
