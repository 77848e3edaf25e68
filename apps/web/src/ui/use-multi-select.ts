import { type KeyboardEvent, useDeferredValue, useEffect, useId, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  chosenOptions,
  filterGroups,
  type Option,
  type OptionGroup,
  optionsOf,
  positionAfterKey,
  toggle,
} from './multi-select-options.ts';

/** Milliseconds without a key pressed before the count is read out: at every letter it would drown the letters. */
const typingPause = 700;

interface MultiSelectState {
  groups: readonly OptionGroup[];
  value: readonly string[];
  onChange: (value: string[]) => void;
  /** The list never closes. */
  pinned: boolean;
  /** Whether a search asks for help. */
  isHelp?: ((query: string) => boolean) | undefined;
}

/** The behaviour of the multi-select: the combobox pattern of the ARIA Authoring Practices, with a multi-selectable list. */
export function useMultiSelect({ groups, value, onChange, pinned, isHelp }: MultiSelectState) {
  const { t } = useTranslation();
  const listId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [open, setOpen] = useState(pinned);
  const [query, setQuery] = useState('');
  const [active, setActive] = useState(-1);
  const [announcement, setAnnouncement] = useState('');
  const all = useMemo(() => optionsOf(groups), [groups]);
  const shown = useMemo(() => filterGroups(groups, query), [groups, query]);
  const options = useMemo(() => optionsOf(shown), [shown]);
  const chosen = chosenOptions(value, all);
  const optionId = (position: number) => `${listId}-${position}`;

  const hasHelpWord = isHelp?.(query) === true;
  const isEmpty = options.length === 0 && query.trim() !== '';
  /** A search for help is never answered with "nothing matches". */
  const isNothing = isEmpty && !hasHelpWord;
  const asksForHelp = hasHelpWord || (isHelp !== undefined && isEmpty);

  const count = useDeferredValue(options.length);
  useEffect(() => {
    if (!open || query.trim() === '') return;
    const found = count > 0 && t('multiSelect.found', { count });
    const result = isNothing ? t('multiSelect.nothing', { query: query.trim() }) : found;
    const said = [asksForHelp && t('multiSelect.help'), result].filter(Boolean).join(' ');
    const timer = setTimeout(() => setAnnouncement(said), typingPause);
    return () => clearTimeout(timer);
  }, [open, query, count, asksForHelp, isNothing, t]);

  const activeId = open && options[active] ? optionId(active) : undefined;
  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);

  const close = () => {
    setOpen(pinned);
    setQuery('');
    setActive(-1);
  };
  const change = (option: Option) => {
    const next = toggle(value, option, all);
    const key = next.includes(option.value) ? 'multiSelect.added' : 'multiSelect.removed';
    const name = key === 'multiSelect.added' && option.note ? `${option.label}, ${option.note}` : option.label;
    setAnnouncement(t(key, { label: name, count: next.length }));
    onChange(next);
  };
  const removeLast = (event: KeyboardEvent) => {
    const last = chosen.at(-1);
    // A key held down to erase a word must not go on to remove options.
    if (last && query === '' && !event.repeat) change(last);
  };
  const enter = () => {
    const option = options[active];
    if (!open) setOpen(true);
    else if (option) {
      change(option);
      // The next letter starts a new search.
      input.current?.select();
    }
  };
  const leave = (event: KeyboardEvent) => {
    if ((pinned || !open) && query === '') return;
    // Closes the list, not a dialog around it.
    event.preventDefault();
    event.stopPropagation();
    close();
  };
  const move = (event: KeyboardEvent) => {
    if (event.altKey) {
      if (event.key === 'ArrowDown') setOpen(true);
      if (event.key === 'ArrowUp') close();
    }
    const position = event.altKey ? undefined : positionAfterKey(event.key, active, options.length);
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
    announcement,
    asksForHelp,
    isNothing,
    shown,
    options,
    chosen,
    close,
    change,
    show: () => setOpen(true),
    search(text: string) {
      setOpen(true);
      setQuery(text);
      // Enter chooses the first match.
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
          // Choosing an option must not submit the form.
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
