import { type Virtue, virtues } from '@miraco/domain/virtues';
import { petals, reachOf, turnOf } from '@miraco/drawing/rosette';
import { nameLines } from '#charts/name-lines.ts';
import { useHydrated } from '#shared/session/use-hydrated.ts';
import { cn } from '#ui/cn.ts';

/** Half the side of the drawing. The rosette leaves room for the longest name of the method: 21 letters at the side. */
const half = 86;
const scale = 0.85;
const nameRadius = scale * reachOf(3) + 3.5;
/** An operator's names can have 40 letters. */
const lettersOfLine = 21;
const lineHeight = 4.4;

/** The rosette with the name of a virtue at every petal. Hidden from screen readers: the same names stand beside it as a list. */
export function NamedRosette({ names, className }: { names: Readonly<Record<Virtue, string>>; className?: string }) {
  // The server fills the names in as they are: only the app can break one into lines.
  const hydrated = useHydrated();
  const drawn = petals(virtues.map(() => 3));
  return (
    <svg
      viewBox={`${-half} ${-half} ${2 * half} ${2 * half}`}
      className={cn('overflow-visible', className)}
      aria-hidden="true"
    >
      {virtues.map((virtue, position) => {
        const turn = turnOf(position, virtues.length);
        // On the left half a name would be upside down: it is rotated and ends at its petal.
        const left = turn > 180;
        return (
          <g key={virtue} className="group">
            <path
              d={drawn[position]?.path}
              transform={`rotate(${turn}) scale(${scale})`}
              className="fill-primary transition-colors duration-200 group-hover:fill-accent"
            />
            <text
              transform={`rotate(${turn - 90}) translate(${nameRadius} 0)${left ? ' rotate(180)' : ''}`}
              textAnchor={left ? 'end' : 'start'}
              dominantBaseline="central"
              fontSize="4.1"
              className="fill-foreground"
            >
              {hydrated ? <Lines name={names[virtue]} /> : names[virtue]}
            </text>
          </g>
        );
      })}
    </svg>
  );
}

/** A name of one line as it is, a longer one broken between its words, around the middle of its petal. */
function Lines({ name }: { name: string }) {
  const lines = nameLines(name, lettersOfLine);
  if (lines.length === 1) return name;
  return lines.map((line, index) => (
    <tspan key={line} x="0" dy={index === 0 ? (-(lines.length - 1) / 2) * lineHeight : lineHeight}>
      {line}
    </tspan>
  ));
}
