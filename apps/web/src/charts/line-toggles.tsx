import type { LineLook } from './line-looks.ts';

interface Toggle {
  key: string;
  name: string;
  look: LineLook;
  /** At the chosen date. */
  value: string;
  shown: boolean;
}

interface LineTogglesProps {
  label: string;
  lines: readonly Toggle[];
  onToggle: (key: string) => void;
}

/** The legend: each line with its value at the chosen date, and a switch that shows or hides it. */
export function LineToggles({ label, lines, onToggle }: LineTogglesProps) {
  return (
    <fieldset aria-label={label} className="flex flex-wrap gap-2">
      {lines.map(({ key, name, look, value, shown }) => (
        <button
          key={key}
          type="button"
          aria-pressed={shown}
          onClick={() => onToggle(key)}
          className="flex min-h-11 flex-auto basis-34 items-center gap-1.5 rounded-md border border-input bg-card px-2 text-left text-[0.9rem] leading-tight hover:bg-muted aria-[pressed=false]:border-dashed aria-[pressed=false]:text-muted-foreground"
        >
          <svg viewBox="-11 -7 22 14" className={`h-3.5 w-5.5 shrink-0 ${look.colour}`} aria-hidden="true">
            {shown && (
              <line x1="-11" x2="11" className="stroke-current" strokeWidth={look.width} strokeDasharray={look.dash} />
            )}
            <path d={look.marker} className={shown ? 'fill-current' : 'fill-none stroke-current'} />
          </svg>
          <span className="flex-1">{name}</span>
          <span className="tabular-nums">{value}</span>
        </button>
      ))}
    </fieldset>
  );
}
