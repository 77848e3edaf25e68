import { useSyncExternalStore } from 'react';

export const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

// public/before-paint.js reads the same key.
const storageKey = 'miraco.theme';
const listeners = new Set<() => void>();

function current(): Theme {
  const { theme } = document.documentElement.dataset;
  return theme === 'light' || theme === 'dark' ? theme : 'system';
}

export function chooseTheme(theme: Theme): void {
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
