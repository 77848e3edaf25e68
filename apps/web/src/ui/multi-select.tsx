import { ChevronDown, X } from 'lucide-react';
import { type FocusEvent, type ReactNode, type RefObject, useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { cn } from './cn.ts';
import { useFieldControl } from './field-context.ts';
import { controlClasses } from './input.tsx';
import { MultiSelectChips } from './multi-select-chips.tsx';
import { MultiSelectList } from './multi-select-list.tsx';
import type { OptionGroup } from './multi-select-options.ts';
import { useMultiSelect } from './use-multi-select.ts';

interface MultiSelectProps {
  /** Accessible name of the list and of the chosen options; the field around it names the input. */
  label: string;
  groups: readonly OptionGroup[];
  /** In the order they were chosen. */
  value: readonly string[];
  onChange: (value: string[]) => void;
  placeholder?: string;
  disabled?: boolean;
  /** Help in place of an answer: a link, shown with a search that it is for, and with every search that finds nothing. */
  help?: { isFor: (query: string) => boolean; link: ReactNode };
  /** The list is always open, in its place on the page: for the one question of a page. */
  inline?: boolean;
  className?: string;
}

/**
 * Chooses several of many options: a search input, a grouped list, and the chosen options as chips. By keyboard, arrows and Enter
 * choose, Escape closes, Backspace in the empty input removes the last.
 */
export function MultiSelect({
  label,
  groups,
  value,
  onChange,
  placeholder,
  disabled = false,
  help,
  inline = false,
  className,
}: MultiSelectProps) {
  const { t } = useTranslation();
  const field = useFieldControl();
  const state = useMultiSelect({ groups, value, onChange, pinned: inline, isHelp: help?.isFor });
  const countId = useId();
  const { input, open, query, options, listId } = state;
  const popup = usePopupInView(open && !inline, input);
  const described = [field['aria-describedby'], countId].filter(Boolean).join(' ');

  const leave = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget === input.current) return;
    const isInside = popup.current?.contains(relatedTarget);
    if (!isInside) state.close();
    // A screen reader may move the focus into the list to press an option: it returns. The link is left where it is.
    else if (!(relatedTarget instanceof HTMLAnchorElement)) input.current?.focus();
  };

  return (
    <div className={cn('grid min-w-0 gap-2', className)}>
      <div className="relative">
        <input
          ref={input}
          type="text"
          role="combobox"
          aria-expanded={open && options.length > 0}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={state.activeId}
          autoComplete="off"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="done"
          placeholder={placeholder ?? t('multiSelect.placeholder')}
          disabled={disabled}
          value={query}
          onChange={(event) => state.search(event.target.value)}
          onClick={state.show}
          onKeyDown={state.onKeyDown}
          onBlur={leave}
          className={cn(controlClasses, 'scroll-mt-28 pr-12')}
          {...field}
          aria-describedby={described}
        />
        {/* Not a tab stop: the keyboard has Escape and the arrows for this. */}
        {(query !== '' || !inline) && (
          <button
            type="button"
            tabIndex={-1}
            disabled={disabled}
            aria-label={query ? t('multiSelect.clear') : t('multiSelect.show', { label })}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => {
              input.current?.focus();
              if (query) state.search('');
              else if (open) state.close();
              else state.show();
            }}
            className="absolute top-0 right-0 grid size-11 place-items-center text-muted-foreground disabled:opacity-60"
          >
            {query ? (
              <X className="size-5" aria-hidden="true" />
            ) : (
              <ChevronDown className={cn('size-5', open && 'rotate-180')} aria-hidden="true" />
            )}
          </button>
        )}
        {open && !disabled && (
          // biome-ignore lint/a11y/noStaticElementInteractions: keeps the focus in the input, wherever the list is pressed
          <div
            ref={popup}
            // A scroll container is otherwise a tab stop.
            tabIndex={-1}
            onMouseDown={(event) => event.preventDefault()}
            onBlur={leave}
            className={cn(
              'mt-1.5 rounded-lg border bg-popover text-popover-foreground',
              // An inline list keeps its height: what follows does not move at each letter.
              inline
                ? 'flex h-[min(20rem,42dvh)] flex-col overflow-hidden'
                : 'absolute inset-x-0 top-full z-30 max-h-[min(22rem,42dvh)] scroll-mb-24 animate-fade overflow-y-auto overscroll-contain p-1.5 shadow-floating lg:scroll-mb-4',
            )}
          >
            {help && state.asksForHelp && <p className="px-3 py-1 font-medium">{help.link}</p>}
            {state.isNothing && (
              <p className="px-3 py-2.5 text-muted-foreground">{t('multiSelect.nothing', { query: query.trim() })}</p>
            )}
            {options.length > 0 && (
              <MultiSelectList
                id={listId}
                label={label}
                groups={state.shown}
                options={options}
                chosen={value}
                active={state.active}
                optionId={state.optionId}
                onPress={state.press}
                // Of the two only the list itself may scroll without being a tab stop: its input is one.
                className={inline ? 'min-h-0 flex-1 overflow-y-auto p-1.5' : undefined}
              />
            )}
          </div>
        )}
      </div>
      <p id={countId} hidden>
        {t('multiSelect.count', { count: value.length })}
      </p>
      <p role="status" className="sr-only">
        {state.announcement}
      </p>
      <MultiSelectChips label={label} chosen={state.chosen} disabled={disabled} input={input} onRemove={state.change} />
    </div>
  );
}

/** Scrolls the opened list into view. On touch screens, where a keyboard covers half of them, the input goes to the top. */
function usePopupInView(open: boolean, input: RefObject<HTMLInputElement | null>) {
  const popup = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!open) return;
    const touch = window.matchMedia('(pointer: coarse)').matches;
    if (touch) input.current?.scrollIntoView({ block: 'start' });
    else popup.current?.scrollIntoView({ block: 'nearest' });
  }, [open, input]);
  return popup;
}
