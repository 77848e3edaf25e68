import { emptyReach, radarPetal, radarPoint, radarRadius } from '@miraco/drawing/radar';
import { petalPath, turnOf } from '@miraco/drawing/rosette';
import type { RadarLayout } from './radar-layout.ts';
import type { SeriesLook } from './series-mark.tsx';

export interface RadarSeries {
  key: string;
  /** One of 0 to 3 for each axis. */
  values: readonly number[];
  look: SeriesLook;
}

interface RadarPetalsProps {
  series: RadarSeries;
  fill: string;
  reach: number;
}

/** A petal on each axis that has a value in the series. */
export function RadarPetals({ series: { key, values, look }, fill, reach }: RadarPetalsProps) {
  const paint = look.pattern === 'outline' ? { fill: 'none', strokeDasharray: '4 3' } : { fill };
  return (
    <g className={look.colour}>
      {values.map((value, position) => {
        if (value === 0) return null;
        const turn = turnOf(position, values.length);
        return (
          <path
            key={`${key}${turn}`}
            d={petalPath(radarPetal(value, values.length, reach))}
            transform={`rotate(${turn})`}
            className="stroke-current"
            strokeWidth="1.5"
            {...paint}
          />
        );
      })}
    </g>
  );
}

interface RadarPlacesProps {
  axes: readonly string[];
  series: readonly RadarSeries[];
  reach: number;
}

/** The empty places of the axes that have no value in any series. */
export function RadarPlaces({ axes, series, reach }: RadarPlacesProps) {
  const path = petalPath(radarPetal(emptyReach, axes.length, reach));
  return (
    <g className="fill-none stroke-input" strokeDasharray="3 2.5">
      {axes.map((name, position) => {
        if (series.some(({ values }) => values[position] !== 0)) return null;
        return <path key={name} d={path} transform={`rotate(${turnOf(position, axes.length)})`} />;
      })}
    </g>
  );
}

/** Pixels between a sign in the heart and its edge. */
const signRoom = 7;

interface RadarSignsProps {
  series: RadarSeries;
  layout: RadarLayout;
  /** Whether 0 means that there is no value. */
  rated: boolean;
}

/**
 * The sign of the series at the tip of each petal. Names along the petals would cover it: then it is in the heart, or shows only
 * the petals without a length.
 */
export function RadarSigns({ series: { key, values, look }, layout, rated }: RadarSignsProps) {
  const { reach, inside } = layout;
  const inHeart = radarRadius(0, reach) - signRoom;
  const radiusOf = (value: number) => (inside && rated ? inHeart : radarRadius(value, reach));
  return (
    <g className={look.colour}>
      {values.map((value, position) => {
        if (rated ? value === 0 : inside && value > 0) return null;
        const { x, y } = radarPoint(position, values.length, radiusOf(value));
        return (
          <path
            key={`${key}${turnOf(position, values.length)}`}
            d={look.marker}
            transform={`translate(${x} ${y}) scale(${inside ? 0.75 : 1})`}
            className="fill-current stroke-card"
            strokeWidth="1.25"
          />
        );
      })}
    </g>
  );
}
