import { type Scenario, scenarios } from '@miraco/domain/purpose';
import { useId } from 'react';
import { Drawing } from './drawing.tsx';
import { segments } from './scenario-geometry.ts';
import { scenarioLooks } from './scenario-looks.ts';
import { useWidth } from './use-width.ts';

interface ScenarioBarProps {
  title: string;
  /** The drawing in words, for screen readers. */
  description: string;
  counts: Readonly<Record<Scenario, number>>;
  /** Virtues without a scenario yet: an empty part at the end. */
  unanswered: number;
}

const height = 44;
const icon = 18;
/** Space between an icon and its number. */
const near = 6;
const sizes = { gap: 2, least: 46 };

/** The number of virtues in each scenario, as one stacked bar with icons and numbers. */
export function ScenarioBar({ title, description, counts, unanswered }: ScenarioBarProps) {
  const id = useId();
  const [measure, width] = useWidth(640);
  const parts = segments([...scenarios.map((scenario) => counts[scenario]), unanswered], width, sizes);
  const empty = parts.at(-1);
  return (
    <div ref={measure}>
      <Drawing
        title={title}
        description={description}
        viewBox={`0 0 ${width} ${height}`}
        height={height}
        className="tabular-nums"
      >
        <defs>
          <pattern
            id={`${id}stripes`}
            width="12"
            height="12"
            patternUnits="userSpaceOnUse"
            patternTransform="rotate(45)"
          >
            <rect width="12" height="12" className="fill-crisis" />
            <rect width="6" height="12" className="fill-challenge" />
          </pattern>
        </defs>
        {scenarios.map((scenario, position) => {
          const part = parts[position];
          if (!part || part.width === 0) return null;
          const { Icon, colour } = scenarioLooks[scenario];
          const middle = part.x + part.width / 2;
          return (
            <g key={scenario} className={colour}>
              <rect
                x={part.x}
                width={part.width}
                height={height}
                rx={6}
                {...(scenario === 'crisischallenge' ? { fill: `url(#${id}stripes)` } : { className: 'fill-current' })}
              />
              <g className="text-card">
                <Icon
                  x={middle - icon / 2 - near - 2}
                  y={(height - icon) / 2}
                  width={icon}
                  height={icon}
                  aria-hidden="true"
                />
                <text
                  x={middle + near + 2}
                  y={height / 2}
                  dominantBaseline="central"
                  className="fill-current font-semibold text-[15px]"
                >
                  {counts[scenario]}
                </text>
              </g>
            </g>
          );
        })}
        {empty && empty.width > 0 && (
          <>
            <rect
              x={empty.x + 0.75}
              y={0.75}
              width={empty.width - 1.5}
              height={height - 1.5}
              rx={6}
              strokeWidth={1.5}
              strokeDasharray="4 4"
              className="fill-none stroke-input"
            />
            <text
              x={empty.x + empty.width / 2}
              y={height / 2}
              textAnchor="middle"
              dominantBaseline="central"
              className="fill-muted-foreground text-[15px]"
            >
              {unanswered}
            </text>
          </>
        )}
      </Drawing>
    </div>
  );
}
