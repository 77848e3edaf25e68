import { type Virtue, virtues } from '@miraco/domain/virtues';
import { petals, reachOf, rosetteExtent, turnOf } from '@miraco/drawing/rosette';

/** Room around the rosette for the longest name, in units of the drawing. */
const nameRoom = 36;
const nameRadius = reachOf(3) + 3.5;

/** The rosette with the name of a virtue at every petal. Hidden from screen readers: the same names stand beside it as a list. */
export function NamedRosette({ names, className }: { names: Readonly<Record<Virtue, string>>; className?: string }) {
  const half = rosetteExtent + nameRoom;
  const drawn = petals(virtues.map(() => 3));
  return (
    <svg viewBox={`${-half} ${-half} ${2 * half} ${2 * half}`} className={className} aria-hidden="true">
      {virtues.map((virtue, position) => {
        const turn = turnOf(position, virtues.length);
        // On the left half a name would be upside down: it is rotated and ends at its petal.
        const left = turn > 180;
        return (
          <g key={virtue} className="group">
            <path
              d={drawn[position]?.path}
              transform={`rotate(${turn})`}
              className="fill-primary transition-colors duration-200 group-hover:fill-accent"
            />
            <text
              transform={`rotate(${turn - 90}) translate(${nameRadius} 0)${left ? ' rotate(180)' : ''}`}
              textAnchor={left ? 'end' : 'start'}
              dominantBaseline="central"
              fontSize="4.1"
              className="fill-foreground"
            >
              {names[virtue]}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
