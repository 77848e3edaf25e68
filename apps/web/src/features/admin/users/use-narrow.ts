import { useSyncExternalStore } from 'react';

const query = window.matchMedia('(width < 40rem)');

function subscribe(listener: () => void) {
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** A phone held upright: too narrow for a table. */
export function useNarrow(): boolean {
  return useSyncExternalStore(subscribe, () => query.matches);
}
