import { useSyncExternalStore } from 'react';
import { choiceKeys } from '#shared/kept-storage.ts';

export const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

// src/app/before-paint/before-paint.js reads the same key.
const storageKey = choiceKeys.theme;
const listeners = new Set<() => void>();

function current(): Theme {
  const { theme } = document.documentElement.dataset;
  return theme === 'light' || theme === 'dark' ? theme : 'system';
}

/** The colour of the browser's own frame. */
function colourFrame(theme: Theme): void {
  for (const colour of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    const own = colour.dataset.theme;
    const chosen = own === theme ? 'all' : 'not all';
    colour.media = theme === 'system' ? `(prefers-color-scheme: ${own})` : chosen;
  }
}

export function chooseTheme(theme: Theme): void {
  colourFrame(theme);
  if (theme === 'system') {
    delete document.documentElement.dataset.theme;
    localStorage.removeItem(storageKey);
  } else {
    document.documentElement.dataset.theme = theme;
    localStorage.setItem(storageKey, theme);
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

export function useTheme(): Theme {
  // The server does not know a chosen theme: its markup is hydrated before the choice is shown.
  return useSyncExternalStore(subscribe, current, () => 'system');
}
