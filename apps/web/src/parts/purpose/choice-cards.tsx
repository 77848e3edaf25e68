import { useId } from 'react';
import { cn } from '#ui/cn.ts';
import { FieldSet } from '#ui/field.tsx';

interface Choice<Key extends string> {
  key: Key;
  name: string;
  /** The number of people drawn for it. */
  reach?: string;
  meaning?: string;
}

interface ChoiceCardsProps<Key extends string> {
  label: string;
  hint: string;
  choices: readonly Choice<Key>[];
  chosen: Key | null;
  onChoose: (key: Key) => void;
  readOnly: boolean;
}

/** One of a few options, each with its explanation if it needs one. The whole card can be pressed. */
export function ChoiceCards<Key extends string>({
  label,
  hint,
  choices,
  chosen,
  onChoose,
  readOnly,
}: ChoiceCardsProps<Key>) {
  const id = useId();
  return (
    <FieldSet label={<h2>{label}</h2>} hint={hint}>
      <div className={cn('mt-2 grid gap-3', choices.length === 3 ? 'lg:grid-cols-3' : 'sm:grid-cols-2')}>
        {choices.map(({ key, name, reach, meaning }) => (
          <label
            key={key}
            className="flex items-start gap-3.5 rounded-lg border bg-card p-4 transition-colors duration-150 hover:bg-muted has-checked:border-primary has-disabled:cursor-default has-checked:bg-secondary has-disabled:hover:bg-card has-checked:text-secondary-foreground has-checked:has-disabled:hover:bg-secondary has-focus-visible:outline-2 has-focus-visible:outline-ring has-focus-visible:outline-offset-2 sm:p-5"
          >
            <input
              type="radio"
              name={id}
              value={key}
              checked={chosen === key}
              disabled={readOnly}
              onChange={() => onChoose(key)}
              aria-labelledby={`${id}${key}`}
              aria-describedby={meaning && `${id}${key}about`}
              className="mt-0.5 size-6 shrink-0 scroll-mb-28 appearance-none rounded-full border border-input bg-card outline-none checked:border-8 checked:border-primary disabled:cursor-default"
            />
            <span className="grid min-w-0 gap-1">
              <span id={`${id}${key}`} className="font-medium">
                {name}
              </span>
              {meaning && (
                <span id={`${id}${key}about`} className="grid gap-1 text-[0.95rem]">
                  {reach && <span className="font-medium text-[0.9rem] text-primary">{reach}</span>}
                  <span className="text-muted-foreground">{meaning}</span>
                </span>
              )}
            </span>
          </label>
        ))}
      </div>
    </FieldSet>
  );
}
