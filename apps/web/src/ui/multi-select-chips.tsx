import { X } from 'lucide-react';
import { type RefObject, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Option } from './multi-select-options.ts';

interface MultiSelectChipsProps {
  label: string;
  chosen: readonly Option[];
  disabled: boolean;
  /** Gets the focus when the last chip is removed. */
  input: RefObject<HTMLInputElement | null>;
  onRemove: (option: Option) => void;
}

/** The chosen options, each with a button that removes it. */
export function MultiSelectChips({ label, chosen, disabled, input, onRemove }: MultiSelectChipsProps) {
  const { t } = useTranslation();
  const list = useRef<HTMLUListElement>(null);
  if (chosen.length === 0) return null;

  const remove = (option: Option, position: number) => {
    const buttons = list.current?.querySelectorAll('button') ?? [];
    // The focus would be lost with the button: it moves to the neighbour.
    const neighbour = buttons[position + 1] ?? buttons[position - 1] ?? input.current;
    onRemove(option);
    neighbour?.focus();
  };
  return (
    <ul ref={list} aria-label={t('multiSelect.chosen', { label })} className="flex flex-wrap gap-2">
      {chosen.map((option, position) => (
        <li
          key={option.value}
          className="flex min-h-9 min-w-0 max-w-full items-center rounded-md bg-secondary py-1 pl-3 text-[0.92rem] text-secondary-foreground leading-snug"
        >
          <span className={disabled ? 'min-w-0 pr-3' : 'min-w-0'}>
            {option.label}
            {option.note && <span className="opacity-80"> · {option.note}</span>}
          </span>
          {!disabled && (
            <button
              type="button"
              aria-label={t('multiSelect.remove', { label: option.label })}
              onClick={() => remove(option, position)}
              // Small to see, large to press: 44 px with the gaps around it.
              className="relative ml-0.5 grid size-9 shrink-0 place-items-center rounded-md after:absolute after:-inset-1 hover:bg-foreground/8"
            >
              <X className="size-4" aria-hidden="true" />
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}
