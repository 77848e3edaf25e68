import { useEffect, useRef, useSyncExternalStore } from 'react';
import { choiceKeys } from '#shared/kept-storage.ts';

/** What each key does; a key without a function is left to others. */
export type Shortcuts = Readonly<Record<string, (() => void) | undefined>>;

interface Level {
  current: Shortcuts;
}

// Of two that want a key, the later gets it.
const levels: Level[] = [];

const storageKey = choiceKeys.shortcuts;
const listeners = new Set<() => void>();

/** Keys without a modifier can be switched off: they disturb people who speak to their computer. WCAG 2.1.4. */
const shortcutsOn = () => localStorage.getItem(storageKey) !== 'off';

export function switchShortcuts(on: boolean): void {
  if (on) localStorage.removeItem(storageKey);
  else localStorage.setItem(storageKey, 'off');
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

export const useShortcutsOn = () => useSyncExternalStore(subscribe, shortcutsOn);

/** The user is typing, or a dialog is open. */
function isBusy(target: EventTarget | null): boolean {
  if (document.querySelector('dialog[open], [role=menu]')) return true;
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches('input:not([type=checkbox]), textarea, select'))
  );
}

function press(event: KeyboardEvent) {
  if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
  const deed = levels.findLast(({ current }) => current[event.key])?.current[event.key];
  if (!deed || !shortcutsOn() || isBusy(event.target)) return;
  event.preventDefault();
  deed();
}

interface Placed {
  /** Around the pages: a page that wants the same key gets it. */
  below?: boolean;
}

/** Keys that do something while this part of the page is shown, unless the user is typing. */
export function useShortcuts(shortcuts: Shortcuts, { below = false }: Placed = {}): void {
  const level = useRef(shortcuts);
  useEffect(() => {
    level.current = shortcuts;
  });
  useEffect(() => {
    if (levels.length === 0) document.addEventListener('keydown', press);
    if (below) levels.unshift(level);
    else levels.push(level);
    return () => {
      levels.splice(levels.indexOf(level), 1);
      if (levels.length === 0) document.removeEventListener('keydown', press);
    };
  }, [below]);
}
