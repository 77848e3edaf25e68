/** How a series looks, so that neither its colour nor its marker nor its pattern is the only sign. */
export interface SeriesLook {
  /** A class that sets the text colour: lines and fills take it. */
  colour: string;
  /** SVG path around 0 0, within 6 units of it. */
  marker: string;
  /** A pale fill shows what is drawn behind it; an outline has no fill. */
  pattern: 'hatched' | 'dotted' | 'plain' | 'pale' | 'outline';
}

interface SeriesPatternProps {
  id: string;
  look: SeriesLook;
  /** Names lie on the fill: a plain one is pale. */
  written?: boolean;
}

/** The fill of a series, for the `defs` of a chart. An outline has none. */
export function SeriesPattern({ id, look: { pattern, colour }, written = false }: SeriesPatternProps) {
  if (pattern === 'outline') return null;
  const background =
    pattern === 'plain' && !written ? 0.85 : pattern === 'hatched' || pattern === 'dotted' ? 0.12 : 0.3;
  return (
    <pattern
      id={id}
      width="5"
      height="5"
      patternUnits="userSpaceOnUse"
      patternTransform="rotate(45)"
      className={colour}
    >
      <rect width="5" height="5" className="fill-current" opacity={background} />
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
