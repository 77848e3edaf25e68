import { type KeyboardEvent, useDeferredValue, useEffect, useId, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  chosenOptions,
  filterGroups,
  moved,
  type Option,
  type OptionGroup,
  optionsOf,
  toggle,
} from './multi-select-options.ts';

/** Long enough for the end of a word: a count read out at every letter would drown the letters. */
const typingPause = 700;

interface MultiSelectState {
  groups: readonly OptionGroup[];
  value: readonly string[];
  onChange: (value: string[]) => void;
}

/** How the multi-select behaves: the combobox of the ARIA authoring practices, with a list in which several can be chosen. */
export function useMultiSelect({ groups, value, onChange }: MultiSelectState) {
  const { t } = useTranslation();
  const listId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [open, setOpen] = useState(false);
  const [query, setQuery] = useState('');
  const [active, setActive] = useState(-1);
  const [news, setNews] = useState('');
  const all = useMemo(() => optionsOf(groups), [groups]);
  const shown = useMemo(() => filterGroups(groups, query), [groups, query]);
  const options = useMemo(() => optionsOf(shown), [shown]);
  const chosen = chosenOptions(value, all);
  const optionId = (position: number) => `${listId}-${position}`;

  const count = useDeferredValue(options.length);
  useEffect(() => {
    if (!open || query.trim() === '') return;
    const said = count === 0 ? t('multiSelect.nothing', { query: query.trim() }) : t('multiSelect.found', { count });
    const timer = setTimeout(() => setNews(said), typingPause);
    return () => clearTimeout(timer);
  }, [open, query, count, t]);

  const activeId = open && options[active] ? optionId(active) : undefined;
  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);

  const close = () => {
    setOpen(false);
    setQuery('');
    setActive(-1);
  };
  const change = (option: Option) => {
    const next = toggle(value, option, all);
    const said = next.includes(option.value) ? 'multiSelect.added' : 'multiSelect.removed';
    setNews(t(said, { label: option.label, count: next.length }));
    onChange(next);
  };
  const removeLast = (event: KeyboardEvent) => {
    const last = chosen.at(-1);
    // A key held down to erase a word must not go on with what was chosen.
    if (last && query === '' && !event.repeat) change(last);
  };
  const enter = () => {
    const option = options[active];
    if (!open) setOpen(true);
    else if (option) {
      change(option);
      // The next letter begins the next search.
      input.current?.select();
    }
  };
  const leave = (event: KeyboardEvent) => {
    if (!open && query === '') return;
    // It closes the list, and not the dialog that may be around it.
    event.preventDefault();
    event.stopPropagation();
    close();
  };
  const move = (event: KeyboardEvent) => {
    if (event.altKey) {
      if (event.key === 'ArrowDown') setOpen(true);
      if (event.key === 'ArrowUp') close();
    }
    const position = event.altKey ? undefined : moved(event.key, active, options.length);
    if (position !== undefined) {
      setOpen(true);
      setActive(position);
    }
    if (event.altKey || position !== undefined) event.preventDefault();
  };

  return {
    input,
    listId,
    optionId,
    open,
    query,
    active,
    activeId,
    news,
    shown,
    options,
    chosen,
    close,
    change,
    show: () => setOpen(true),
    search(text: string) {
      setOpen(true);
      setQuery(text);
      // What is found first can be chosen at once.
      setActive(text.trim() === '' ? -1 : 0);
    },
    press(option: Option) {
      setActive(options.indexOf(option));
      change(option);
    },
    onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
      if (event.nativeEvent.isComposing) return;
      switch (event.key) {
        case 'Enter':
          // Never the form's: what is chosen here is not sent by choosing it.
          event.preventDefault();
          return enter();
        case 'Escape':
          return leave(event);
        case 'Backspace':
          return removeLast(event);
        case 'ArrowDown':
        case 'ArrowUp':
        case 'PageDown':
        case 'PageUp':
          return move(event);
      }
    },
  };
}
