import { useId } from 'react';
import { Drawing } from './drawing.tsx';
import { RadarAxes, RadarScale } from './radar-axes.tsx';
import { radarLayout } from './radar-layout.ts';
import { RadarPetals, RadarPlaces, type RadarSeries, RadarSigns } from './radar-petals.tsx';
import { SeriesPattern } from './series-mark.tsx';
import { useWidth } from './use-width.ts';

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
}

const widest = 640;

/** The rosette with axes and names: on each axis a petal as long as its value, on the rings 0 to 3. Text keeps its size at every width. */
export function Radar({ title, description, axes, series, innermost }: RadarProps) {
  const id = useId();
  const [measure, width] = useWidth(widest);
  const layout = radarLayout(axes, width);
  const { reach, above, below } = layout;
  const height = above + below;

  return (
    <Drawing
      title={title}
      description={description}
      ref={measure}
      viewBox={`${-width / 2} ${-above} ${width} ${height}`}
      height={height}
      className="mx-auto max-w-[38rem]"
    >
      <defs>
        {series.map(({ key, look }) => (
          <SeriesPattern key={key} id={`${id}${key}`} look={look} written={layout.inside} />
        ))}
      </defs>
      <RadarAxes axes={axes} reach={reach} />
      {innermost === undefined && <RadarPlaces axes={axes} series={series} reach={reach} />}
      {series.map((one) => (
        <RadarPetals key={one.key} series={one} fill={`url(#${id}${one.key})`} reach={reach} />
      ))}
      <RadarScale axes={axes.length} layout={layout} innermost={innermost ?? 0} />
      {series.map((one) => (
        <RadarSigns key={one.key} series={one} layout={layout} rated={innermost === undefined} />
      ))}
    </Drawing>
  );
}
