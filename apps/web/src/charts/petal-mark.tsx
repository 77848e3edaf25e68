import { petalPath } from '@miraco/drawing/rosette';
import { useId } from 'react';
import { type SeriesLook, SeriesPattern } from './series-mark.tsx';

/** Pixels for each unit of the scale. */
const unit = 7;
const middle = 8;
/** Beyond the tip, for the sign. */
const signRoom = 9;

interface PetalMarkProps {
  /** Without it: the empty place of a virtue that is not rated. */
  look?: SeriesLook;
  /** Length of the petal, up to 3. */
  value: number;
}

/** A petal of a radar chart with its sign, for the legend. */
export function PetalMark({ look, value }: PetalMarkProps) {
  const id = useId();
  const tip = 4 + unit * value;
  const width = 1 + tip + (look ? signRoom : 1);
  const outline = !look || look.pattern === 'outline';
  return (
    <svg
      viewBox={`0 0 ${width} ${2 * middle}`}
      width={width}
      height={2 * middle}
      className={`shrink-0 ${look ? look.colour : 'text-input'}`}
      aria-hidden="true"
    >
      {look && (
        <defs>
          <SeriesPattern id={id} look={look} />
        </defs>
      )}
      <path
        d={petalPath({ root: 0, tip, shoulder: tip * 0.42, halfWidth: 5 + value })}
        transform={`translate(1 ${middle}) rotate(90)`}
        fill={outline ? 'none' : `url(#${id})`}
        strokeDasharray={outline ? '3 2.5' : undefined}
        className="stroke-current"
        strokeWidth="1.25"
      />
      {look && (
        <path d={look.marker} transform={`translate(${width - 5} ${middle}) scale(0.8)`} className="fill-current" />
      )}
    </svg>
  );
}
