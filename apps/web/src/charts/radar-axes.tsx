import { radarPoint, radarRadius, radarSteps } from '@miraco/drawing/radar';
import type { RadarLayout } from './radar-layout.ts';

/** The rings 0 to 3, and a line for each axis. */
export function RadarAxes({ axes, reach }: { axes: readonly string[]; reach: number }) {
  return (
    <g className="fill-none stroke-border">
      {radarSteps.map((step) => (
        <circle key={step} r={radarRadius(step, reach)} />
      ))}
      {axes.map((name, position) => {
        const inner = radarPoint(position, axes.length, radarRadius(0, reach));
        const outer = radarPoint(position, axes.length, reach);
        return <line key={name} x1={inner.x} y1={inner.y} x2={outer.x} y2={outer.y} />;
      })}
    </g>
  );
}

interface RadarScaleProps {
  axes: number;
  layout: RadarLayout;
  innermost: number;
}

/** The names of the axes and the numbers of the rings, on top of the petals. */
export function RadarScale({ axes, layout, innermost }: RadarScaleProps) {
  const { reach, names, text, inside } = layout;
  return (
    <g className="[paint-order:stroke] stroke-card">
      {names.map(({ name, lines, x, y, degrees, anchor }) => (
        <text
          key={name}
          transform={`translate(${x} ${y}) rotate(${degrees})`}
          textAnchor={anchor}
          fontSize={text}
          className="fill-foreground"
          strokeWidth={inside ? 2.5 : 0}
          strokeOpacity="0.8"
        >
          {lines.map((line, index) => (
            <tspan key={line} x={0} y={(index - (lines.length - 1) / 2) * text} dy="0.35em">
              {line}
            </tspan>
          ))}
        </text>
      ))}
      {radarSteps.slice(inside ? 1 : 0).map((step) => {
        // Between the first and the last axis, where no name is.
        const { x, y } = radarPoint(-0.5, axes, radarRadius(step, reach));
        return (
          <text
            key={step}
            x={x}
            y={y}
            dy="0.35em"
            textAnchor="middle"
            fontSize={Math.min(11, text - 1)}
            className="fill-muted-foreground"
            strokeWidth={3}
          >
            {step + innermost}
          </text>
        );
      })}
    </g>
  );
}
