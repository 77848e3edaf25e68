import { useSyncExternalStore } from 'react';

/** From 64rem on the rail takes its part of the width: what is left is room for a table again from 75rem on. */
const query = window.matchMedia('(54rem <= width < 64rem) or (width >= 75rem)');

function subscribe(listener: () => void) {
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** False where a table of several columns of text could not be read: on a phone, or much enlarged. */
export function useRoomForTable(): boolean {
  return useSyncExternalStore(subscribe, () => query.matches);
}
