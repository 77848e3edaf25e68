/** How a series looks, so that neither its colour nor its marker nor its pattern is the only sign. */
export interface SeriesLook {
  /** A class that sets the text colour: lines and fills take it. */
  colour: string;
  /** SVG path around 0 0, within 6 units of it. */
  marker: string;
  pattern: 'hatched' | 'dotted' | 'plain';
}

interface SeriesPatternProps {
  id: string;
  look: SeriesLook;
}

/** The fill of a series, for the `defs` of a chart. */
export function SeriesPattern({ id, look: { pattern, colour } }: SeriesPatternProps) {
  return (
    <pattern
      id={id}
      width="5"
      height="5"
      patternUnits="userSpaceOnUse"
      patternTransform="rotate(45)"
      className={colour}
    >
      <rect width="5" height="5" className="fill-current" opacity={pattern === 'plain' ? 0.3 : 0.1} />
      {pattern === 'hatched' && <rect width="1.3" height="5" className="fill-current" opacity="0.75" />}
      {pattern === 'dotted' && <circle cx="2.5" cy="2.5" r="0.95" className="fill-current" opacity="0.85" />}
    </pattern>
  );
}

/** The marker of a series, for a place beside its name. */
export function SeriesMark({
  look: { marker, colour },
  className = 'size-4',
}: {
  look: SeriesLook;
  className?: string;
}) {
  return (
    <svg viewBox="-7 -7 14 14" className={`shrink-0 ${colour} ${className}`} aria-hidden="true">
      <path d={marker} className="fill-current" />
    </svg>
  );
}
